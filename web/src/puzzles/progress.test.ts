// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { puzzleStreak, readProgress, saveProgress, withSolved } from "./progress.ts";

beforeEach(() => localStorage.clear());

it("keeps which puzzles were solved, each once", () => {
  saveProgress(withSolved(withSolved(readProgress("one"), 7, null), 7, "2026-11-18"));
  expect(readProgress("one")).toEqual({ pack: "one", solved: [7], days: ["2026-11-18"] });
});

it("counts the days in a row up to today, or to yesterday until today’s is solved", () => {
  const days = ["2026-11-14", "2026-11-16", "2026-11-17"];
  const progress = { pack: "one", solved: [], days };
  expect(puzzleStreak(progress, "2026-11-18")).toBe(2);
  expect(puzzleStreak(withSolved(progress, 3, "2026-11-18"), "2026-11-18")).toBe(3);
  expect(puzzleStreak(progress, "2026-11-20")).toBe(0);
});

it("begins another pack without solved puzzles, but with the streak", () => {
  saveProgress(withSolved(readProgress("one"), 7, "2026-11-18"));
  expect(readProgress("two")).toEqual({ pack: "two", solved: [], days: ["2026-11-18"] });
});

it.each(["null", "[]", '{"pack":"one"}', '{"pack":"one","solved":["x"],"days":[]}', "{"])(
  "starts again when what is stored makes no sense: %s",
  (text) => {
    localStorage.setItem("coloretto.puzzles", text);
    expect(readProgress("one")).toEqual({ pack: "one", solved: [], days: [] });
  },
);
