// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeSettings } from "../app/settings.svelte.ts";
import { Counting } from "./counting.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ speed: "normal" });
});
afterEach(() => void vi.useRealTimers());

test("points are counted step by step", () => {
  const counting = new Counting(3, false);
  counting.run();
  expect([counting.step, counting.isDone]).toEqual([0, false]);
  vi.advanceTimersByTime(400);
  expect(counting.step).toBe(1);
  vi.runAllTimers();
  expect([counting.step, counting.isDone]).toEqual([3, true]);
});

test("counting can be skipped", () => {
  const counting = new Counting(3, false);
  counting.run();
  counting.finish();
  expect(counting.isDone).toBe(true);
  vi.runAllTimers();
  expect(counting.step).toBe(3);
});

test("a scene that was seen, or that nobody wants to move, is over at once", () => {
  expect(new Counting(3, true).isDone).toBe(true);
  changeSettings({ speed: "off" });
  expect(new Counting(3, false).isDone).toBe(true);
});

test("devices that prefer reduced motion show the result at once", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion") }));
  expect(new Counting(3, false).isDone).toBe(true);
  vi.unstubAllGlobals();
});
