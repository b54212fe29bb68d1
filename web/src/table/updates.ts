/** Questions about an update of a table. */
import type { TableUpdate } from "./source.ts";
import type { EventOf, TableView } from "../api/messages.ts";
import { settings } from "../app/settings.svelte.ts";
import { isTurnOf } from "./choices.ts";

/** Whether the last-round card has appeared, in a game that goes on. */
export function isLastRoundNew({ message, after }: TableUpdate): boolean {
  const hasAppeared = message.events.some((event) => event.type === "played" && event.last_round_card);
  return hasAppeared && after.status === "playing";
}

export function isMyNewTurn({ before, after }: TableUpdate, me: number | null): boolean {
  return isTurnOf(me, after) && before.turn?.position !== after.turn?.position;
}

/** The number of chat messages from others in an update, unless I have muted them. */
export function chatFromOthers({ message, after }: TableUpdate, me: number | null): number {
  return message.events.filter((event) => event.type === "said" && isHeard(event, after, me)).length;
}

/** Whether someone else says it, and I have not muted chat. */
export function isHeard(said: EventOf<"said">, view: TableView, me: number | null): boolean {
  if (!settings.chat) return false;
  return me === null || said.person.id !== view.seats[me]?.person?.id;
}
