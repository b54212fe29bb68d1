// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { loadTexts } from "../../app/i18n.svelte.ts";
import type { LocalLine } from "../../local/store.ts";
import { noteOf, withYou } from "./local-line.ts";

const PERSON = { name: "Player 1", bot: false };
const OTHER = { name: "Grace", bot: false };
const BOT = { name: "easy", bot: true };
const ALONE: LocalLine = {
  id: "a1",
  rules: "golden-2-violet",
  games: 1,
  seats: [PERSON, BOT],
  changed: 0,
  status: "playing",
  version: 9,
  game: 1,
  round: 3,
  toMove: 0,
  totals: [0, 0],
};

beforeAll(() => loadTexts("main", "en"));

test("a person who plays alone is addressed", () => {
  expect(withYou(ALONE).seats).toEqual([{ name: "You", bot: false }, BOT]);
  expect(noteOf(ALONE)).toBe("Round 3 · Your turn");
  expect(noteOf({ ...ALONE, toMove: 1 })).toBe("Round 3 · Fips to move");
});

test("several people at one screen are named", () => {
  const line = { ...ALONE, seats: [PERSON, OTHER], toMove: 1 };
  expect(withYou(line)).toEqual(line);
  expect(noteOf(line)).toBe("Round 3 · Grace to move");
});

test("a match says which game it has reached", () => {
  const line = { ...ALONE, games: 4, game: 2 };
  expect(noteOf(line)).toBe("Game 2 · Round 3 · Your turn");
  expect(noteOf({ ...line, status: "between", toMove: null })).toBe("Game 2");
});

test.each([
  [[31, 12], 1, "You win with 31 points!"],
  [[12, 31], 1, "Fips wins with 31 points."],
  [[12, 12], 1, "You and Fips share the win with 12 points each."],
  [[31, 12], 4, "You win the match with 31 points!"],
])("the result %j of %i games is shown", (totals, games, sentence) => {
  expect(noteOf({ ...ALONE, status: "over", toMove: null, totals, games })).toBe(sentence);
});
