import { expect, test } from "vitest";
import type { Decision, Review, SeatReview } from "../engine/types.ts";
import {
  cardsThatMattered,
  costliest,
  digitsOf,
  isUncertain,
  marksOf,
  mistakeFrom,
  mistakesOf,
  percentNumber,
} from "./review.ts";

const SEAT: SeatReview = {
  initial: 0.5,
  final: 1,
  luck: 0.3,
  errors: -0.1,
  gifts: 0.2,
  correction: 0.1,
  loss: 0.1,
  luck_adjusted: 0.7,
  decisions: 9,
  played_like: [],
};

function decision(move: number, seat: number, loss: number, label: Decision["label"]): Decision {
  return { move, seat, action: "D", best: "T0", loss, label, values: {}, exact: false, reason: null };
}

const REVIEW: Review = {
  first_move: 0,
  seats: [SEAT, SEAT],
  decisions: [
    decision(0, 0, 0.001, "good"),
    decision(2, 1, 0.06, "mistake"),
    decision(4, 0, 0.2, "blunder"),
    decision(6, 0, 0.03, "inaccuracy"),
  ],
  reveals: [
    { move: 0, card: "a", luck: [0.01, -0.01], labels: [null, null] },
    { move: 4, card: "j", luck: [0.2, -0.2], labels: ["lucky", "unlucky"] },
    { move: 2, card: "b", luck: [-0.3, 0.3], labels: ["unlucky", "lucky"] },
  ],
  shares: [],
};

test("the costliest decisions come first, and good ones are no moments", () => {
  expect(costliest(REVIEW).map(({ move }) => move)).toEqual([4, 2, 6]);
  expect(costliest(REVIEW, 0).map(({ move }) => move)).toEqual([4, 6]);
});

test("only mistakes and blunders of the player are marked", () => {
  expect(mistakesOf(REVIEW, 0).map(({ move }) => move)).toEqual([4]);
  expect(mistakesOf(REVIEW, 1).map(({ move }) => move)).toEqual([2]);
});

test("the next mistake and the one before are those of anyone", () => {
  expect(mistakeFrom(REVIEW, 0, 1)).toBe(2);
  expect(mistakeFrom(REVIEW, 2, 1)).toBe(4);
  expect(mistakeFrom(REVIEW, 4, 1)).toBeNull();
  expect(mistakeFrom(REVIEW, 4, -1)).toBe(2);
  expect(mistakeFrom(REVIEW, 2, -1)).toBeNull();
});

test("a digit after the point tells the best share from one of the same per cent, unless they are alike", () => {
  expect(digitsOf([0.31, 0.234, 0.226])).toBe(0);
  expect(digitsOf([0.1, 0.234, 0.226])).toBe(1);
  expect(digitsOf([0.2341, 0.2339, 0.1])).toBe(0);
  expect(digitsOf([])).toBe(0);
});

test("cards that mattered are in the order of the game, with what they gave the player", () => {
  expect(cardsThatMattered(REVIEW, 1)).toEqual([
    { move: 2, card: "b", luck: 0.3 },
    { move: 4, card: "j", luck: -0.2 },
  ]);
});

test("the marks of a player lead to the position before a mistake and to the one after a card", () => {
  expect(marksOf(REVIEW, 0)).toEqual([
    { kind: "unlucky", move: 2, step: 3, change: -0.3 },
    { kind: "mistake", move: 4, step: 4, change: -0.2 },
    { kind: "lucky", move: 4, step: 5, change: 0.2 },
  ]);
});

test("a review whose evaluation changed its mind by more than the cards changed the game is uncertain", () => {
  expect(isUncertain(REVIEW)).toBe(false);
  expect(isUncertain({ ...REVIEW, seats: [SEAT, { ...SEAT, correction: -0.6 }] })).toBe(true);
});

test("shares are in whole per cent, and changes have a sign", () => {
  expect([0.114, -0.004, -0.116].map((share) => percentNumber(share))).toEqual(["11", "0", "−12"]);
  expect([0.114, 0, -0.116].map((share) => percentNumber(share, true))).toEqual(["+11", "0", "−12"]);
});
