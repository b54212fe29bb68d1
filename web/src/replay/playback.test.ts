// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REPLAY } from "./examples.ts";
import { Player } from "./playback.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a game is walked through within its ends", () => {
  const player = new Player(REPLAY);
  player.back();
  expect(player.step).toBe(0);
  player.forward();
  expect([player.step, player.frame.action]).toEqual([1, "D"]);
  player.go(99);
  expect([player.step, player.isLast]).toEqual([9, true]);
});

test.each([
  [4, 4],
  [-3, 0],
  [500, 9],
  [Number.NaN, 0],
])("a link to step %d opens step %d", (wanted, opened) => {
  expect(new Player(REPLAY, wanted).step).toBe(opened);
});

test("by itself it goes on to the end, and begins anew from there", () => {
  const player = new Player(REPLAY, 8);
  player.play();
  vi.runAllTimers();
  expect([player.step, player.isPlaying]).toEqual([9, false]);
  player.play();
  expect([player.step, player.isPlaying]).toEqual([0, true]);
  player.pause();
  vi.runAllTimers();
  expect(player.step).toBe(0);
});

test("the round is that of the step", () => {
  const player = new Player(REPLAY);
  player.jump(1);
  expect([player.step, player.round]).toEqual([6, 2]);
  player.back();
  expect(player.round).toBe(1);
});

test("a step back shows the table at once, whatever is still in the air", () => {
  const player = new Player(REPLAY, 2);
  player.forward();
  player.back();
  expect(player.stage.picture).toBeNull();
  expect(player.picture.rows[1]?.cards).toEqual(["c"]);
});
