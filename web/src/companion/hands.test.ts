import { beforeAll, describe, expect, test } from "vitest";
import type { Engine, RuleSet } from "../engine/types.ts";
import { nodeEngine } from "../local/node-engine.ts";
import { allRemoved, countOf, kindsOffered, lacking, problemsOf, withCard, withoutCard } from "./hands.ts";

let engine: Engine;
let golden: RuleSet;
let classic: RuleSet;
let two: RuleSet;

beforeAll(async () => {
  engine = await nodeEngine();
  golden = engine.ruleSet("golden-4-brown");
  classic = engine.ruleSet("classic-4-brown");
  two = engine.ruleSet("golden-2-violet");
});

test("a tapped card is sorted in, and the tap is taken back", () => {
  expect(withCard("ac+", "b")).toBe("abc+");
  expect(withoutCard(withCard("bb+j", "b"), "b")).toBe("bb+j");
  expect(withoutCard("a", "b")).toBe("a");
  expect(countOf("aab+", "a")).toBe(2);
});

describe("hands are impossible", () => {
  test("with more cards of a kind than the box has", () => {
    expect(problemsOf(golden, ["aaaaa", "aaaaa", "", ""], "")).toEqual([
      { what: "too-many", kind: "a", count: 10, limit: 9 },
    ]);
    expect(problemsOf(classic, ["J", "", "", ""], "")).toEqual([
      { what: "too-many", kind: "J", count: 1, limit: 0 },
    ]);
    expect(problemsOf(golden, ["jj", "j", "", ""], "")).toHaveLength(1);
  });

  test("with cards of a colour that is out of the game", () => {
    expect(problemsOf(two, ["ab", "cd"], "dg")).toEqual([{ what: "removed", colour: "d", player: 1 }]);
  });

  test("with more colours than are in the game", () => {
    expect(problemsOf(two, ["abc", "def"], "")).toEqual([{ what: "colours", count: 6, limit: 5 }]);
    expect(problemsOf(two, ["abc", "de"], "")).toEqual([]);
  });
});

test("what is offered is what the game has, and what a player must be able to give back", () => {
  expect(kindsOffered(two, "fg", ["", ""]).join("")).toBe("abcde+jJ");
  expect(kindsOffered(classic, "", ["J", ""]).join("")).toBe("abcdefg+jJ");
});

test("players without their start cards are named", () => {
  expect(lacking(two, ["ab", "a"])).toEqual([1]);
  expect(lacking(golden, ["a", "", "a", "a"])).toEqual([1]);
});

test("colours that nobody knows to be out are filled in from those that nobody has", () => {
  expect(allRemoved(two, ["abc", "ad"], "")).toBe("fg");
  expect(allRemoved(two, ["abc", "ad"], "e")).toBe("eg");
  expect(allRemoved(golden, ["a", "", "", ""], "")).toBe("");
});

/** All sets of two of the colours that nobody has. */
function pairs(colours: string): string[] {
  return Array.from(colours).flatMap((one, index) =>
    Array.from(colours.slice(index + 1), (other) => one + other),
  );
}

test.each(["j", "aajj", "aaabbcjJ", "aabbccjjJ"])(
  "which unknown colours are out makes no difference to the score of %s",
  (hand) => {
    const free = Array.from("abcdefg").filter((colour) => !hand.includes(colour));
    const totals = pairs(free.join("")).map((removed) => engine.sheet(hand, two.points, removed).total);
    expect(new Set(totals).size).toBe(1);
    expect(engine.sheet(hand, two.points, allRemoved(two, [hand, ""], "")).total).toBe(totals[0]);
  },
);
