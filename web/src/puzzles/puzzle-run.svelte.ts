/** Trying to solve a puzzle. */
import { actionText, parseAction, type Action } from "../api/actions.ts";
import { choicesOf, NO_CHOICES, type Choices } from "../table/choices.ts";
import { solutionOf, type Puzzle } from "./pack.ts";

/** `open`: nothing was tried; `wrong`: the last attempt was; `shown`: the player gave up. */
export type PuzzleStatus = "open" | "wrong" | "solved" | "shown";

export class PuzzleRun {
  readonly puzzle: Puzzle;
  readonly #rows: number;
  readonly #onSolved: () => void;
  status: PuzzleStatus = $state.raw("open");
  /** The actions that were tried, the solution too. */
  tried: readonly string[] = $state.raw([]);

  constructor(puzzle: Puzzle, rows: number, onSolved: () => void) {
    this.puzzle = puzzle;
    this.#rows = rows;
    this.#onSolved = onSolved;
  }

  readonly isOver = $derived.by(() => this.status === "solved" || this.status === "shown");

  /** What was not tried yet. */
  readonly choices: Choices = $derived.by(() => {
    if (this.isOver) return NO_CHOICES;
    const left = Object.keys(this.puzzle.values).filter((action) => !this.tried.includes(action));
    return choicesOf(
      left.map(parseAction).filter((action) => action !== null),
      this.#rows,
    );
  });

  /** Actions that were tried, or that are illegal, are ignored. */
  choose(action: Action): void {
    const text = actionText(action);
    if (this.isOver || this.tried.includes(text) || !(text in this.puzzle.values)) return;
    this.tried = [...this.tried, text];
    this.status = text === solutionOf(this.puzzle) ? "solved" : "wrong";
    if (this.status === "solved") this.#onSolved();
  }

  giveUp(): void {
    if (!this.isOver) this.status = "shown";
  }
}
