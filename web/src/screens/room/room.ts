/** What the waiting room shows of a table. */
import type { Happened, Person, SeatView, TableView } from "../../api/messages.ts";
import { logOf, type Entry, type Facts } from "../../table/log.ts";

export interface Room {
  isHost: boolean;
  /** Mine; null for who has not sat down. */
  seat: number | null;
  open: number;
  isFull: boolean;
  canStart: boolean;
}

export function isOpen(seat: SeatView): boolean {
  return seat.person == null && seat.level == null;
}

export function roomOf(view: TableView, me: string | null): Room {
  const isHost = view.host.id === me;
  const mine = me === null ? -1 : view.seats.findIndex((seat) => seat.person?.id === me);
  const open = view.seats.filter(isOpen).length;
  const isFull = open === 0;
  return { isHost, seat: mine < 0 ? null : mine, open, isFull, canStart: isHost && isFull };
}

/** No game has begun: nothing of it is to be told. */
const NO_GAME: Facts = { players: 0, rows: 0, cardsBeforeLastRound: 0, removed: [], game: 0 };

/** What was said, and who may not speak any more. */
export function spokenIn(history: readonly Happened[]): Entry[] {
  return logOf(history, NO_GAME);
}

export interface Seated {
  readonly seat: number;
  readonly person: Person;
}

export function personAt(view: TableView, seat: number): Person | null {
  return view.seats[seat]?.person ?? null;
}

/** Whether the host has sent me away: I may not sit down here again. */
export function wasSentAway(history: readonly Happened[], me: string | null): boolean {
  const mine = new Set<number>();
  for (const event of history.flatMap(({ events }) => events)) {
    if (event.type === "sat" && event.person.id === me) mine.add(event.seat);
    else if (event.type === "stood") mine.delete(event.seat);
    else if (event.type === "unseated" && mine.has(event.seat)) return true;
  }
  return false;
}
