/** The name of a player in a list of tables. */
import type { LobbyLine } from "../../api/messages.ts";
import { personName } from "../../app/guests.ts";
import { levelName } from "../../app/rule-sets.ts";

export function seatName(seats: LobbyLine["seats"], seat: number): string {
  const { name = "", bot = false } = seats[seat] ?? {};
  return bot ? levelName(name) : personName(name);
}
