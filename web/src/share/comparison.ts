/** Two games of one deal, compared move by move. */
import { isSameAction } from "../api/actions.ts";
import type { Frame, Replay } from "../api/messages.ts";

/** Where two games part; steps are those of their replays. */
export interface Difference {
  /** The first step that differs: a game that ends before it has none. */
  readonly step: number;
  /** The move that this step belongs to. */
  readonly move: number;
  /** Who was to move. */
  readonly player: number;
}

/** Null if one person has played exactly as the other. */
export function firstDifference(mine: Replay, theirs: Replay): Difference | null {
  const length = Math.max(mine.frames.length, theirs.frames.length);
  for (let step = 0; step < length; step++) {
    const [here, there] = [mine.frames[step], theirs.frames[step]];
    if (here !== undefined && there !== undefined && isSameStep(here, there)) continue;
    const { move, player } = here ?? there!;
    return { step, move, player };
  }
  return null;
}

function isSameStep(one: Frame, other: Frame): boolean {
  return (
    isSameAction(one.action, other.action) && one.player === other.player && one.position === other.position
  );
}

/** Whether two records have the same deal, so that they can be compared at all. */
export function isSameDeal(mine: Replay, theirs: Replay): boolean {
  return (
    mine.rules === theirs.rules &&
    mine.proof.seed === theirs.proof.seed &&
    mine.proof.entropy.join("\n") === theirs.proof.entropy.join("\n") &&
    mine.frames[0]?.position === theirs.frames[0]?.position
  );
}

/** Who has more points at the seat that both have played. */
export function verdict(mine: Replay, theirs: Replay, seat: number): "won" | "lost" | "tied" {
  const [points, others] = [pointsAt(mine, seat), pointsAt(theirs, seat)];
  if (points === others) return "tied";
  return points > others ? "won" : "lost";
}

export function pointsAt({ frames }: Replay, seat: number): number {
  return frames.at(-1)!.state.scores[seat] ?? 0;
}

/** The steps of both games by move: a turn of several steps is shown at its last one. */
export interface MovePair {
  readonly move: number;
  readonly mine: number | null;
  readonly theirs: number | null;
}

/** All moves from one on. */
export function movesFrom(first: number, mine: Replay, theirs: Replay): MovePair[] {
  const [here, there] = [lastSteps(mine), lastSteps(theirs)];
  const last = Math.max(here.length, there.length) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const move = first + index;
    return { move, mine: here[move] ?? null, theirs: there[move] ?? null };
  });
}

/** The last step of each move, by its number. */
function lastSteps({ frames }: Replay): number[] {
  const steps: number[] = [];
  frames.forEach(({ move }, step) => (steps[move] = step));
  return steps;
}
