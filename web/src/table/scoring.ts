/** The result of a game: who won, and why each joker counts as its colour. */
import type { Sheet } from "../api/messages.ts";
import { isColour, type Colour } from "../cards/kinds.ts";
import type { SentenceContext } from "./sentences.ts";

type Joker = Sheet["jokers"][number];

/** A number of points, with a real minus sign. */
export function pointsText(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** "6 points" in the reader's language. */
export function countedPoints(points: number, translate: SentenceContext["translate"]): string {
  return translate("count-points", { count: points }).replace(/^-/u, "−");
}

/** What stands behind the number in "6 points". */
export function pointsUnit(counted: string): string {
  return counted.replace(/^\S+\s/u, "");
}

/** A change of points, with its sign. */
export function signedPoints(points: number): string {
  return points > 0 ? `+${points}` : pointsText(points);
}

const MOST_TICKS = 5;

/** The scores that are seen while they run from one to another, a few steps without the last. */
export function scoresBetween(before: readonly number[], after: readonly number[]): number[][] {
  const change = after.map((score, seat) => score - (before[seat] ?? score));
  const steps = Math.min(MOST_TICKS, Math.max(0, ...change.map(Math.abs)));
  return Array.from({ length: Math.max(0, steps - 1) }, (_, index) =>
    after.map((score, seat) => score - Math.round((change[seat]! * (steps - 1 - index)) / steps)),
  );
}

/** The seats with the largest win shares; of points, those that are ahead. */
export function winners(shares: readonly number[]): number[] {
  const most = Math.max(...shares);
  return shares.flatMap((share, seat) => (share === most ? [seat] : []));
}

/** Seats from the most points to the fewest; equal ones have the same rank. */
export function ranking(scores: readonly number[]): { seat: number; rank: number }[] {
  return scores
    .map((score, seat) => ({ seat, rank: 1 + scores.filter((other) => other > score).length }))
    .toSorted((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** Why a joker counts as its colour. */
export type JokerReason =
  | { readonly why: "unknown" | "softens" | "costs-nothing"; readonly colour: Colour }
  | { readonly why: "as-good"; readonly colour: Colour; readonly other: Colour }
  | { readonly why: "better"; readonly colour: Colour; readonly other: Colour; readonly total: number };

export function reasons(sheet: Sheet): JokerReason[] {
  return sheet.jokers.flatMap((joker) => (isColour(joker.colour) ? [reason(joker, joker.colour)] : []));
}

/** Servers of earlier versions name neither the next best colour nor the effect. */
function reason({ totals, effect, next_colour: other = "" }: Joker, colour: Colour): JokerReason {
  if (effect === "softens" || effect === "costs-nothing") return { why: effect, colour };
  if (!isColour(other)) return { why: "unknown", colour };
  const total = totals[other] ?? 0;
  return total === totals[colour]
    ? { why: "as-good", colour, other }
    : { why: "better", colour, other, total };
}
