/** A record's review, a little at a time: the worker that makes it has other calls to answer. */
import type { Engine, Review, Reviewer } from "../engine/types.ts";
import { actionsOf, type GameRecord } from "./game-record.ts";

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
  #done = 0;

  /** The record is verified. */
  constructor(engine: Engine, record: GameRecord) {
    this.#reviewer = engine.review(engine.start(record.opening), "quick");
    this.#actions = record.turns.flatMap((turn) => actionsOf(turn));
  }

  continue(now: () => number): ReviewProgress {
    const end = now() + SLICE;
    const all = this.#actions.length;
    while (this.#done < all) {
      this.#reviewer.add(...this.#actions[this.#done]!);
      this.#done++;
      if (now() >= end) break;
    }
    return { done: this.#done, all, review: this.#done === all ? this.#reviewer.review : null };
  }
}
