// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { contributionTo, entropyFor } from "./contributions.ts";

beforeEach(() => localStorage.clear());

test("every deck gets entropy of its own, drawn once", () => {
  const first = entropyFor("t", 1, "aa");
  expect(entropyFor("t", 1, "aa")).toBe(first);
  expect(entropyFor("t", 2, "bb")).not.toBe(first);
  expect(entropyFor("u", 1, "cc")).not.toBe(first);
});

test("a contribution is remembered with the first commitment that was seen", () => {
  const drawn = entropyFor("t", 1, "aa");
  entropyFor("t", 1, "changed");
  expect(contributionTo("t", 1)).toEqual({ table: "t", game: 1, commitment: "aa", entropy: drawn });
  expect(contributionTo("t", 2)).toBeNull();
});

test("the oldest contributions are forgotten", () => {
  for (let game = 1; game <= 201; game++) entropyFor("t", game, "aa");
  expect(contributionTo("t", 1)).toBeNull();
  expect(contributionTo("t", 201)).not.toBeNull();
});

test("unreadable notes count as none", () => {
  localStorage.setItem("coloretto-contributions", '[{"table": 1}]');
  expect(contributionTo("t", 1)).toBeNull();
  expect(entropyFor("t", 1, "aa")).toHaveLength(32);
});
