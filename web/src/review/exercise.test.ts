import { expect, test } from "vitest";
import type { Decision, Review } from "../engine/types.ts";
import { Exercise } from "./exercise.svelte.ts";

function decision(move: number, seat: number, loss: number): Decision {
  const values = { T0: [0.3, 0.7], T1: [0.301, 0.699], T2: [0.25, 0.75], D: [0.3 - loss, 0.7 + loss] };
  return { move, seat, action: "D", best: "T1", loss, label: "mistake", values, exact: false, reason: null };
}

const REVIEW: Review = {
  first_move: 0,
  seats: [],
  decisions: [decision(0, 0, 0.06), decision(1, 1, 0.3), decision(2, 0, 0.1)],
  reveals: [],
  shares: [],
};

function shown(exercise: Exercise): readonly (readonly [string, number | null])[] {
  return exercise.actions.map(({ action, share }) => [action, share]);
}

test("only the player's own decisions are asked for, the costliest first", () => {
  expect(new Exercise(REVIEW, 0).decisions.map(({ move }) => move)).toEqual([2, 0]);
});

test("what was played and what was tried shows its worth, and nothing else does", () => {
  const exercise = new Exercise(REVIEW, 0);
  exercise.try("T2");
  const wanted = new Map<string, number | null>([
    ["T0", null],
    ["T1", null],
    ["T2", 0.25],
    ["D", 0.3 - 0.1],
  ]);
  expect(new Map(shown(exercise))).toEqual(wanted);
  expect([exercise.isFound, exercise.isSolved]).toEqual([false, false]);
});

test("an action that is as good as the best one is found, and then all values are shown in their order", () => {
  const exercise = new Exercise(REVIEW, 0);
  exercise.try("T0");
  expect([exercise.isFound, exercise.isSolved]).toEqual([true, true]);
  expect(exercise.actions.map(({ action }) => action)).toEqual(["T1", "T0", "T2", "D"]);
  expect(exercise.actions.map(({ isBest }) => isBest)).toEqual([true, false, false, false]);
  exercise.try("T2");
  expect(exercise.tried).toEqual(["T0"]);
});

test("what is known already, or not legal, cannot be tried", () => {
  const exercise = new Exercise(REVIEW, 0);
  for (const action of ["D", "T4", "T2", "T2"]) exercise.try(action);
  expect(exercise.tried).toEqual(["T2"]);
});

test("the answer can be shown, and the next decision begins without tries", () => {
  const exercise = new Exercise(REVIEW, 0);
  exercise.show();
  expect([exercise.isSolved, exercise.last, exercise.isLast]).toEqual([true, "T1", false]);
  exercise.next();
  expect([exercise.decision.move, exercise.tried, exercise.isSolved, exercise.isLast]).toEqual([
    0,
    [],
    false,
    true,
  ]);
});
