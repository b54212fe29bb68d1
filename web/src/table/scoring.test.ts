import { describe, expect, test } from "vitest";
import type { Sheet } from "../api/messages.ts";
import {
  countedPoints,
  pointsText,
  ranking,
  reasons,
  scoresBetween,
  winners,
  type JokerReason,
} from "./scoring.ts";

const SHEET: Sheet = {
  plus: [
    { colour: "e", cards: 6, jokers: 0, points: 21 },
    { colour: "d", cards: 4, jokers: 1, points: 15 },
    { colour: "c", cards: 3, jokers: 0, points: 6 },
  ],
  minus: [{ colour: "b", cards: 2, jokers: 0, points: -3 }],
  jokers: [
    {
      card: "j",
      colour: "d",
      totals: { a: 34, b: 38, c: 40, d: 41, e: 36 },
      next_colour: "c",
      effect: "pays",
    },
  ],
  plus_twos: 1,
  plus_two_points: 2,
  total: 41,
};

test("points below zero have a minus sign, no hyphen", () => {
  const translate = (_: string, args?: { count?: unknown }): string => `${args?.count as number} points`;
  expect(countedPoints(-3, translate)).toBe("−3 points");
  expect(countedPoints(3, translate)).toBe("3 points");
});

test("equal points or shares are equally good, also below zero", () => {
  expect(winners([0, 0.5, 0.5])).toEqual([1, 2]);
  expect(winners([3, 9, 9])).toEqual([1, 2]);
  expect(winners([-4, -1, -2])).toEqual([1]);
});

test("equal points have the same rank, and the next rank is skipped", () => {
  expect(ranking([5, 9, 9, 1])).toEqual([
    { seat: 1, rank: 1 },
    { seat: 2, rank: 1 },
    { seat: 0, rank: 3 },
    { seat: 3, rank: 4 },
  ]);
});

describe("why a joker counts as its colour", () => {
  const [joker] = SHEET.jokers;
  const because = (changes: Partial<NonNullable<typeof joker>>): JokerReason[] =>
    reasons({ ...SHEET, jokers: [{ ...joker!, ...changes }] });

  test("the next best colour would have brought less", () => {
    expect(reasons(SHEET)).toEqual([{ why: "better", colour: "d", other: "c", total: 40 }]);
  });

  test("another one would have been as good", () => {
    expect(because({ totals: { c: 41, d: 41 } })).toEqual([{ why: "as-good", colour: "d", other: "c" }]);
  });

  test.each(["softens", "costs-nothing"] as const)("the engine says that it %s", (effect) => {
    expect(because({ colour: "b", effect })).toEqual([{ why: effect, colour: "b" }]);
  });

  test("a joker that costs something is compared with the next best colour", () => {
    expect(because({ effect: "costs" })).toMatchObject([{ why: "better", other: "c" }]);
  });

  test("a server of an earlier version gives no reason", () => {
    const { card, colour, totals } = joker!;
    expect(reasons({ ...SHEET, jokers: [{ card, colour, totals }] })).toEqual([
      { why: "unknown", colour: "d" },
    ]);
  });
});

test("points below zero have a real minus sign", () => {
  expect([7, 0, -12].map(pointsText)).toEqual(["7", "0", "−12"]);
});

test("a score runs to what it is now in a few steps, all others stay", () => {
  expect(scoresBetween([3, 8], [6, 8])).toEqual([
    [4, 8],
    [5, 8],
  ]);
  expect(scoresBetween([0], [21])).toHaveLength(4);
  expect(scoresBetween([2], [-1])).toEqual([[1], [0]]);
  expect(scoresBetween([5, 5], [5, 6])).toEqual([]);
  expect(scoresBetween([5], [5])).toEqual([]);
});
