/** The names of players in a list of tables. */
import type { LobbyLine } from "../../api/messages.ts";
import { translate } from "../../app/i18n.svelte.ts";
import { fullNamesOf, namesOf } from "../../table/names.ts";

type Seats = LobbyLine["seats"];

/** For sentences. */
export function seatName(seats: Seats, seat: number): string {
  return namesOf(seats.map(occupant), translate)[seat] ?? "";
}

/** For labels; open seats have an empty name. */
export function seatNames(seats: Seats): string[] {
  return fullNamesOf(seats.map(occupant), translate);
}

function occupant({ name = "", bot = false }: Seats[number]): Parameters<typeof namesOf>[0][number] {
  return bot ? { level: name } : { person: { id: "", name } };
}
