/** The game that the home page's main button starts: the one chosen last on this device. */
import type { RuleSetLine } from "../api/messages.ts";

/** A rule set that can be chosen. */
export type Offer = Pick<RuleSetLine, "name" | "edition" | "players" | "table" | "games">;
import { readStorage, writeStorage } from "./storage.ts";

export interface QuickGame {
  readonly edition: string;
  readonly players: number;
  /** The scoring table. */
  readonly table: string;
  readonly level: string;
  /** The people at the screen; one, unless there are names of several. */
  readonly names?: readonly string[];
  /** In the match; as many as the rule set says, unless it is chosen. */
  readonly games?: number;
}

/** What makes a printed rule set. */
export type RuleSetChoice = Pick<QuickGame, "edition" | "players" | "table">;

const KEY = "coloretto.quick";
const DEFAULT: QuickGame = { edition: "golden", players: 4, table: "brown", level: "easy" };

export function isQuickGame(value: unknown): value is QuickGame {
  if (typeof value !== "object" || value === null) return false;
  const { edition, players, table, level, ...rest } = value as Partial<Record<keyof QuickGame, unknown>>;
  const { names = [], games = 1 } = rest;
  const areNumbers = [players, games].every((each) => typeof each === "number");
  const texts = Array.isArray(names) ? [edition, table, level, ...(names as unknown[])] : [null];
  return areNumbers && texts.every((each) => typeof each === "string");
}

let chosen: QuickGame = $state.raw(readStorage(KEY, isQuickGame) ?? DEFAULT);

export function quickGame(): QuickGame {
  return chosen;
}

export function changeQuickGame(changes: Partial<QuickGame>, rules: readonly Offer[]): void {
  chooseQuickGame(nearestOffered({ ...chosen, ...changes }, rules));
}

export function chooseQuickGame(game: QuickGame): void {
  chosen = game;
  writeStorage(KEY, chosen);
}

/** The nearest game that is offered: an edition has its own player counts and scoring tables. */
export function nearestOffered<G extends RuleSetChoice>(game: G, rules: readonly Offer[]): G {
  const found =
    rules.find((each) => each.name === ruleSetId(game)) ??
    rules.find((each) => each.edition === game.edition && each.players === game.players) ??
    rules.find((each) => each.edition === game.edition) ??
    rules[0];
  return found ? { ...game, edition: found.edition, players: found.players, table: found.table } : game;
}

/** The id of the rule set, like `golden-4-brown`. */
export function ruleSetId({ edition, players, table }: RuleSetChoice): string {
  return `${edition}-${players}-${table}`;
}
