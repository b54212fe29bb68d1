import { expect, test } from "vitest";
import type { Sheet } from "../api/messages.ts";
import { heightAt, sceneOf, totalAt } from "./columns.ts";

function sheet(gains: Record<string, number>, losses: Record<string, number>, plusTwos = 0): Sheet {
  const scores = (of: Record<string, number>): Sheet["plus"] =>
    Object.entries(of).map(([colour, points]) => ({ colour, points, cards: 1, jokers: 0 }));
  const total = [...Object.values(gains), ...Object.values(losses)].reduce((one, other) => one + other, 0);
  return {
    plus: scores(gains),
    minus: scores(losses),
    plus_twos: plusTwos,
    plus_two_points: 2 * plusTwos,
    jokers: [],
    total: total + 2 * plusTwos,
  };
}

const ADA = sheet({ c: 10, a: 3 }, { b: -1, d: -3 }, 2);
const GRACE = sheet({ b: 21 }, {});
const SCENE = sceneOf([ADA, GRACE]);

test("points are counted colour by colour, then the +2 cards, then what costs points", () => {
  const [ada, grace] = SCENE.columns;
  const steps = Array.from({ length: SCENE.steps + 1 }, (_, step) => step);
  expect(steps.map((step) => totalAt(ada!, step))).toEqual([0, 3, 3, 13, 17, 13]);
  expect(steps.map((step) => totalAt(grace!, step))).toEqual([0, 0, 21, 21, 21, 21]);
});

test("the last step shows the points of the sheets", () => {
  const totals = SCENE.columns.map((column) => totalAt(column, SCENE.steps));
  expect(totals).toEqual([ADA.total, GRACE.total]);
});

test("segments lie on each other, from the ground up and from the ground down", () => {
  const [ada] = SCENE.columns;
  expect(ada?.gains.map(({ part, from }) => [part, from])).toEqual([
    ["a", 0],
    ["c", 3],
    ["+", 13],
  ]);
  expect(ada?.losses.map(({ part, from, points }) => [part, from, points])).toEqual([
    ["b", 0, 1],
    ["d", 1, 3],
  ]);
});

test("what costs points leaves the height of a column as it is", () => {
  expect(heightAt(SCENE.columns[0]!, SCENE.steps)).toBe(17);
  expect([SCENE.most, SCENE.least]).toEqual([21, 4]);
});

test("players without points have a scene, too", () => {
  expect(sceneOf([sheet({}, {}), sheet({}, {})])).toMatchObject({ steps: 0, most: 1, least: 0 });
});
