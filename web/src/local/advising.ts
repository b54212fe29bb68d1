/** Advice at a table of this device: for one person against bots, and never where others compare their results. */
import { Refusal } from "../api/refusal.ts";
import type { Advice } from "../engine/types.ts";
import type { OpenTable } from "./open-table.ts";
import { REVIEWER } from "./reviewing.ts";
import type { Surroundings } from "./surroundings.ts";
import { isPlayedByBot, toMove } from "./table-state.ts";

/** Advice for the player to move. */
export interface TableAdvice extends Advice {
  /** The position that it is about, as text. */
  readonly position: string;
}

export async function adviseAt(
  table: OpenTable,
  { engine, prepare }: Pick<Surroundings, "engine" | "prepare">,
): Promise<TableAdvice> {
  checkIsAlone(table);
  await prepare(REVIEWER, table.state.ruleSet);
  const { position, view } = table.state;
  const seat = toMove(table.state);
  if (position === null || seat === null || isPlayedByBot(view.seats[seat]!))
    throw new Refusal("not_your_turn", "it is no person's turn");
  return { position: position.text, ...engine.advise(position, "quick") };
}

/** Advice and taking back are for one person against bots, with a deal of their own. */
export function checkIsAlone({ state, origin }: OpenTable): void {
  const people = state.view.seats.filter((seat) => seat.person != null).length;
  if (people !== 1 || origin !== null)
    throw new Refusal("bad_command", "this is for one person against bots, with a deal of their own");
}
