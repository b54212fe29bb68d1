/** What a review tells: the costly decisions, the cards that mattered, and whether it is to be trusted. */
import type { Decision, LuckLabel, Review } from "../engine/types.ts";

/** The most decisions and cards that are listed. */
export const MOST_LISTED = 5;

/** The decisions that cost most, the costliest first: of all players, or of one. */
export function costliest(review: Review, seat: number | null = null): readonly Decision[] {
  return review.decisions
    .filter((decision) => decision.label !== "good" && (seat === null || decision.seat === seat))
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST_LISTED);
}

/** A player's decisions that deserve a mark in the graph. */
export function mistakesOf(review: Review, seat: number): readonly Decision[] {
  return review.decisions.filter((decision) => decision.seat === seat && isMistake(decision));
}

/** The step of the next mistake of anyone, or of the one before; null if there is none. */
export function mistakeFrom({ decisions }: Review, step: number, by: 1 | -1): number | null {
  const mistakes = decisions.filter(isMistake).map(({ move }) => move);
  const found = by > 0 ? mistakes.find((move) => move > step) : mistakes.findLast((move) => move < step);
  return found ?? null;
}

function isMistake({ label }: Decision): boolean {
  return label === "mistake" || label === "blunder";
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

/** Something in the graph that deserves a look: a mistake, or a card that mattered. */
export interface Mark {
  readonly kind: "mistake" | LuckLabel;
  readonly move: number;
  /** The step that shows it: the position before a decision, the one after a card. */
  readonly step: number;
  /** What it changed for the player. */
  readonly change: number;
}

/** The marks of a player, in the order of the game. */
export function marksOf(review: Review, seat: number): readonly Mark[] {
  const mistakes = mistakesOf(review, seat).map(({ move, loss }): Mark => ({
    kind: "mistake",
    move,
    step: move,
    change: -loss,
  }));
  const cards = cardsThatMattered(review, seat).map(({ move, luck }): Mark => ({
    kind: luck > 0 ? "lucky" : "unlucky",
    move,
    step: move + 1,
    change: luck,
  }));
  return [...mistakes, ...cards].toSorted((one, other) => one.step - other.step);
}

/** As `Review.is_uncertain` in Python: whether the evaluation changed its mind by more than the cards changed the game. */
export function isUncertain({ seats }: Review): boolean {
  const total = (part: "correction" | "luck"): number =>
    seats.reduce((sum, seat) => sum + Math.abs(seat[part]), 0);
  return total("correction") > total("luck");
}

/** How many digits after the point tell the best of some shares from the others: one where whole per cent are equal. */
export function digitsOf(shares: readonly number[]): Digits {
  const most = Math.max(...shares);
  const isClose = (share: number): boolean =>
    !isAlike(share, most) && percentNumber(share) === percentNumber(most);
  return shares.some(isClose) ? 1 : 0;
}

/** Whether two shares are the same even with a digit after the point. */
export function isAlike(one: number, other: number): boolean {
  return Math.round(one * 1000) === Math.round(other * 1000);
}

/** After the point of a share in per cent. */
export type Digits = 0 | 1;

/** A share of the win in whole per cent; `signed` for a change. */
export function percentNumber(share: number, signed = false): string {
  const percent = Math.round(share * 100);
  if (percent < 0) return `−${-percent}`;
  return signed && percent > 0 ? `+${percent}` : String(percent);
}
