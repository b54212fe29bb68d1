import { expect, test } from "vitest";
import type { RuleSetLine } from "../../api/messages.ts";
import { changed, FIRST, isWish, optionsOf } from "./form.ts";

const RULES = ["classic-3-brown", "classic-4-brown", "golden-2-violet", "golden-4-brown"].map((name) => {
  const [edition, players, table] = name.split("-");
  const games = edition === "classic" ? 4 : 1;
  return { name, edition, players: Number(players), table, games } as RuleSetLine;
});

test("there is a seat for every player, and those chosen before stay", () => {
  const four = changed({ ...FIRST, others: ["hard"] }, {}, RULES);
  expect(four.others).toEqual(["hard", "open", "open"]);
  expect(changed(four, { players: 2 }, RULES).others).toEqual(["hard"]);
});

test("another edition brings its own number of games, but a chosen one stays", () => {
  const classic = changed(FIRST, { edition: "classic" }, RULES);
  expect(classic.games).toBe(4);
  expect(changed({ ...classic, games: 2 }, { players: 3 }, RULES).games).toBe(2);
});

test("a scoring table that the edition lacks gives way", () => {
  expect(changed({ ...FIRST, table: "violet" }, { edition: "classic" }, RULES).table).toBe("brown");
});

test("the options are what the server reads", () => {
  const wish = changed({ ...FIRST, clock: "move-30" }, { players: 2, isPublic: true }, RULES);
  expect(optionsOf(wish)).toEqual({
    rules: "golden-2-violet",
    games: 1,
    seats: ["open", "open"],
    public: true,
    spectators: true,
    chat: true,
    clock: { move: 30 },
  });
  expect(optionsOf({ ...wish, clock: "none" }).clock).toEqual({});
  expect(optionsOf({ ...wish, clock: "game-600" }).clock).toEqual({ game: 600 });
});

test("only a whole wish is one", () => {
  expect(isWish(FIRST)).toBe(true);
  expect(isWish({ ...FIRST, others: [1] })).toBe(false);
  expect(isWish({ ...FIRST, games: "1" })).toBe(false);
  expect(isWish(null)).toBe(false);
});
