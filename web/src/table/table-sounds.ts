/** The sounds of what happens at a table. */
import type { TableUpdate } from "./source.ts";
import type { TableEvent, TableView } from "../api/messages.ts";
import type { Sound } from "../sounds/sounds.ts";
import { winners } from "./scoring.ts";
import { isHeard, isLastRoundNew, isMyNewTurn } from "./updates.ts";

/** The sounds of an update, in the order they are played. */
export function soundsOf(update: TableUpdate, me: number | null): Sound[] {
  const sounds = update.message.events.flatMap((event) => soundOf(event, update.after, me));
  if (isLastRoundNew(update)) sounds.push("last-round");
  if (isMyNewTurn(update, me) && update.after.turn?.state.drawn === null) sounds.push("turn");
  return sounds;
}

function soundOf(event: TableEvent, view: TableView, me: number | null): Sound[] {
  switch (event.type) {
    case "played":
      return [event.action.kind];
    case "said":
      return isHeard(event, view, me) ? ["chat"] : [];
    case "game_over":
      return [me !== null && winners(event.win_shares).includes(me) ? "win" : "end"];
    default:
      return [];
  }
}
