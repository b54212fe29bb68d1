import { describe, expect, test } from "vitest";
import { nodeEngine } from "../local/node-engine.ts";
import { cardsAt, positionText, setupOf, withCard, withOut, withoutCard, withTaken } from "./setup.ts";

const engine = await nodeEngine();
const TEXT = "golden-3-brown g ab/x/c de/abJ*/f 2:choose 2 -";

function setup(text = TEXT): ReturnType<typeof setupOf> {
  const { ruleSet, state } = engine.position(text);
  return setupOf(ruleSet.text, state);
}

test.each([
  TEXT,
  "classic-4-brown - -/-/-/- a/f/b/e 1:choose 1 -",
  "classic-4-brown - x/x/-/x ag+*/bef*/bf*/e 3:place-d 1 -",
  "golden-2-violet af -/-/- bbcceg++/cccceegg++ 1:choose 6 ddd+++",
])("a position is set up as it is: %s", (text) => {
  expect(positionText(setup(text))).toBe(text);
});

describe("cards", () => {
  test("are added and taken away, and written in their order", () => {
    const row = { kind: "row", row: 0 } as const;
    const more = withCard(setup(), row, "a");
    expect(cardsAt(more, row)).toBe("aba");
    expect(positionText(more)).toContain(" aab/x/c ");
    expect(positionText(withoutCard(more, row, "a"))).toContain(" ab/x/c ");
  });

  test("of a hand, and one that is drawn", () => {
    const more = withCard(setup(), { kind: "hand", seat: 2 }, "+");
    expect(positionText(withCard(more, { kind: "drawn" }, "b"))).toBe(
      "golden-3-brown g ab/x/c de/abJ*/f+ 2:place-b 2 -",
    );
  });

  test("of removed colours are replaced, as their number is fixed", () => {
    expect(setup().removed).toBe("g");
    expect(withCard(setup(), { kind: "removed" }, "f").removed).toBe("f");
  });
});

test("rows are taken and laid out again, and players are out or not", () => {
  const all = withOut(withTaken(setup(), 1, false), 1, false);
  expect(positionText(all)).toBe("golden-3-brown g ab/-/c de/abJ/f 2:choose 2 -");
  expect(positionText(withTaken(all, 0, true))).toContain(" x/-/c ");
});
