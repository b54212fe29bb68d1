/** What everybody at a table is called. */
import type { SeatView } from "../api/messages.ts";
import type { Arguments } from "../app/i18n.svelte.ts";

type Say = (id: string, args?: Arguments) => string;

/** People by their names; bots by their level, with a number where several are alike. */
export function namesOf(seats: readonly SeatView[], t: Say): string[] {
  return seats.map((seat, number) => seat.person?.name ?? botName(seats, number, t));
}

function botName(seats: readonly SeatView[], number: number, t: Say): string {
  const level = seats[number]?.level;
  if (level == null) return t("table-open-seat");
  const alike = seats.flatMap((seat, index) => (seat.level === level && seat.person == null ? [index] : []));
  const name = t(`level-${level}`);
  return alike.length > 1 ? t("table-bot", { level: name, number: alike.indexOf(number) + 1 }) : name;
}
