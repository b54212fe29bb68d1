import { expect, test } from "vitest";
import type { RuleSetLine } from "../../api/messages.ts";
import { changeForm, DEFAULT_FORM, isTableForm, newForm, tableOptions } from "./form.ts";

const RULES = ["classic-3-brown", "classic-4-brown", "golden-2-violet", "golden-4-brown"].map((name) => {
  const [edition, players, table] = name.split("-");
  const games = edition === "classic" ? 4 : 1;
  return { name, edition, players: Number(players), table, games } as RuleSetLine;
});

test("there is a seat for every player, and chosen seats stay", () => {
  const four = changeForm({ ...DEFAULT_FORM, others: ["hard"] }, {}, RULES);
  expect(four.others).toEqual(["hard", "open", "open"]);
  expect(changeForm(four, { players: 2 }, RULES).others).toEqual(["hard"]);
});

test("a new form has the number of games of its rule set", () => {
  expect(newForm(RULES)).toMatchObject({ edition: "golden", players: 4, games: 1 });
  const longer = RULES.map((each) => ({ ...each, games: 3 }));
  expect(newForm(longer).games).toBe(3);
  expect(newForm([]).games).toBe(DEFAULT_FORM.games);
});

test("another edition sets its own number of games; otherwise the chosen number stays", () => {
  const classic = changeForm(DEFAULT_FORM, { edition: "classic" }, RULES);
  expect(classic.games).toBe(4);
  expect(changeForm({ ...classic, games: 2 }, { players: 3 }, RULES).games).toBe(2);
});

test("a scoring table that the edition does not have gives way", () => {
  expect(changeForm({ ...DEFAULT_FORM, table: "violet" }, { edition: "classic" }, RULES).table).toBe("brown");
});

test("the options are what the server reads", () => {
  const form = changeForm({ ...DEFAULT_FORM, clock: "move-30" }, { players: 2, isPublic: true }, RULES);
  expect(tableOptions(form)).toEqual({
    rules: "golden-2-violet",
    games: 1,
    seats: ["open", "open"],
    public: true,
    spectators: true,
    chat: true,
    clock: { move: 30 },
  });
  expect(tableOptions({ ...form, clock: "none" }).clock).toEqual({});
  expect(tableOptions({ ...form, clock: "game-600" }).clock).toEqual({ game: 600 });
  expect(tableOptions({ ...form, preview: false }).preview).toBe(false);
});

test("a form with wrong fields is not valid, one with missing fields is", () => {
  expect(isTableForm(DEFAULT_FORM)).toBe(true);
  expect(isTableForm({ ...DEFAULT_FORM, preview: undefined })).toBe(true);
  expect(isTableForm({ ...DEFAULT_FORM, others: [1] })).toBe(false);
  expect(isTableForm({ ...DEFAULT_FORM, games: "1" })).toBe(false);
  expect(isTableForm(null)).toBe(false);
});
