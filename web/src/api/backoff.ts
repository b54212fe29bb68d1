/** Exponential backoff with jitter, so that clients do not all reconnect at once. */

const FIRST = 300;
const LONGEST = 6_000;

/** Milliseconds to wait before an attempt, counted from 0; `random` is from 0 to 1. */
export function waitBefore(attempt: number, random: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(longest / 2 + (random * longest) / 2);
}
