import { expect, test } from "vitest";
import type { Review } from "../engine/types.ts";
import { ReviewRun } from "./review-run.svelte.ts";

const REVIEW = { first_move: 0, seats: [], decisions: [], reveals: [], shares: [] } satisfies Review;

/** A worker that reviews one of four actions at each call, and then calls back. */
function worker(onCall: (done: number) => void = () => undefined): () => Promise<{ call: never }> {
  let done = 0;
  const call = (method: string): Promise<unknown> => {
    if (method === "beginReview") return Promise.resolve(1);
    done++;
    onCall(done);
    return Promise.resolve({ done, all: 4, review: done === 4 ? REVIEW : null });
  };
  return () => Promise.resolve({ call: call as never });
}

test("a review is followed to its end, and the game is not reviewed again", async () => {
  const progress: (number | null)[] = [];
  const run = new ReviewRun(
    "one",
    worker(() => progress.push(run.progress)),
  );
  await run.start();
  expect(progress).toEqual([0, 0.25, 0.5, 0.75]);
  expect([run.review, run.progress, run.problem]).toEqual([REVIEW, null, null]);
  expect(new ReviewRun("one").review).toBe(run.review);
});

test("a review that is stopped asks for no more, and can be started again", async () => {
  const calls: number[] = [];
  const run = new ReviewRun(
    "two",
    worker((done) => {
      calls.push(done);
      if (calls.length === 2) run.stop();
    }),
  );
  await run.start();
  expect([calls, run.review, run.progress]).toEqual([[1, 2], null, null]);
  await run.start();
  expect(run.review).toEqual(REVIEW);
});

test("errors are shown", async () => {
  const run = new ReviewRun("three", () => Promise.reject(new Error("no worker")));
  await run.start();
  expect([run.problem, run.progress]).toEqual([new Error("no worker"), null]);
});
