import { expect, test } from "vitest";
import { verdictFor } from "./verdict.ts";

test("players behind the winner learn their rank and by how much", () => {
  expect(verdictFor(0, [29, 31, 12])).toEqual({ kind: "behind", rank: 2, count: 2 });
  expect(verdictFor(2, [31, 31, 12])).toEqual({ kind: "behind", rank: 3, count: 19 });
});

test("the winner learns who came next", () => {
  expect(verdictFor(1, [29, 31, 12])).toEqual({ kind: "ahead", second: 0, count: 2 });
});

test("players with equal points share the win", () => {
  expect(verdictFor(0, [31, 31, 12])).toEqual({ kind: "shared" });
});
