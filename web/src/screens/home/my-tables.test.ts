// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import type { MyTable } from "../../api/messages.ts";
import { loadTexts } from "../../app/i18n.svelte.ts";
import { myTurnFirst, turnOf } from "./my-tables.ts";

const TABLE: MyTable = {
  id: "a",
  status: "playing",
  rules: "golden-2-violet",
  changed: 0,
  games: 1,
  seats: [{ name: "Ada" }, { name: "#1357" }],
  has_given_up: false,
  seat: 0,
  to_move: 0,
};

beforeAll(() => loadTexts("main", "en"));

test("a table says whose turn it is", () => {
  expect(turnOf(TABLE)).toBe("Your turn");
  expect(turnOf({ ...TABLE, to_move: 1 })).toBe("Guest 1357 to move");
  expect(turnOf({ ...TABLE, status: "waiting", seat: null, to_move: null })).toBe("");
});

test("tables that wait for me come first, the others keep their order", () => {
  const others = { ...TABLE, id: "theirs", to_move: 1 };
  const resigned = { ...TABLE, id: "resigned", has_given_up: true };
  const over = { ...TABLE, id: "over", status: "over", seat: null, to_move: null };
  const order = myTurnFirst([others, resigned, over, TABLE]).map(({ id }) => id);
  expect(order).toEqual(["a", "theirs", "resigned", "over"]);
});
