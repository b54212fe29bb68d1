// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REPLAY } from "./examples.ts";
import { Playback } from "./playback.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("steps stay within the game", () => {
  const playback = new Playback(REPLAY);
  playback.back();
  expect(playback.step).toBe(0);
  playback.forward();
  expect([playback.step, playback.frame.action?.kind]).toEqual([1, "draw"]);
  playback.go(99);
  expect([playback.step, playback.isLast]).toEqual([9, true]);
});

test.each([
  [4, 4],
  [-3, 0],
  [500, 9],
  [Number.NaN, 0],
])("a link to step %d opens step %d", (wanted, opened) => {
  expect(new Playback(REPLAY, wanted).step).toBe(opened);
});

test("automatic play goes to the end, and starts over from there", () => {
  const playback = new Playback(REPLAY, 8);
  playback.play();
  vi.runAllTimers();
  expect([playback.step, playback.isPlaying]).toEqual([9, false]);
  playback.play();
  expect([playback.step, playback.isPlaying]).toEqual([0, true]);
  playback.pause();
  vi.runAllTimers();
  expect(playback.step).toBe(0);
});

test("the round is that of the current step", () => {
  const playback = new Playback(REPLAY);
  playback.jumpRound(1);
  expect([playback.step, playback.round]).toEqual([6, 2]);
  playback.back();
  expect(playback.round).toBe(1);
});

test("a step back shows the board at once, even with cards in the air", () => {
  const playback = new Playback(REPLAY, 2);
  playback.forward();
  playback.back();
  expect(playback.animation.board).toBeNull();
  expect(playback.board.rows[1]?.cards).toEqual(["c"]);
});
