/** The sentence that says what to do, or whom everybody is waiting for. */
import type { Action } from "../api/actions.ts";
import type { TableView } from "../api/messages.ts";
import { kindsOf, type Kind } from "../cards/kinds.ts";
import { isTurnOf } from "./choices.ts";
import type { Line } from "./log.ts";

export function promptOf(view: TableView, me: number | null): Line {
  const { status, turn } = view;
  if (!turn || status !== "playing" || turn.state.to_move < 0) return { id: "turn-over" };
  const drawn = kindsOf(turn.state.drawn ?? "")[0];
  return isTurnOf(me, view) ? promptForMe(turn.legal, drawn) : promptForOthers(turn.state.to_move, drawn);
}

function promptForMe(legal: readonly Action[], drawn: Kind | undefined): Line {
  if (drawn) return { id: "turn-place-you", card: drawn };
  if (!legal.some(({ kind }) => kind === "draw")) return { id: "turn-only-take-you" };
  return { id: legal.some(({ kind }) => kind === "take") ? "turn-choose-you" : "turn-only-draw-you" };
}

function promptForOthers(seat: number, drawn: Kind | undefined): Line {
  return drawn
    ? { id: "turn-place-other", seats: [seat], card: drawn }
    : { id: "turn-choose-other", seats: [seat] };
}
