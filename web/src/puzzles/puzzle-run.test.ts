import { expect, it, vi } from "vitest";
import { DRAW } from "../api/actions.ts";
import type { Puzzle } from "./pack.ts";
import { PuzzleRun } from "./puzzle-run.svelte.ts";

const PUZZLE: Puzzle = {
  position: "golden-2-violet ce +/a/f ad+/abgg 0:choose 2 -",
  values: { T0: 790, D: 641, T1: 533, T2: 503 },
  error: 3,
  grade: "expert",
  found_by: ["expert", "master"],
  themes: [],
};

function newRun(): { run: PuzzleRun; onSolved: () => void } {
  const onSolved = vi.fn();
  return { run: new PuzzleRun(PUZZLE, 3, onSolved), onSolved };
}

it("goes on until the best action is found", () => {
  const { run, onSolved } = newRun();
  expect(run.choices).toEqual({ draw: true, rows: ["take", "take", "take"] });
  run.choose(DRAW);
  expect(run.status).toBe("wrong");
  expect(run.choices.draw).toBe(false);
  run.choose({ kind: "take", row: 0 });
  expect(run.status).toBe("solved");
  expect(run.tried).toEqual(["D", "T0"]);
  expect(onSolved).toHaveBeenCalledOnce();
});

it("ignores what is illegal, was tried, or comes after the end", () => {
  const { run, onSolved } = newRun();
  run.choose({ kind: "place", row: 0 });
  expect(run.status).toBe("open");
  run.choose(DRAW);
  run.choose(DRAW);
  run.choose({ kind: "take", row: 0 });
  run.choose({ kind: "take", row: 1 });
  expect(run.tried).toEqual(["D", "T0"]);
  run.giveUp();
  expect(run.status).toBe("solved");
  expect(onSolved).toHaveBeenCalledOnce();
});

it("shows the solution, which then does not count", () => {
  const { run, onSolved } = newRun();
  run.giveUp();
  expect(run.status).toBe("shown");
  run.choose({ kind: "take", row: 0 });
  expect(run.status).toBe("shown");
  expect(run.choices).toEqual({ draw: false, rows: [] });
  expect(onSolved).not.toHaveBeenCalled();
});
