/** Games with real cards, entered move by move. Each is a record that grows; the engine says what is legal. */
import type { Engine, Opening, Position } from "../engine/types.ts";
import { turnsWith, type GameRecord } from "../local/game-record.ts";
import { recordName, uniqueName } from "../local/person-names.ts";
import { positionsOf } from "../local/record-steps.ts";
import { parseRecord } from "../local/record-text.ts";

/** A game as this device stores it. */
export interface EnteredGame {
  readonly id: string;
  /** When it was begun, as a timestamp. */
  readonly begun: number;
  /** The record's text. */
  readonly record: string;
}

export function areEnteredGames(value: unknown): value is readonly EnteredGame[] {
  return Array.isArray(value) && value.every(isEnteredGame);
}

function isEnteredGame(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { id, begun, record } = value as Partial<Record<keyof EnteredGame, unknown>>;
  return typeof id === "string" && typeof begun === "number" && typeof record === "string";
}

/** A record and where its game stands. */
export interface Entry {
  readonly record: GameRecord;
  readonly position: Position;
}

/** A game before its first move; `names` are those of the players, in order. */
export function newRecord(opening: Opening, names: readonly string[], date: string): GameRecord {
  return {
    opening,
    names: names.map((name, player) => uniqueName([], recordName(name) || `#${player + 1}`)),
    turns: [],
    scores: null,
    commitment: null, // nobody knows the order of a real deck
    seed: null,
    entropy: [],
    tags: { date },
  };
}

/** The game of a stored record; null for one that this version cannot read. */
export function entryOf(engine: Engine, text: string): Entry | null {
  try {
    const record = parseRecord(engine, text);
    return { record, position: positionsOf(engine, record).at(-1)! };
  } catch {
    return null;
  }
}

/** Whether an action is not complete without one more card from the deck. */
export function awaitsCard(position: Position, action: string, cards: string): boolean {
  return position.after(action, cards).awaitsCard;
}

/** The record after an action of the player to move, complete with the cards that it revealed. */
export function withAction({ record, position }: Entry, action: string, cards: string): GameRecord {
  const after = position.after(action, cards);
  return {
    ...record,
    turns: turnsWith(record.turns, position.toMove ?? 0, action, cards),
    scores: after.isOver ? after.state.scores : null,
  };
}

/** The record without its last action. */
export function withoutLast(record: GameRecord): GameRecord {
  const last = record.turns.at(-1);
  const before = record.turns.slice(0, -1);
  const isPlaced = last !== undefined && "drawn" in last && last.placed !== null;
  return { ...record, turns: isPlaced ? [...before, { ...last, placed: null }] : before, scores: null };
}
