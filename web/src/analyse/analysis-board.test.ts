import { expect, test } from "vitest";
import type { Advice, Effort, Reason } from "../engine/types.ts";
import { nodeEngine } from "../local/node-engine.ts";
import { AnalysisBoard } from "./analysis-board.svelte.ts";

const engine = await nodeEngine();
const START = "golden-3-brown g ab/x/c de/abJ*/f 2:choose 2 -";

/** Answers when a test lets it. */
class Worker {
  readonly asked: [position: string, effort: Effort][] = [];
  readonly #waiting: ((advice: Advice) => void)[] = [];

  analyse = (position: string, effort: Effort): Promise<Advice> => {
    this.asked.push([position, effort]);
    return new Promise((resolve) => this.#waiting.push(resolve));
  };

  async answer(share: number, reason: Reason | null = null): Promise<void> {
    const value = { action: "D", shares: [share, 0, 0], scores: [], worth: share, exact: false };
    this.#waiting.shift()!({ actions: [value], other: null, reason });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test("a position is valued quickly, then better", async () => {
  const worker = new Worker();
  const board = new AnalysisBoard(engine, START, worker.analyse);
  expect(board.values).toBeNull();
  await worker.answer(0.4);
  expect(board.shares).toEqual([0.4, 0, 0]);
  await worker.answer(0.5);
  expect(board.shares).toEqual([0.5, 0, 0]);
  expect(worker.asked).toEqual([
    [START, "quick"],
    [START, "normal"],
  ]);
});

test("the reason is that of the position shown", async () => {
  const worker = new Worker();
  const board = new AnalysisBoard(engine, START, worker.analyse);
  const { reason } = engine.advise(engine.position(START), "quick");
  expect(reason).not.toBeNull();
  await worker.answer(0.4, reason);
  expect(board.reason).toEqual(reason);
  board.choose("D");
  expect(board.reason).toBeNull();
});

test("an action, the card that it reveals and its place make a line, which is taken back step by step", () => {
  const board = new AnalysisBoard(engine, START, new Worker().analyse);
  board.choose("D");
  expect([board.awaitsCard, board.position.legal]).toEqual([true, []]);
  board.reveal("c");
  expect(board.position.state.drawn).toBe("c");
  board.choose("P2");
  expect(board.position.state.rows[2]).toBe("cc");
  for (let step = 0; step < 3; step++) board.undo();
  expect([board.position.text, board.canUndo]).toEqual([START, false]);
});

test("what is not legal is not chosen", () => {
  const board = new AnalysisBoard(engine, START, new Worker().analyse);
  board.choose("T1");
  expect(board.position.text).toBe(START);
});

test("values of a position that is no longer shown are dropped", async () => {
  const worker = new Worker();
  const board = new AnalysisBoard(engine, START, worker.analyse);
  board.choose("D");
  await worker.answer(0.4);
  expect(board.values).toBeNull();
  expect(worker.asked).toHaveLength(1);
});

test("errors are shown, and the analysis can be retried", async () => {
  const board = new AnalysisBoard(engine, START, () => Promise.reject(new Error("no worker")));
  await board.value();
  expect(board.problem).toEqual(new Error("no worker"));
});
