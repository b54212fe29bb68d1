/** The state of a waiting room. */
import type { Happened, Person, SeatView, TableView } from "../../api/messages.ts";
import { logOf, type LogEntry, type LogContext } from "../../table/log.ts";

export interface Room {
  isHost: boolean;
  /** My seat; null if I have not sat down. */
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

/** Before the first game there are only chat entries. */
const NO_GAME: LogContext = { rows: 0, removed: [], game: 0, bots: [] };

/** Chat messages, and who was silenced. */
export function chatEntries(history: readonly Happened[]): LogEntry[] {
  return logOf(history, NO_GAME);
}

export interface Seated {
  readonly seat: number;
  readonly person: Person;
}

export function personAt(view: TableView, seat: number): Person | null {
  return view.seats[seat]?.person ?? null;
}

/** Whether the host has removed me: I may not sit down again. */
export function wasRemoved(history: readonly Happened[], me: string | null): boolean {
  const mine = new Set<number>();
  for (const event of history.flatMap(({ events }) => events)) {
    if (event.type === "sat" && event.person.id === me) mine.add(event.seat);
    else if (event.type === "stood") mine.delete(event.seat);
    else if (event.type === "unseated" && mine.has(event.seat)) return true;
  }
  return false;
}
