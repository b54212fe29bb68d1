/** The game of a puzzle as a record. */
import type { Engine, Position } from "../engine/types.ts";
import type { PuzzleGame } from "../puzzles/pack.ts";
import { openingOf, turnsWith, type GameRecord } from "./game-record.ts";

/** Turns as in the text of a record. */
const ACTION = /(?<draw>D)(?<drawn>.)|(?<place>P\d)|(?<take>T\d)(?:=(?<revealed>\S+))?/g;

/** The record of the game up to the puzzle, of players with these names; throws an EngineError if it breaks the rules. */
export function puzzleRecord(
  engine: Engine,
  { start, turns }: PuzzleGame,
  names: readonly string[],
): GameRecord {
  let position: Position = engine.position(start);
  const record: GameRecord = {
    opening: openingOf(position),
    names,
    turns: [],
    scores: null,
    commitment: null,
    seed: null,
    entropy: [],
    tags: {},
  };
  let played = record.turns;
  for (const { groups } of turns.matchAll(ACTION)) {
    const { draw, drawn, place, take, revealed } = groups!;
    const [action, cards] = [(draw ?? place ?? take)!, drawn ?? revealed ?? ""];
    played = turnsWith(played, position.toMove!, action, cards);
    position = position.after(action, cards);
  }
  return { ...record, turns: played };
}
