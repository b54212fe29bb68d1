/** The game that one click begins: the one that was chosen last on this device. */
import type { RuleSetLine } from "../api/messages.ts";
import { keep, kept } from "./storage.ts";

export interface Quick {
  readonly edition: string;
  readonly players: number;
  readonly table: string;
  readonly level: string;
}

const KEY = "coloretto.quick";
const FIRST: Quick = { edition: "golden", players: 4, table: "brown", level: "easy" };

export function isQuick(value: unknown): value is Quick {
  if (typeof value !== "object" || value === null) return false;
  const { edition, players, table, level } = value as Partial<Record<keyof Quick, unknown>>;
  return [edition, table, level].every((each) => typeof each === "string") && typeof players === "number";
}

let chosen: Quick = $state.raw(kept(KEY, isQuick) ?? FIRST);

export function quick(): Quick {
  return chosen;
}

export function choose(changes: Partial<Quick>, rules: readonly RuleSetLine[]): void {
  chosen = nearest({ ...chosen, ...changes }, rules);
  keep(KEY, chosen);
}

/** The wish as it can be fulfilled: an edition has its own numbers of players and scoring tables. */
export function nearest(wish: Quick, rules: readonly RuleSetLine[]): Quick {
  const found =
    rules.find((each) => each.name === nameOf(wish)) ??
    rules.find((each) => each.edition === wish.edition && each.players === wish.players) ??
    rules.find((each) => each.edition === wish.edition) ??
    rules[0];
  return found ? { ...wish, edition: found.edition, players: found.players, table: found.table } : wish;
}

/** The rule set's name. */
export function nameOf({ edition, players, table }: Omit<Quick, "level">): string {
  return `${edition}-${players}-${table}`;
}
