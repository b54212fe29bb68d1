/** "Find the better move": a player's costliest decisions, one after the other, each tried until a better one is found. */
import { parseAction } from "../api/actions.ts";
import type { Decision, Review } from "../engine/types.ts";
import { choicesOf, type Choices } from "../table/choices.ts";
import { costliest, isAlike } from "./review.ts";

/** What an action may be worth less than the best one and still count as found. */
const TOLERANCE = 0.005;

/** An action with what it is worth to the player; unknown until it was tried. */
export interface ValuedAction {
  readonly action: string;
  readonly share: number | null;
  readonly isBest: boolean;
  readonly isPlayed: boolean;
}

export class Exercise {
  readonly decisions: readonly Decision[];
  number = $state.raw(0);
  /** Actions in the order in which they were tried. */
  tried: readonly string[] = $state.raw([]);
  /** Whether a good action was found, or shown. */
  isSolved = $state.raw(false);
  /** Whether the reader has given up. */
  wasShown = $state.raw(false);

  constructor(review: Review, seat: number) {
    this.decisions = costliest(review, seat);
  }

  readonly decision: Decision = $derived.by(() => this.decisions[this.number]!);
  readonly isLast = $derived.by(() => this.number === this.decisions.length - 1);
  readonly last: string | null = $derived.by(() => this.tried.at(-1) ?? null);
  /** Whether the last action was as good as the best one. */
  readonly isFound = $derived.by(() => this.last !== null && isGood(this.decision, this.last));

  /** All legal actions, in the order of the engine; the best first once it is known. */
  readonly actions: readonly ValuedAction[] = $derived.by(() => {
    const { values, best, action: played, seat } = this.decision;
    const all = Object.keys(values).map((action) => ({
      action,
      share: this.#isKnown(action) ? values[action]![seat]! : null,
      isBest: this.isSolved && isAlike(values[action]![seat]!, values[best]![seat]!),
      isPlayed: action === played,
    }));
    return this.isSolved ? all.toSorted((one, other) => other.share! - one.share!) : all;
  });

  /** What is left to try on a board with this many rows. */
  choicesOn(rows: number): Choices {
    const untried = this.actions.filter(({ share }) => share === null);
    return choicesOf(
      untried.flatMap(({ action }) => parseAction(action) ?? []),
      rows,
    );
  }

  /** What an action of this decision is worth to the player. */
  shareOf(action: string): number {
    return this.decision.values[action]![this.decision.seat]!;
  }

  try(action: string): void {
    if (this.isSolved || this.#isKnown(action) || !Object.hasOwn(this.decision.values, action)) return;
    this.tried = [...this.tried, action];
    this.isSolved = this.isFound;
  }

  /** Give up. */
  show(): void {
    this.tried = [...this.tried, this.decision.best];
    this.isSolved = true;
    this.wasShown = true;
  }

  next(): void {
    this.number++;
    this.tried = [];
    this.isSolved = false;
    this.wasShown = false;
  }

  #isKnown(action: string): boolean {
    return this.isSolved || action === this.decision.action || this.tried.includes(action);
  }
}

function isGood({ values, best, seat }: Decision, action: string): boolean {
  return values[best]![seat]! - values[action]![seat]! <= TOLERANCE;
}
