import { expect, test } from "vitest";
import type { RuleSetLine } from "../api/messages.ts";
import { isQuick, nameOf, nearest } from "./quick-game.svelte.ts";

const RULES = [
  "classic-3-brown",
  "classic-4-brown",
  "golden-2-brown",
  "golden-2-violet",
  "golden-4-violet",
].map((name) => {
  const [edition, players, table] = name.split("-");
  return { name, edition, players: Number(players), table } as RuleSetLine;
});

test.each([
  ["golden", 2, "violet", "golden-2-violet"],
  ["classic", 4, "violet", "classic-4-brown"],
  ["classic", 2, "brown", "classic-3-brown"],
  ["golden", 5, "brown", "golden-2-brown"],
  ["gone", 5, "brown", "classic-3-brown"],
])("of %s for %i by %s, %s comes nearest", (edition, players, table, expected) => {
  expect(nameOf(nearest({ edition, players, table, level: "easy" }, RULES))).toBe(expected);
});

test("nothing changes while the rule sets are not known", () => {
  const wish = { edition: "golden", players: 4, table: "brown", level: "easy" };
  expect(nearest(wish, [])).toEqual(wish);
  expect(isQuick(wish)).toBe(true);
  expect(isQuick({ ...wish, players: "4" })).toBe(false);
});
