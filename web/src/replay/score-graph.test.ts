import { expect, test } from "vitest";
import { FRAMES } from "./examples.ts";
import { scaleOf, scorePath, ticksOf, type Box } from "./score-graph.ts";

const BOX: Box = { width: 200, height: 100, left: 10, right: 10, top: 5, bottom: 15 };

test.each([
  [0, 51],
  [-13, 4],
  [0, 1],
  [-160, 160],
])("lines across are few, and hold everything from %i to %i", (lowest, highest) => {
  const ticks = ticksOf(lowest, highest);
  expect(ticks[0]).toBeLessThanOrEqual(lowest);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
  expect(ticks.length).toBeLessThanOrEqual(8);
  expect(ticks).toContain(0);
});

test("every step and all points lie inside the picture", () => {
  const scale = scaleOf(FRAMES, BOX);
  expect([scale.x(0), scale.x(FRAMES.length - 1)]).toEqual([10, 190]);
  for (const points of FRAMES.flatMap(({ state }) => state.scores)) {
    expect(scale.y(points)).toBeGreaterThanOrEqual(5);
    expect(scale.y(points)).toBeLessThanOrEqual(85);
  }
});

test("a place leads to its step, and none leads out of the game", () => {
  const scale = scaleOf(FRAMES, BOX);
  for (const step of FRAMES.keys()) expect(scale.step(scale.x(step) + 3)).toBe(step);
  expect([scale.step(-50), scale.step(500)]).toEqual([0, 9]);
});

test("a line has a stair for every change of the points, and goes to the end", () => {
  const line = scorePath(FRAMES, 0, scaleOf(FRAMES, BOX));
  expect(line.match(/V/g)).toHaveLength(1);
  expect(line).toMatch(/H190$/);
});
