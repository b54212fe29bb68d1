import { describe, expect, it } from "vitest";
import { ANY, dailyNumber, gradesOf, loadPack, nextNumber, numbersOf, solutionOf, themesOf } from "./pack.ts";

const pack = await loadPack();

describe("the pack of puzzles", () => {
  it("has one best action in each, the first one", () => {
    for (const puzzle of pack.puzzles) {
      const [best, ...others] = Object.values(puzzle.values);
      expect(best).toBeGreaterThan(Math.max(...others));
      expect(puzzle.values[solutionOf(puzzle)]).toBe(best);
    }
  });

  it("has another puzzle every day, until all were shown", () => {
    const days = pack.puzzles.map((_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    );
    expect(new Set(days.map((date) => dailyNumber(pack, date))).size).toBe(pack.puzzles.length);
  });

  it("is divided by its themes and grades", () => {
    const numbers = pack.puzzles.map((_, number) => number);
    expect(numbersOf(pack, ANY)).toEqual(numbers);
    const byGrade = gradesOf(pack).flatMap((grade) => numbersOf(pack, { theme: "", grade }));
    expect(byGrade.toSorted((one, other) => one - other)).toEqual(numbers);
    for (const theme of themesOf(pack)) {
      const found = numbersOf(pack, { theme, grade: "" });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((number) => pack.puzzles[number]!.themes.includes(theme))).toBe(true);
    }
  });
});

describe("the next puzzle", () => {
  it("is the next unsolved one, and after the last one the first", () => {
    expect(nextNumber([1, 4, 7], new Set([4]), 1)).toBe(7);
    expect(nextNumber([1, 4, 7], new Set([4]), 7)).toBe(1);
  });

  it("is any other once all are solved, and none if there is no other", () => {
    expect(nextNumber([1, 4], new Set([1, 4]), 4)).toBe(1);
    expect(nextNumber([4], new Set(), 4)).toBeNull();
    expect(nextNumber([], new Set(), 4)).toBeNull();
  });
});
