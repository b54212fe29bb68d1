import { expect, test } from "vitest";
import { EMPTY_SHEET, hasRoomFor, isMatchSheet, playersOf, withGame, withoutGame } from "./match-sheet.ts";

const SHEET = withGame(withGame(EMPTY_SHEET, [12, -3, 20]), [7, 30, 1]);

test("games are added at the end and removed one by one", () => {
  expect(SHEET.games).toEqual([
    [12, -3, 20],
    [7, 30, 1],
  ]);
  expect(withoutGame(SHEET, 0).games).toEqual([[7, 30, 1]]);
});

test("all games of a sheet have the same number of players", () => {
  expect([playersOf(EMPTY_SHEET), playersOf(SHEET)]).toEqual([null, 3]);
  expect([2, 3, 4].map((players) => hasRoomFor(SHEET, players))).toEqual([false, true, false]);
  expect(hasRoomFor(EMPTY_SHEET, 5)).toBe(true);
});

test("a sheet has no more games than the engine adds up", () => {
  const full = { games: Array.from({ length: 100 }, () => [1, 2]) };
  expect(isMatchSheet(full)).toBe(true);
  expect(hasRoomFor(full, 2)).toBe(false);
});

test.each([
  [null],
  [{}],
  [{ games: [[1]] }],
  [{ games: [[1, 2], [1]] }],
  [{ games: [[1, "2"]] }],
  [{ games: [[1, 2.5]] }],
  [{ games: [[1, 1e9]] }],
  [{ games: ["12"] }],
  [{ games: Array.from({ length: 101 }, () => [1, 2]) }],
])("what was stored otherwise is no sheet: %j", (value) => {
  expect(isMatchSheet(value)).toBe(false);
});
