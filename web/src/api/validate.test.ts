import { expect, test } from "vitest";
import { wireHappened, wireSnapshot } from "./examples.ts";
import { ProtocolError, validate } from "./validate.ts";

test("a valid value is returned as it is", () => {
  const snapshot = wireSnapshot(3);
  expect(validate("Snapshot", snapshot)).toBe(snapshot);
});

test("optional fields may be missing, and unknown ones are allowed", () => {
  expect(validate("Person", { id: "1", name: "Ada", rating: 5 })).toBeDefined();
  expect(validate("SeatView", {})).toBeDefined();
  expect(validate("SeatView", { person: null, level: "easy" })).toBeDefined();
});

test.each([
  ["Person", null, "Person: expected object, got null"],
  ["Person", [], "Person: expected object, got []"],
  ["Person", { id: "1" }, "Person.name: expected string, got nothing"],
  ["Done", { type: "done", id: "x", version: 1.5 }, "Done.version: expected integer, got 1.5"],
  ["Done", { type: "gone", id: "x", version: 1 }, 'Done.type: expected done, got "gone"'],
  ["SeatView", { seconds_left: "3" }, 'SeatView.seconds_left: expected number, got "3"'],
  ["GameOver", { ...gameOver(), scores: [1, "2"] }, 'GameOver.scores[1]: expected integer, got "2"'],
  ["GameOver", { ...gameOver(), scores: 1 }, "GameOver.scores: expected array, got 1"],
  ["Happened", { ...wireHappened(1), events: [{}] }, "Happened.events[0]: expected a type, got {}"],
  [
    "Happened",
    { ...wireHappened(1), events: [{ type: "ready" }] },
    "Happened.events[0].seat: expected integer, got nothing",
  ],
  ["Replay", { ...replay(), tags: { a: 1 } }, "Replay.tags.a: expected string, got 1"],
] as const)("a wrong %s is refused with the place of the mistake", (name, value, message) => {
  expect(() => validate(name, value)).toThrow(new ProtocolError(message));
});

function gameOver(): object {
  return { type: "game_over", game: 1, scores: [], totals: [], win_shares: [], seed: "" };
}

function replay(): object {
  const proof = { deck: "", sentence: "", commitment: null, seed: null, entropy: [] };
  return {
    rules: "",
    names: [],
    tags: {},
    frames: [],
    sheets: [],
    win_shares: [],
    proof,
    scoring_table: "brown",
    green_rows: false,
    text: "",
  };
}
