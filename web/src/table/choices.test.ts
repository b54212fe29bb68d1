import { expect, test } from "vitest";
import { parseAction, type Action } from "../api/actions.ts";
import type { TableView } from "../api/messages.ts";
import { choicesOf, isTurnOf, rowAction } from "./choices.ts";
import { STATE } from "./examples.ts";

const actions = (...texts: string[]): Action[] => texts.map((text) => parseAction(text)!);

test("rows are chosen for placing after a draw, for taking otherwise", () => {
  expect(choicesOf(actions("D", "T0", "T2"), 3)).toEqual({ draw: true, rows: ["take", null, "take"] });
  expect(choicesOf(actions("P1", "P2"), 3)).toEqual({ draw: false, rows: [null, "place", "place"] });
});

test("a row that cannot be chosen has no action", () => {
  const choices = choicesOf(actions("D", "T1"), 3);
  expect([0, 1, 2, 7].map((row) => rowAction(choices, row))).toEqual([null, ...actions("T1"), null, null]);
});

test("it is a player's turn while the game runs and no bot plays for them", () => {
  const view = {
    status: "playing",
    seats: [{}, {}, {}],
    turn: { state: { ...STATE, to_move: 1 } },
  } as unknown as TableView;
  expect([null, 0, 1].map((seat) => isTurnOf(seat, view))).toEqual([false, false, true]);
  expect(isTurnOf(1, { ...view, status: "over" })).toBe(false);
  expect(isTurnOf(1, { ...view, seats: [{}, { stand_in: "left" }, {}] })).toBe(false);
});
