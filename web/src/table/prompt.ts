/** What the player is asked to do, or whom everybody waits for. */
import type { TableView } from "../api/messages.ts";
import { kindsOf } from "../cards/kinds.ts";
import type { Line } from "./log.ts";
import { choicesOf } from "./model.ts";

export function promptOf(view: TableView, me: number | null): Line {
  const turn = view.turn;
  if (!turn || view.status !== "playing" || turn.state.to_move < 0) return { id: "turn-over" };
  const isMine = turn.state.to_move === me && !view.seats[me]?.stand_in;
  return isMine
    ? promptForMe(turn.legal, turn.state.drawn)
    : promptForOthers(turn.state.to_move, turn.state.drawn);
}

function promptForMe(legal: readonly string[], drawn: string | null): Line {
  const card = kindsOf(drawn ?? "")[0];
  if (card) return { id: "turn-place-you", card };
  const choices = choicesOf(legal, 5);
  if (!choices.draw) return { id: "turn-only-take-you" };
  return { id: choices.rows.some((use) => use !== null) ? "turn-choose-you" : "turn-only-draw-you" };
}

function promptForOthers(seat: number, drawn: string | null): Line {
  const card = kindsOf(drawn ?? "")[0];
  return card ? { id: "turn-place-other", seats: [seat], card } : { id: "turn-choose-other", seats: [seat] };
}
