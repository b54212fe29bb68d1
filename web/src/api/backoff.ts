/** How long to wait before trying again: longer each time, never all clients at once. */

const FIRST = 300;
const MOST = 6_000;

/** Milliseconds before a try, counted from 0; `lot` is from 0 to 1. */
export function waitBefore(attempt: number, lot: number): number {
  const most = Math.min(MOST, FIRST * 2 ** attempt);
  return Math.round(most / 2 + (lot * most) / 2);
}
