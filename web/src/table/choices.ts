/** What the player to move can choose. */
import type { Action } from "../api/actions.ts";
import type { TableView } from "../api/messages.ts";

export type RowChoice = "take" | "place";

export interface Choices {
  readonly draw: boolean;
  /** What each row can be chosen for. */
  readonly rows: readonly (RowChoice | null)[];
}

export const NO_CHOICES: Choices = { draw: false, rows: [] };

export function choicesOf(legal: readonly Action[], rows: number): Choices {
  return {
    draw: legal.some(({ kind }) => kind === "draw"),
    rows: Array.from({ length: rows }, (_, row) => rowChoice(legal, row)),
  };
}

/** A row is never legal for both: cards are placed after a draw, rows taken instead of one. */
function rowChoice(legal: readonly Action[], row: number): RowChoice | null {
  for (const action of legal) if (action.kind !== "draw" && action.row === row) return action.kind;
  return null;
}

/** The action of choosing a row; null if it cannot be chosen. */
export function rowAction(choices: Choices, row: number): Action | null {
  const kind = choices.rows[row];
  return kind ? { kind, row } : null;
}

/** Whether a player has to act; not if a bot plays for them. */
export function isTurnOf(seat: number | null, { status, turn, seats }: TableView): seat is number {
  return status === "playing" && seat !== null && turn?.state.to_move === seat && !seats[seat]?.stand_in;
}
