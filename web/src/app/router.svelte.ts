/** Client-side routing with the browser's history. */
import { addressOf, fileAt, pathAt, SITE } from "../site.ts";

export type Route =
  | { screen: "home" | "new" | "settings" | "learn" | "daily" | "analyse" | "gallery" | "missing" }
  | { screen: "rules"; edition: string | null }
  /** Without a number, the puzzle of the day. */
  | { screen: "puzzles"; number: number | null }
  | { screen: "score"; part: ScorePart; id?: string }
  | { screen: "table" | "local"; id: string }
  /** Without an id, the game in the address's fragment. */
  | { screen: "challenge"; id: string | null }
  | { screen: "replay"; id: string | null; game: number; isLocal?: boolean };

/** Of the companion for real cards; the first one has no name in its path. */
export type ScorePart = "sheet" | "game" | undefined;

/** Screens whose path is one word. */
const PLAIN = ["new", "settings", "learn", "daily", "analyse"] as const;
type Plain = (typeof PLAIN)[number];

/** The route of a path. */
export function routeOf(path: string): Route {
  const [first = "", second, third, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { screen: "missing" };
  if (first === "table" && second && third === undefined) return { screen: "table", id: second };
  if (first === "local" && second) return localOf(second, third);
  if (first === "replay") return replayOf(second, third);
  if (first === "score") return scoreOf(second, third);
  if (third !== undefined) return { screen: "missing" };
  if (first === "challenge") return { screen: first, id: second ?? null };
  if (first === "rules") return { screen: "rules", edition: second ?? null };
  if (first === "puzzles") return puzzlesOf(second);
  if (second !== undefined) return { screen: "missing" };
  if (first === "") return { screen: "home" };
  if (PLAIN.includes(first as Plain)) return { screen: first as Plain };
  if (first === "gallery" && import.meta.env.DEV) return { screen: first };
  return { screen: "missing" };
}

/** A part of the companion, or one of the games entered there. */
function scoreOf(part: string | undefined, id: string | undefined): Route {
  if (part === "game" && id !== undefined) return { screen: "score", part, id };
  const isPart = part === undefined || part === "sheet" || part === "game";
  return isPart && id === undefined ? { screen: "score", part } : { screen: "missing" };
}

/** A table of this device, or one of its games. */
function localOf(id: string, game: string | undefined): Route {
  if (game === undefined) return { screen: "local", id };
  const replay = replayOf(id, game);
  return replay.screen === "replay" ? { ...replay, isLocal: true } : replay;
}

function replayOf(id: string | undefined, game: string | undefined): Route {
  if (id === undefined) return { screen: "replay", id: null, game: 0 };
  const number = Number(game ?? "1");
  return Number.isInteger(number) && number > 0
    ? { screen: "replay", id, game: number }
    : { screen: "missing" };
}

/** Puzzles count from 1 on. */
function puzzlesOf(text: string | undefined): Route {
  if (text === undefined) return { screen: "puzzles", number: null };
  return /^[1-9]\d{0,4}$/.test(text) ? { screen: "puzzles", number: Number(text) } : { screen: "missing" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw(routeOf(pathAt(location)));

/** The current route. */
export function route(): Route {
  return current;
}

/** Go to a path of this app, like `/table/abc`. */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  go(addressOf(path), options.replace);
}

function go(address: string, isReplacing = false): void {
  const isSame = address === location.pathname + location.search;
  history[isReplacing || isSame ? "replaceState" : "pushState"](null, "", address);
  update();
  scrollTo(0, 0);
}

function update(): void {
  current = routeOf(pathAt(location));
}

addEventListener("popstate", update);

/** Handle clicks on links of this app without loading a page; for the document, once. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (!link.pathname.startsWith(SITE.base) || link.pathname.startsWith(fileAt("api/"))) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
