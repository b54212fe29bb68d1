/** What the waiting room shows of a table. */
import type { SeatView, TableView } from "../../api/messages.ts";

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
  const mine = view.seats.findIndex((seat) => seat.person != null && seat.person.id === me);
  const open = view.seats.filter(isOpen).length;
  const isFull = open === 0;
  return { isHost, seat: mine < 0 ? null : mine, open, isFull, canStart: isHost && isFull };
}
