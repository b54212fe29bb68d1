/** How this device has done with the deals of the days. The first attempt of a day counts, the others are practice. */
import { readStorage, writeStorage } from "../app/storage.ts";

export interface DailyAttempt {
  readonly date: string;
  /** The table on this device. */
  readonly table: string;
  /** Everybody's points; null until the game is over. */
  readonly scores: readonly number[] | null;
  /** Whether a bot has made moves for the person: then the day does not count for the streak. */
  readonly isHelped: boolean;
}

type Attempts = readonly DailyAttempt[];

const KEY = "coloretto.daily";
/** Older ones are forgotten. */
const MOST = 400;

export function dailyAttempts(): Attempts {
  return readStorage(KEY, areAttempts) ?? [];
}

export function saveAttempts(attempts: Attempts): void {
  writeStorage(KEY, attempts.slice(-MOST));
}

export function attemptOf(attempts: Attempts, date: string): DailyAttempt | null {
  return attempts.find((each) => each.date === date) ?? null;
}

/** With the first game of a day; a later one changes nothing. */
export function withAttempt(attempts: Attempts, date: string, table: string): Attempts {
  if (attemptOf(attempts, date) !== null) return attempts;
  return [...attempts, { date, table, scores: null, isHelped: false }];
}

/** With the result of a table, if it is an attempt that counts. */
export function withResult(
  attempts: Attempts,
  table: string,
  scores: readonly number[],
  isHelped: boolean,
): Attempts {
  return attempts.map((each) =>
    each.table === table && each.scores === null ? { ...each, scores, isHelped } : each,
  );
}

/** How many days in a row were finished, up to a date or, while that one is not finished, up to the day before. */
export function streakOf(attempts: Attempts, date: string, dayBefore: (date: string) => string): number {
  const isDone = (day: string): boolean => {
    const attempt = attemptOf(attempts, day);
    return attempt?.scores != null && !attempt.isHelped;
  };
  return daysInARow(isDone, date, dayBefore);
}

/** How many days in a row are done, up to a date or, while that one is not, up to the day before. */
export function daysInARow(
  isDone: (day: string) => boolean,
  date: string,
  dayBefore: (date: string) => string,
): number {
  let count = 0;
  for (let day = isDone(date) ? date : dayBefore(date); isDone(day); day = dayBefore(day)) count += 1;
  return count;
}

function areAttempts(value: unknown): value is DailyAttempt[] {
  return Array.isArray(value) && value.every(isAttempt);
}

function isAttempt(value: unknown): value is DailyAttempt {
  if (typeof value !== "object" || value === null) return false;
  const { date, table, scores, isHelped } = value as Record<string, unknown>;
  const areNumbers =
    scores === null || (Array.isArray(scores) && scores.every((each) => typeof each === "number"));
  const isDate = typeof date === "string" && /^\d{4}-\d\d-\d\d$/.test(date);
  return isDate && typeof table === "string" && areNumbers && typeof isHelped === "boolean";
}
