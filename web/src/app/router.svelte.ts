/** Client-side routing with the browser's history. */

export type Route =
  | { screen: "home" | "new" | "settings" | "learn" | "gallery" | "missing" }
  | { screen: "rules"; edition: string | null }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string | null; game: number };

/** The route of a path. */
export function routeOf(path: string): Route {
  const [first = "", second, third, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { screen: "missing" };
  if (first === "table" && second && third === undefined) return { screen: "table", id: second };
  if (first === "replay") return replayOf(second, third);
  if (third !== undefined) return { screen: "missing" };
  if (first === "rules") return { screen: "rules", edition: second ?? null };
  if (second !== undefined) return { screen: "missing" };
  if (first === "") return { screen: "home" };
  if (first === "new" || first === "settings" || first === "learn") return { screen: first };
  if (first === "gallery" && import.meta.env.DEV) return { screen: first };
  return { screen: "missing" };
}

function replayOf(id: string | undefined, game: string | undefined): Route {
  if (id === undefined) return { screen: "replay", id: null, game: 0 };
  const number = Number(game ?? "1");
  return Number.isInteger(number) && number > 0
    ? { screen: "replay", id, game: number }
    : { screen: "missing" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw(routeOf(location.pathname));

/** The current route. */
export function route(): Route {
  return current;
}

/** Go to a path of this app, like `/table/abc`. */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  const isSame = path === location.pathname + location.search;
  history[options.replace || isSame ? "replaceState" : "pushState"](null, "", path);
  update();
  scrollTo(0, 0);
}

function update(): void {
  current = routeOf(location.pathname);
}

addEventListener("popstate", update);

/** Handle clicks on links of this app without loading a page; for the document, once. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
