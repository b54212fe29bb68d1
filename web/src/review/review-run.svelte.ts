/** The review of a recorded game, as the page follows it: the worker makes it, a few actions at a time. */
import type { Review } from "../engine/types.ts";
import { connectLocally, type LocalConnection } from "../local/connection.ts";
import { finishedReviews } from "./finished-reviews.ts";

export class ReviewRun {
  readonly #record: string;
  readonly #connect: () => Promise<Pick<LocalConnection, "call">>;
  /** The share of the actions that are reviewed; null while nothing is. */
  progress: number | null = $state.raw(null);
  review: Review | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** Counts starts and stops: what was begun under another number is over. */
  #run = 0;

  constructor(record: string, connect: () => Promise<Pick<LocalConnection, "call">> = connectLocally) {
    this.#record = record;
    this.#connect = connect;
    this.review = finishedReviews.get(record) ?? null;
  }

  async start(): Promise<void> {
    const run = ++this.#run;
    this.problem = null;
    this.progress = 0;
    try {
      await this.#follow(run);
    } catch (error) {
      if (run === this.#run) this.problem = error;
    }
    if (run === this.#run) this.progress = null;
  }

  async #follow(run: number): Promise<void> {
    const connection = await this.#connect();
    const number = await connection.call("beginReview", this.#record);
    while (run === this.#run && this.review === null) {
      const { done, all, review } = await connection.call("continueReview", number);
      if (run !== this.#run) return;
      this.progress = done / all;
      this.review = review;
      if (review !== null) finishedReviews.set(this.#record, review);
    }
  }

  /** What was reviewed so far is dropped. */
  stop(): void {
    this.#run++;
    this.progress = null;
  }
}
