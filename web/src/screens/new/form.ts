/** What a new table is to be like, as its form knows it. */
import type { RuleSetLine, TableOptions } from "../../api/messages.ts";
import { nameOf } from "../../app/quick-game.svelte.ts";

export interface Wish {
  edition: string;
  players: number;
  table: string;
  games: number;
  /** For each seat but one's own a level, or `open`. */
  others: string[];
  isPublic: boolean;
  /** `none`, or seconds as `move-30` and `game-600`. */
  clock: string;
  spectators: boolean;
  chat: boolean;
}

export const OPEN = "open";
export const CLOCKS = [
  "none",
  "move-30",
  "move-60",
  "move-180",
  "game-300",
  "game-600",
  "game-1200",
] as const;
export const MOST_GAMES = 12;

export const FIRST: Wish = {
  edition: "golden",
  players: 4,
  table: "brown",
  games: 1,
  others: [],
  isPublic: false,
  clock: "none",
  spectators: true,
  chat: true,
};

/** The wish with changes, and with everything else fitting again. */
export function changed(wish: Wish, changes: Partial<Wish>, rules: readonly RuleSetLine[]): Wish {
  const wanted = { ...wish, ...changes };
  const of = rules.filter((each) => each.edition === wanted.edition);
  const fitting =
    of.find((each) => each.players === wanted.players && each.table === wanted.table) ??
    of.find((each) => each.players === wanted.players) ??
    of[0];
  if (!fitting) return wanted;
  const isOtherEdition = changes.edition !== undefined && changes.edition !== wish.edition;
  return {
    ...wanted,
    players: fitting.players,
    table: fitting.table,
    games: isOtherEdition ? fitting.games : wanted.games,
    others: Array.from({ length: fitting.players - 1 }, (_, seat) => wanted.others[seat] ?? OPEN),
  };
}

/** As the server wants it; the one who asks gets the first seat. */
export function optionsOf(wish: Wish): TableOptions {
  const [kind, seconds] = wish.clock.split("-");
  return {
    rules: nameOf(wish),
    games: wish.games,
    seats: [OPEN, ...wish.others],
    public: wish.isPublic,
    spectators: wish.spectators,
    chat: wish.chat,
    clock: kind === "move" || kind === "game" ? { [kind]: Number(seconds) } : {},
  };
}

/** Whether a kept wish can still be one. */
export function isWish(value: unknown): value is Wish {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(FIRST).every(([key, first]) => {
    const found = (value as Record<string, unknown>)[key];
    return Array.isArray(first)
      ? Array.isArray(found) && found.every((each) => typeof each === "string")
      : typeof found === typeof first;
  });
}
