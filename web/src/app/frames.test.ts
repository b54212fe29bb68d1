import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { overFrames } from "./frames.ts";

let waiting: (() => void)[] = [];

function frame(): void {
  for (const call of waiting.splice(0)) call();
}

beforeEach(() => {
  waiting = [];
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => waiting.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => (waiting = []));
});
afterEach(() => void vi.unstubAllGlobals());

test("each frame does one step, until all are done", () => {
  const steps: number[] = [];
  overFrames(2, (number) => steps.push(number));
  expect(steps).toEqual([]);
  frame();
  expect(steps).toEqual([1]);
  for (let count = 0; count < 5; count += 1) frame();
  expect(steps).toEqual([1, 2]);
});

test("what was stopped does nothing more", () => {
  const step = vi.fn<(number: number) => void>();
  const stop = overFrames(3, step);
  frame();
  stop();
  frame();
  expect(step).toHaveBeenCalledOnce();
});
