/** The names of the players at a table. */
import type { SeatView } from "../api/messages.ts";
import { personName } from "../app/guests.ts";
import type { Translate } from "./sentences.ts";

/** People by their names; bots by their level, numbered if several have the same. */
export function namesOf(seats: readonly SeatView[], translate: Translate): string[] {
  return seats.map((seat, number) =>
    seat.person ? personName(seat.person.name) : botName(seats, number, translate),
  );
}

function botName(seats: readonly SeatView[], number: number, translate: Translate): string {
  const level = seats[number]?.level;
  if (level == null) return translate("table-open-seat");
  const alike = seats.flatMap((seat, index) => (seat.level === level && seat.person == null ? [index] : []));
  const name = translate(`level-${level}`);
  return alike.length > 1 ? translate("table-bot", { level: name, number: alike.indexOf(number) + 1 }) : name;
}
