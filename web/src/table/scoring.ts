/** The result of a game: who won, and why each joker counts as its colour. */
import type { Sheet } from "../api/messages.ts";
import { isColour, type Colour } from "../cards/kinds.ts";
import { MOST_CARDS_PAID } from "../engine/layout.ts";

/** A number of points, with a real minus sign. */
export function pointsText(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
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
export type Reason =
  | { readonly why: "alone" | "softens" | "harmless"; readonly colour: Colour }
  | { readonly why: "as-good"; readonly colour: Colour; readonly other: Colour }
  | { readonly why: "better"; readonly colour: Colour; readonly other: Colour; readonly total: number };

export function reasons(sheet: Sheet): Reason[] {
  return sheet.jokers.flatMap(({ colour, totals }) =>
    isColour(colour) ? [reason(sheet, colour, totals)] : [],
  );
}

function reason(sheet: Sheet, colour: Colour, totals: Readonly<Record<string, number>>): Reason {
  const costs = sheet.minus.find((score) => score.colour === colour);
  if (costs) return { why: costs.cards < MOST_CARDS_PAID ? "softens" : "harmless", colour };
  const other = nextBest(sheet, colour, totals);
  if (other === null) return { why: "alone", colour };
  const total = totals[other] ?? 0;
  return total === totals[colour]
    ? { why: "as-good", colour, other }
    : { why: "better", colour, other, total };
}

/** The best of the other colours; of equal ones, one that the player has cards of. */
function nextBest(sheet: Sheet, colour: Colour, totals: Readonly<Record<string, number>>): Colour | null {
  const held = new Map([...sheet.plus, ...sheet.minus].map((score) => [score.colour, score.cards]));
  const others = Object.keys(totals).filter((each): each is Colour => isColour(each) && each !== colour);
  const value = (each: Colour): number => (totals[each] ?? 0) * 100 + (held.get(each) ?? 0);
  return others.toSorted((one, other) => value(other) - value(one))[0] ?? null;
}
