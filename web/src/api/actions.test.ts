import { expect, test } from "vitest";
import { actionText, DRAW, isSameAction, parseAction } from "./actions.ts";

test.each([
  ["D", { kind: "draw" }],
  ["P0", { kind: "place", row: 0 }],
  ["T4", { kind: "take", row: 4 }],
])("%s is parsed, and written as it was", (text, action) => {
  expect(parseAction(text)).toEqual(action);
  expect(actionText(parseAction(text)!)).toBe(text);
});

test.each(["", "D0", "P", "T", "P12", "T-1", "X1", "d", " D"])("%j is not an action", (text) => {
  expect(parseAction(text)).toBeNull();
});

test("actions are the same if kind and row are", () => {
  expect(isSameAction(DRAW, { kind: "draw" })).toBe(true);
  expect(isSameAction({ kind: "take", row: 1 }, { kind: "take", row: 1 })).toBe(true);
  expect(isSameAction({ kind: "take", row: 1 }, { kind: "place", row: 1 })).toBe(false);
  expect(isSameAction({ kind: "take", row: 1 }, { kind: "take", row: 2 })).toBe(false);
  expect(isSameAction(null, DRAW)).toBe(false);
  expect(isSameAction(null, null)).toBe(true);
});
