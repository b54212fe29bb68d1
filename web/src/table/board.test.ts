import { expect, test } from "vitest";
import { boardOf, handOf, kindsInGame, seatOrder } from "./board.ts";
import { STATE } from "./examples.ts";

test("the cards of a row are in the order they were placed, as far as it is known", () => {
  const state = { ...STATE, rows: ["abd", "ab", null] };
  const rows = boardOf(state, [["d", "a", "b"], ["c"], []]).rows.map((row) => row.cards.join(""));
  expect(rows).toEqual(["dab", "ab", ""]);
});

test("a hand counts its cards", () => {
  expect(handOf("aac+J")).toMatchObject({ a: 2, b: 0, c: 1, "+": 1, j: 0, J: 1 });
});

test("only the kinds of this game have a place in a hand", () => {
  expect(kindsInGame(STATE).join("")).toBe("abcdef+j");
  expect(kindsInGame({ ...STATE, deck: { ...STATE.deck, j: 0 }, hands: ["jJ", "", ""] }).join("")).toBe(
    "abcdef+jJ",
  );
});

test("I am last, the others are clockwise from my left", () => {
  expect(seatOrder(4, 1)).toEqual([2, 3, 0, 1]);
  expect(seatOrder(3, null)).toEqual([0, 1, 2]);
});
