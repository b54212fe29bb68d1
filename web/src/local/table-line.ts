/** A table of this device as the list of this device's games shows it. */
import type { Status } from "../api/messages.ts";
import type { LocalLine } from "./store.ts";
import { toMove, type TableState } from "./table-state.ts";

export function lineOf(state: TableState, changed: number): LocalLine {
  const { id, options, status, game, seats, totals } = state.view;
  return {
    id,
    rules: state.ruleSet.text,
    games: options.games ?? 1,
    seats: seats.map((seat) => ({ name: seat.person?.name ?? seat.level ?? "", bot: seat.level != null })),
    changed,
    status: status as Status,
    version: state.version,
    game,
    round: state.position?.state.round ?? 0,
    toMove: toMove(state),
    totals,
  };
}
