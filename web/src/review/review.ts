/** What a review tells: the costly decisions, the cards that mattered, and whether it is to be trusted. */
import type { Decision, Review } from "../engine/types.ts";

/** The most decisions and cards that are listed. */
const MOST_LISTED = 5;

/** The decisions that cost most, the costliest first. */
export function costliest(review: Review): readonly Decision[] {
  return review.decisions
    .filter(({ label }) => label !== "good")
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST_LISTED);
}

/** A player's decisions that deserve a mark in the graph. */
export function mistakesOf(review: Review, seat: number): readonly Decision[] {
  return review.decisions.filter(
    (decision) => decision.seat === seat && (decision.label === "mistake" || decision.label === "blunder"),
  );
}

export interface LuckyCard {
  readonly move: number;
  readonly card: string;
  /** What it gave the player. */
  readonly luck: number;
}

/** The cards that gave a player most or took most, in the order of the game. */
export function cardsThatMattered(review: Review, seat: number): readonly LuckyCard[] {
  return review.reveals
    .filter(({ labels }) => labels[seat] !== null)
    .map(({ move, card, luck }) => ({ move, card, luck: luck[seat]! }))
    .toSorted((one, other) => Math.abs(other.luck) - Math.abs(one.luck))
    .slice(0, MOST_LISTED)
    .toSorted((one, other) => one.move - other.move);
}

/** As `Review.is_uncertain` in Python: whether the evaluation changed its mind by more than the cards changed the game. */
export function isUncertain({ seats }: Review): boolean {
  const total = (part: "correction" | "luck"): number =>
    seats.reduce((sum, seat) => sum + Math.abs(seat[part]), 0);
  return total("correction") > total("luck");
}

/** A share of the win in whole per cent; `signed` for a change. */
export function percentNumber(share: number, signed = false): string {
  const percent = Math.round(share * 100);
  if (percent < 0) return `−${-percent}`;
  return signed && percent > 0 ? `+${percent}` : String(percent);
}
