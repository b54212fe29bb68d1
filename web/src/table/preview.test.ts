import { beforeAll, expect, test } from "vitest";
import type { Engine, Position } from "../engine/types.ts";
import { nodeEngine } from "../local/node-engine.ts";
import { STATE } from "./examples.ts";
import { kindPoints, rowPreview, type Scorer } from "./preview.ts";

let engine: Engine;
let scorer: Scorer;

beforeAll(async () => {
  engine = await nodeEngine();
  scorer = (hand) => engine.sheet(hand, STATE.points, STATE.removed);
});

/** The table of `STATE`, with other fields of its text. */
function position({
  rules = "classic-3-brown",
  rows = "ab/-/x",
  hands = "a/b/cc+*",
  turn = "0:choose",
} = {}): Position {
  return engine.position(`${rules} g ${rows} ${hands} ${turn} 2 -`);
}

const TAKING = { row: 0, choice: "take", me: 0 } as const;

test("a row says what it does to my score and to the next player's", () => {
  expect(rowPreview(position(), TAKING, scorer)).toEqual({
    gains: [
      { seat: 0, before: 1, after: 4 }, // a, and then aab
      { seat: 1, before: 1, after: 4 },
    ],
    hasBonus: false,
  });
});

test("empty rows and rows that are taken say nothing", () => {
  expect(rowPreview(position(), { ...TAKING, row: 1, choice: null }, scorer)).toBeNull();
  expect(rowPreview(position(), { ...TAKING, row: 2, choice: null }, scorer)).toBeNull();
});

test("the drawn card counts where it can be put", () => {
  const drawn = position({ turn: "0:place-a" });
  const placing = { row: 0, choice: "place", me: 0 } as const;
  expect(rowPreview(drawn, placing, scorer)?.gains[0]).toEqual({ seat: 0, before: 1, after: 7 });
  expect(rowPreview(drawn, { ...placing, choice: null }, scorer)?.gains[0]?.after).toBe(4);
  expect(rowPreview(drawn, { ...placing, row: 1 }, scorer)?.gains[0]?.after).toBe(3);
});

test("a row is about me, unless I am out of the round, and about the next of the others to move", () => {
  const seats = (changes: Parameters<typeof position>[0], me: number): number[] | undefined =>
    rowPreview(position(changes), { ...TAKING, me }, scorer)?.gains.map(({ seat }) => seat);
  const all = { rows: "ab/-/-", hands: "a/b/cc+" };
  expect(seats({ ...all, turn: "1:choose" }, 0)).toEqual([0, 1]);
  expect(seats({ ...all, turn: "2:choose" }, 2)).toEqual([2, 0]);
  expect(seats({ hands: "a/b*/cc+", turn: "2:choose" }, 1)).toEqual([2]);
  expect(seats({ hands: "a/b*/cc+", turn: "0:choose" }, 0)).toEqual([0, 2]);
  expect(seats({ rows: "ab/x/x", hands: "a/b*/cc+*" }, 0)).toEqual([0]);
});

test("a golden joker brings a card that nobody knows", () => {
  const golden = position({ rules: "golden-3-brown", rows: "aJ/-/x" });
  expect(rowPreview(golden, TAKING, scorer)?.hasBonus).toBe(true);
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
