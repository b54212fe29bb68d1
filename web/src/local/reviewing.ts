/** A record's review, a little at a time: the worker that makes it has other calls to answer. */
import type { Engine, Position, Review, Reviewer } from "../engine/types.ts";
import { actionsBefore, actionsOf, type GameRecord } from "./game-record.ts";

/** Milliseconds that one call may take; it ends with the action that exceeds them. */
const SLICE = 20;

/** The level whose network judges games. */
export const REVIEWER = "expert";

export interface ReviewProgress {
  /** Actions reviewed so far, of all. */
  readonly done: number;
  readonly all: number;
  /** Null until all are. */
  readonly review: Review | null;
}

export class GameReview {
  readonly #reviewer: Reviewer;
  readonly #actions: readonly (readonly [action: string, cards: string])[];
  readonly #actionsBefore: number;
  /** Until the review begins: in a game that continues another one, that is later. */
  #position: Position;
  #done = 0;

  /** The record is verified. */
  constructor(engine: Engine, record: GameRecord) {
    this.#position = engine.start(record.opening);
    this.#reviewer = engine.review(this.#position, "quick");
    this.#actionsBefore = actionsBefore(record);
    this.#actions = record.turns.flatMap((turn) => actionsOf(turn));
  }

  continue(now: () => number): ReviewProgress {
    const end = now() + SLICE;
    const all = this.#actions.length;
    while (this.#done < all) {
      const [action, cards] = this.#actions[this.#done]!;
      if (this.#done < this.#actionsBefore) this.#skip(action, cards);
      else this.#reviewer.add(action, cards);
      this.#done++;
      if (now() >= end) break;
    }
    return { done: this.#done, all, review: this.#done === all ? this.#reviewer.review : null };
  }

  #skip(action: string, cards: string): void {
    this.#position = this.#position.after(action, cards);
    this.#reviewer.skipTo(this.#position);
  }
}
