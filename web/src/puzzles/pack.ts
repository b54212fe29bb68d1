/** The puzzles that come with the app, found by `python -m coloretto.puzzles`. See docs/puzzles.md. */
import { LEVELS } from "../local/offers.ts";
import { DAY } from "../share/daily.ts";

export type Theme =
  | "joker"
  | "golden-joker"
  | "plus-two"
  | "last-round"
  | "two-players"
  | "violet"
  | "spoiling"
  | "fewer-points";

export interface Puzzle {
  /** Its text; the player to move is the one who is asked. */
  readonly position: string;
  /** By legal action, the best one first: that player's share of the win after it, in thousandths. */
  readonly values: Readonly<Record<string, number>>;
  /** The largest standard error of those shares, in thousandths; 0 if they are exact. */
  readonly error: number;
  /** The weakest level that finds the best action as all stronger ones do, or `beyond`. */
  readonly grade: string;
  readonly found_by: readonly string[];
  readonly themes: readonly Theme[];
}

/** A game up to the position of a puzzle. */
export interface PuzzleGame {
  /** The text of its first position. */
  readonly start: string;
  /** As in records, with a space between them; whose turn it is follows from the rules. */
  readonly turns: string;
}

export interface Pack {
  /** Another one if the puzzles or their order change. */
  readonly id: string;
  readonly puzzles: readonly Puzzle[];
}

/** What is wanted; an empty text is anything. */
export interface Filter {
  readonly theme: Theme | "";
  readonly grade: string;
}

export const ANY: Filter = { theme: "", grade: "" };

export async function loadPack(): Promise<Pack> {
  return (await import("virtual:puzzles")).default;
}

/** The game of a puzzle, counted from 0: only those who play on from it need one. */
export async function loadGame(index: number): Promise<PuzzleGame> {
  return (await import("virtual:puzzle-games")).default[index]!;
}

/** The action that solves a puzzle. */
export function solutionOf(puzzle: Puzzle): string {
  return Object.keys(puzzle.values)[0]!;
}

/** The number of the puzzle of a day, from 0: the same for everyone with the same pack. */
export function dailyNumber({ puzzles }: Pack, date: string): number {
  return (Date.parse(date) / DAY) % puzzles.length;
}

/** The themes and grades that occur, in a fixed order. */
export function themesOf({ puzzles }: Pack): Theme[] {
  return [...new Set(puzzles.flatMap(({ themes }) => themes))].sort();
}

const GRADES = [...LEVELS, "beyond"];

export function gradesOf({ puzzles }: Pack): string[] {
  const found = new Set(puzzles.map(({ grade }) => grade));
  return GRADES.filter((grade) => found.has(grade));
}

/** The numbers of the puzzles that a filter lets through. */
export function numbersOf({ puzzles }: Pack, { theme, grade }: Filter): number[] {
  return puzzles.flatMap((puzzle, number) =>
    (theme === "" || puzzle.themes.includes(theme)) && (grade === "" || puzzle.grade === grade)
      ? [number]
      : [],
  );
}

/** The next one after a number, unsolved if there is any; null if there is none. */
export function nextNumber(
  numbers: readonly number[],
  solved: ReadonlySet<number>,
  after: number,
): number | null {
  const open = numbers.filter((number) => number !== after && !solved.has(number));
  const others = open.length > 0 ? open : numbers.filter((number) => number !== after);
  return others.find((number) => number > after) ?? others[0] ?? null;
}
