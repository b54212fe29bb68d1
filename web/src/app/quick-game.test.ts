import { expect, test } from "vitest";
import type { RuleSetLine } from "../api/messages.ts";
import { isQuickGame, nearestOffered, ruleSetId } from "./quick-game.svelte.ts";

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
])(
  "for %s with %i players and the %s table, the nearest offer is %s",
  (edition, players, table, expected) => {
    expect(ruleSetId(nearestOffered({ edition, players, table, level: "easy" }, RULES))).toBe(expected);
  },
);

test("a game stays as it is while the rule sets are unknown", () => {
  const game = { edition: "golden", players: 4, table: "brown", level: "easy" };
  expect(nearestOffered(game, [])).toEqual(game);
  expect(isQuickGame(game)).toBe(true);
  expect(isQuickGame({ ...game, players: "4" })).toBe(false);
});
