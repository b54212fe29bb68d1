/** The game that the home page's main button starts: the one chosen last on this device. */
import type { RuleSetLine } from "../api/messages.ts";
import { readStorage, writeStorage } from "./storage.ts";

export interface QuickGame {
  readonly edition: string;
  readonly players: number;
  /** The scoring table. */
  readonly table: string;
  readonly level: string;
}

const KEY = "coloretto.quick";
const DEFAULT: QuickGame = { edition: "golden", players: 4, table: "brown", level: "easy" };

export function isQuickGame(value: unknown): value is QuickGame {
  if (typeof value !== "object" || value === null) return false;
  const { edition, players, table, level } = value as Partial<Record<keyof QuickGame, unknown>>;
  return [edition, table, level].every((each) => typeof each === "string") && typeof players === "number";
}

let chosen: QuickGame = $state.raw(readStorage(KEY, isQuickGame) ?? DEFAULT);

export function quickGame(): QuickGame {
  return chosen;
}

export function changeQuickGame(changes: Partial<QuickGame>, rules: readonly RuleSetLine[]): void {
  chosen = nearestOffered({ ...chosen, ...changes }, rules);
  writeStorage(KEY, chosen);
}

/** The nearest game the server offers: an edition has its own player counts and scoring tables. */
export function nearestOffered(game: QuickGame, rules: readonly RuleSetLine[]): QuickGame {
  const found =
    rules.find((each) => each.name === ruleSetId(game)) ??
    rules.find((each) => each.edition === game.edition && each.players === game.players) ??
    rules.find((each) => each.edition === game.edition) ??
    rules[0];
  return found ? { ...game, edition: found.edition, players: found.players, table: found.table } : game;
}

/** The id of the rule set, like `golden-4-brown`. */
export function ruleSetId({ edition, players, table }: Omit<QuickGame, "level">): string {
  return `${edition}-${players}-${table}`;
}
