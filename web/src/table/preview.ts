/** What rows and cards are worth: whom a preview is about, and which cards it counts. The engine counts them. */
import type { Sheet } from "../api/messages.ts";
import { isColour, type Kind } from "../cards/kinds.ts";
import type { Position } from "../engine/types.ts";
import type { RowChoice } from "./choices.ts";

/** Explains the score of a hand: the engine does. */
export type Scorer = (hand: string) => Sheet;

/** What a row does to a player's score. */
export interface RowGain {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

export interface RowPreview {
  /** For me, unless I am out of the round, and for the player whose turn comes next. */
  readonly gains: readonly RowGain[];
  /** Whether a golden joker brings one more card, which nobody knows. */
  readonly hasBonus: boolean;
}

/** The points of each kind that counts, by its letter. */
export type KindPoints = Readonly<Partial<Record<Kind, number>>>;

/** What taking a row does to scores, with the drawn card if it can be put there; null where there is nothing to take. */
export function rowPreview(
  position: Position,
  { row, choice, me }: { row: number; choice: RowChoice | null; me: number },
  scorer: Scorer,
): RowPreview | null {
  const { state } = position;
  const cards = `${state.rows[row] ?? ""}${choice === "place" ? (state.drawn ?? "") : ""}`;
  if (cards === "") return null;
  const gains = previewedSeats(position, me).map((seat) => ({
    seat,
    before: state.scores[seat]!,
    after: scorer(`${state.hands[seat]!}${cards}`).total,
  }));
  return { gains, hasBonus: cards.includes("J") };
}

/** I, unless I am out of the round, and the next of the others to move. */
function previewedSeats(position: Position, me: number): number[] {
  const next = position.toMove === me ? position.nextInRound(me) : position.toMove;
  const mine = position.state.in_round.includes(me) ? [me] : [];
  return next === null || next === me ? mine : [...mine, next];
}

/** What each kind adds to a score or takes from it; jokers are part of their colours. */
export function kindPoints({ plus, minus, plus_twos, plus_two_points }: Sheet): KindPoints {
  const colours = [...plus, ...minus].flatMap(({ colour, points }) =>
    isColour(colour) ? [[colour, points] as const] : [],
  );
  return { ...Object.fromEntries(colours), ...(plus_twos > 0 ? { "+": plus_two_points } : {}) };
}
