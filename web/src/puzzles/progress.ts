/** Which puzzles this device has solved, and on which days the puzzle of the day. */
import { readStorage, writeStorage } from "../app/storage.ts";
import { dayBefore } from "../share/daily.ts";
import { daysInARow } from "../share/daily-results.ts";

export interface Progress {
  /** The id of the pack that the numbers belong to. */
  readonly pack: string;
  /** Numbers from 0. */
  readonly solved: readonly number[];
  /** Dates, YYYY-MM-DD. */
  readonly days: readonly string[];
}

const KEY = "coloretto.puzzles";
/** Older days are forgotten. */
const MOST_DAYS = 400;

/** With another pack, all of its puzzles are new; the days stay. */
export function readProgress(pack: string): Progress {
  const stored = readStorage(KEY, isProgress) ?? { pack, solved: [], days: [] };
  return stored.pack === pack ? stored : { pack, solved: [], days: stored.days };
}

export function saveProgress(progress: Progress): void {
  writeStorage(KEY, progress);
}

/** With one more solved puzzle; `day` if it is that day's. */
export function withSolved(progress: Progress, number: number, day: string | null): Progress {
  return {
    ...progress,
    solved: [...new Set([...progress.solved, number])],
    days: [...new Set([...progress.days, ...(day === null ? [] : [day])])].slice(-MOST_DAYS),
  };
}

/** The days in a row with a solved puzzle, up to a date or, while that one is not solved, up to the day before. */
export function puzzleStreak({ days }: Progress, date: string): number {
  return daysInARow((day) => days.includes(day), date, dayBefore);
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null) return false;
  const { pack, solved, days } = value as Partial<Record<keyof Progress, unknown>>;
  return (
    typeof pack === "string" &&
    Array.isArray(solved) &&
    solved.every((number) => Number.isInteger(number)) &&
    Array.isArray(days) &&
    days.every((day) => typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day))
  );
}
