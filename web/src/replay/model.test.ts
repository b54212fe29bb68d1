import { describe, expect, test } from "vitest";
import { frameOf, FRAMES, REPLAY } from "./examples.ts";
import {
  entriesOf,
  freshOf,
  laid,
  lastPlace,
  lastRoundStep,
  newsOf,
  pointsByRound,
  roundFrom,
  roundsOf,
  seatsOf,
  stepOf,
} from "./model.ts";

describe("rounds", () => {
  test("begin at the step at which everybody had taken a row", () => {
    expect(roundsOf(FRAMES)).toEqual([
      { round: 1, step: 0 },
      { round: 2, step: 6 },
    ]);
  });

  test("are left at their beginning, and beyond the last one is the end", () => {
    const rounds = roundsOf(FRAMES);
    expect(roundFrom(rounds, 3, 1, 9)).toBe(6);
    expect(roundFrom(rounds, 6, 1, 9)).toBe(9);
    expect(roundFrom(rounds, 8, -1, 9)).toBe(6);
    expect(roundFrom(rounds, 6, -1, 9)).toBe(0);
    expect(roundFrom(rounds, 0, -1, 9)).toBe(0);
  });

  test("the last one is known by its card, or there was none", () => {
    expect(lastRoundStep(FRAMES)).toBe(7);
    expect(lastRoundStep(FRAMES.slice(0, 5))).toBeNull();
  });

  test("have the points at their end", () => {
    expect(pointsByRound(FRAMES)).toEqual([
      { round: 1, scores: [3, 2] },
      { round: 2, scores: [3, -4] },
    ]);
  });
});

describe("what happened", () => {
  const told = entriesOf(REPLAY, 1);

  test("every step but the first has a line that tells of it", () => {
    const steps = new Set(told.map(stepOf));
    expect(FRAMES.map((_, step) => step).filter((step) => !steps.has(step))).toEqual([]);
  });

  test("a row that is taken is named with its cards", () => {
    const lines = told.filter((entry) => stepOf(entry) === 3).map(({ line }) => line);
    expect(lines).toEqual([{ id: "log-takes", who: 1, row: 2, cards: ["c"] }]);
  });

  test("the last round is told at its step", () => {
    expect(told.filter(({ line }) => line.id === "log-last-round").map(stepOf)).toEqual([7]);
  });
});

describe("what is marked", () => {
  test("the place where a card has just come to lie", () => {
    expect(lastPlace(FRAMES[2]!, 1)).toBe(0);
    expect(lastPlace(FRAMES[2]!, 0)).toBeNull();
    expect(lastPlace(FRAMES[3]!, 1)).toBeNull();
  });

  test("the cards that somebody has just taken, the golden joker's extra card too", () => {
    expect(freshOf(FRAMES[8], FRAMES[9]!, 1)).toEqual(["J", "e"]);
    expect(freshOf(FRAMES[8], FRAMES[9]!, 0)).toEqual([]);
    expect(freshOf(FRAMES[1], FRAMES[2]!, 0)).toEqual([]);
  });
});

test("cards move from one frame to the next as at a live table", () => {
  const { message, before, after } = newsOf(FRAMES[1]!, FRAMES[2]!);
  expect(message.events).toEqual([{ type: "played", seat: 0, action: "P1", cards: "" }]);
  expect([before.turn?.state, after.turn?.state]).toEqual([FRAMES[1]!.state, FRAMES[2]!.state]);
});

test("a name that is a level's is a bot's", () => {
  const seats = seatsOf(["Ada", "easy"], (name) => name === "easy");
  expect(seats).toEqual([{ person: { id: "0", name: "Ada" } }, { level: "easy" }]);
});

test("cards lie on a row in the order of laying, until the row is taken", () => {
  const frames = laid([
    frameOf({ state: { rows: ["e", ""], drawn: "b" } }),
    frameOf({ action: "P0", state: { rows: ["be", ""] } }),
    frameOf({ action: "D", state: { rows: ["be", ""], drawn: "a" } }),
    frameOf({ action: "P0", state: { rows: ["abe", ""] } }),
    frameOf({ action: "T0", state: { rows: [null, ""] } }),
    frameOf({ action: "T1", state: { rows: ["", ""] } }),
  ]);
  expect(frames.map(({ state }) => state.rows[0])).toEqual(["e", "eb", "eb", "eba", null, ""]);
});
