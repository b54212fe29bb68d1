import { describe, expect, test } from "vitest";
import { frameOf, FRAMES, REPLAY } from "./examples.ts";
import {
  lastPlace,
  lastRoundStep,
  logOfReplay,
  namesWithReader,
  newKinds,
  pointsByRound,
  readerOf,
  roundFrom,
  roundsOf,
  seatsOf,
  seatsToPlayOn,
  stepOf,
  updateBetween,
  withPlacingOrder,
} from "./frames.ts";

describe("rounds", () => {
  test("begin when everybody has taken a row", () => {
    expect(roundsOf(FRAMES)).toEqual([
      { round: 1, step: 0 },
      { round: 2, step: 6 },
    ]);
  });

  test("are reached at their beginning; after the last one comes the end", () => {
    const rounds = roundsOf(FRAMES);
    expect(roundFrom(rounds, 3, 1, 9)).toBe(6);
    expect(roundFrom(rounds, 6, 1, 9)).toBe(9);
    expect(roundFrom(rounds, 8, -1, 9)).toBe(6);
    expect(roundFrom(rounds, 6, -1, 9)).toBe(0);
    expect(roundFrom(rounds, 0, -1, 9)).toBe(0);
  });

  test("the last one begins with its card", () => {
    expect(lastRoundStep(FRAMES)).toBe(7);
    expect(lastRoundStep(FRAMES.slice(0, 5))).toBeNull();
  });

  test("have the points of their end", () => {
    expect(pointsByRound(FRAMES)).toEqual([
      { round: 1, scores: [3, 2] },
      { round: 2, scores: [3, -4] },
    ]);
  });
});

describe("what happened", () => {
  const log = logOfReplay(REPLAY, 1);

  test("every step has a line", () => {
    const steps = new Set(log.map(stepOf));
    expect(FRAMES.map((_, step) => step).filter((step) => !steps.has(step))).toEqual([]);
  });

  test("a row that is taken is named with its cards", () => {
    const lines = log.filter((entry) => stepOf(entry) === 3).map(({ line }) => line);
    expect(lines).toEqual([{ id: "log-takes", who: 1, row: 2, cards: ["c"] }]);
  });

  test("the cards that nobody took are named at the end of the round", () => {
    const frames = [
      frameOf({}),
      frameOf({ player: 0, action: "D", cards: "c", state: { drawn: "c" } }),
      frameOf({ player: 0, action: "P1", state: { rows: ["", "c"] } }),
      frameOf({ player: 1, action: "T0", state: { round: 2 } }),
    ];
    const last = logOfReplay({ ...REPLAY, frames }, 1).at(-1);
    expect(last).toMatchObject({ version: 3, line: { id: "log-discarded", cards: ["c"] } });
  });

  test("the last round is announced at its step", () => {
    expect(log.filter(({ line }) => line.id === "log-last-round").map(stepOf)).toEqual([7]);
  });
});

describe("what is marked", () => {
  test("the card that was just placed", () => {
    expect(lastPlace(FRAMES[2]!, 1)).toBe(0);
    expect(lastPlace(FRAMES[2]!, 0)).toBeNull();
    expect(lastPlace(FRAMES[3]!, 1)).toBeNull();
  });

  test("the cards that a player has just taken, with the golden joker's extra card", () => {
    expect(newKinds(FRAMES[8], FRAMES[9]!, 1)).toEqual(["J", "e"]);
    expect(newKinds(FRAMES[8], FRAMES[9]!, 0)).toEqual([]);
    expect(newKinds(FRAMES[1], FRAMES[2]!, 0)).toEqual([]);
  });
});

test("two frames make an update as at a live table", () => {
  const { message, before, after } = updateBetween(FRAMES[1]!, FRAMES[2]!);
  expect(message.events).toEqual([
    {
      type: "played",
      seat: 0,
      action: { kind: "place", row: 1 },
      cards: "",
      last_round_card: false,
      ends_round: false,
    },
  ]);
  expect([before.turn?.state, after.turn?.state]).toEqual([FRAMES[1]!.state, FRAMES[2]!.state]);
});

test.each([
  [6, { last_round_card: false, ends_round: true }],
  [7, { last_round_card: true, ends_round: false }],
  [8, { last_round_card: false, ends_round: false }],
  [9, { last_round_card: false, ends_round: true }],
])("the update of step %i says what the server would: %j", (step, facts) => {
  expect(updateBetween(FRAMES[step - 1]!, FRAMES[step]!).message.events).toMatchObject([facts]);
});

test("a player named like a level is a bot", () => {
  const seats = seatsOf(["Ada", "easy"], (name) => name === "easy");
  expect(seats).toEqual([{ person: { id: "0", name: "Ada" } }, { level: "easy" }]);
});

test("the cards of a row stay in the order they were placed until the row is taken", () => {
  const frames = withPlacingOrder([
    frameOf({ state: { rows: ["e", ""], drawn: "b" } }),
    frameOf({ action: "P0", state: { rows: ["be", ""] } }),
    frameOf({ action: "D", state: { rows: ["be", ""], drawn: "a" } }),
    frameOf({ action: "P0", state: { rows: ["abe", ""] } }),
    frameOf({ action: "T0", state: { rows: [null, ""] } }),
    frameOf({ action: "T1", state: { rows: ["", ""] } }),
  ]);
  expect(frames.map(({ state }) => state.rows[0])).toEqual(["e", "eb", "eb", "eba", null, ""]);
});

test("a reader is found by the name, or as the only person in a game of this device", () => {
  const seats = seatsOf(["easy", "Ada", "Ben"], (name) => name === "easy");
  expect(readerOf(seats, "Ben", false)).toBe(2);
  expect(readerOf(seats, "Cleo", true)).toBeNull();
  const alone = seatsOf(["easy", "Ada"], (name) => name === "easy");
  expect([readerOf(alone, undefined, true), readerOf(alone, undefined, false)]).toEqual([1, null]);
});

test("in sentences about others, the reader's name is marked as theirs", () => {
  const translate = (id: string, { player }: Record<string, unknown> = {}): string =>
    `${id} ${String(player)}`;
  expect(namesWithReader(["Fips", "Ada"], 1, translate)).toEqual(["Fips", "replay-reader Ada"]);
  expect(namesWithReader(["Fips", "Ada"], null, translate)).toEqual(["Fips", "Ada"]);
});

test("who plays on sits at one seat; bots keep their levels, and others become bots", () => {
  const isLevel = (name: string): boolean => name === "hard";
  expect(seatsToPlayOn(["Ada", "hard", "Ben"], 0, isLevel, "easy")).toEqual(["open", "hard", "easy"]);
  expect(seatsToPlayOn(["Ada", "hard", "Ben"], 1, isLevel, "easy")).toEqual(["easy", "open", "easy"]);
});
