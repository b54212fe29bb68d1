import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../engine/types.ts";
import { nodeEngine } from "../local/node-engine.ts";
import { STATE } from "./examples.ts";
import { kindPoints, rowPreview, type Scorer } from "./preview.ts";

let engine: Engine;
let scorer: Scorer;

beforeAll(async () => {
  engine = await nodeEngine();
  scorer = (hand) => engine.sheet(hand, STATE.points, STATE.removed);
});

const TAKING = { row: 0, choice: "take", me: 0 } as const;

test("a row says what it does to my score and to the next player's", () => {
  expect(rowPreview(STATE, TAKING, scorer)).toEqual({
    gains: [
      { seat: 0, before: 1, after: 4 }, // a, and then aab
      { seat: 1, before: 1, after: 4 },
    ],
    hasBonus: false,
  });
});

test("empty rows and rows that are taken say nothing", () => {
  expect(rowPreview(STATE, { ...TAKING, row: 1, choice: null }, scorer)).toBeNull();
  expect(rowPreview(STATE, { ...TAKING, row: 2, choice: null }, scorer)).toBeNull();
});

test("the drawn card counts where it can be put", () => {
  const drawn = { ...STATE, drawn: "a", phase: "place" };
  const placing = { row: 0, choice: "place", me: 0 } as const;
  expect(rowPreview(drawn, placing, scorer)?.gains[0]).toEqual({ seat: 0, before: 1, after: 7 });
  expect(rowPreview(drawn, { ...placing, choice: null }, scorer)?.gains[0]?.after).toBe(4);
  expect(rowPreview(drawn, { ...placing, row: 1 }, scorer)?.gains[0]?.after).toBe(3);
});

test("while another player decides, the row is about them and me", () => {
  const seats = (changes: Partial<typeof STATE>, me: number): number[] | undefined =>
    rowPreview({ ...STATE, ...changes }, { ...TAKING, me }, scorer)?.gains.map(({ seat }) => seat);
  expect(seats({ in_round: [0, 1, 2], to_move: 1 }, 0)).toEqual([0, 1]);
  expect(seats({ in_round: [0, 1, 2], to_move: 2 }, 2)).toEqual([2, 0]);
  expect(seats({ in_round: [0, 2], to_move: 2 }, 1)).toEqual([2]);
  expect(seats({ in_round: [0], to_move: 0 }, 0)).toEqual([0]);
});

test("a golden joker brings a card that nobody knows", () => {
  expect(rowPreview({ ...STATE, rows: ["aJ", "", null] }, TAKING, scorer)?.hasBonus).toBe(true);
});

test("every kind says what it counts, with jokers as part of their colours", () => {
  expect(kindPoints(scorer("aabbccdj++"))).toEqual({ a: 6, b: 3, c: 3, d: -1, "+": 4 });
  expect(kindPoints(scorer(""))).toEqual({});
});

test("what the kinds count adds up to the score", () => {
  for (const hand of ["aaabbcdefj+", "abcdefjJ", "aabbccddee++"]) {
    const sheet = scorer(hand);
    const sum = Object.values(kindPoints(sheet)).reduce((total, points) => total + points, 0);
    expect(sum).toBe(sheet.total);
  }
});
