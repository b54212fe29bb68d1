/** The faces of the players at a table. */
import type { SeatView } from "../api/messages.ts";
import { translate } from "../app/i18n.svelte.ts";
import type { Colour } from "../cards/kinds.ts";
import { chameleonAt } from "../table/names.ts";
import { ownFace } from "./avatar.svelte.ts";
import { AVATARS, avatarOfPerson, faceOfBot, type Face } from "./faces.ts";

/**
 * The face at a seat, or null at an open one. `isMe`: the player at this device, whose choice counts here even where no
 * server knows it.
 */
export function faceAt(seats: readonly SeatView[], number: number, isMe: boolean): Face | null {
  const { person, level } = seats[number] ?? {};
  if (person != null) return (isMe ? ownFace() : null) ?? AVATARS[avatarsOf(seats).get(number)!]!;
  return level == null ? null : faceOfBot(level, chameleonAt(seats, number, translate));
}

/** By seat: the chosen avatars of its people, and for the others such as nobody at the table has. */
function avatarsOf(seats: readonly SeatView[]): Map<number, number> {
  const people = seats.flatMap(({ person }, seat) => (person == null ? [] : [{ seat, person }]));
  const chosen = people.flatMap(({ seat, person: { avatar } }) =>
    avatar != null && AVATARS[avatar] !== undefined ? [[seat, avatar] as const] : [],
  );
  const avatars = new Map(chosen);
  const ofBots = coloursOfBots(seats);
  for (const { seat, person } of people) {
    if (avatars.has(seat)) continue;
    const taken = new Set(avatars.values());
    const colours = new Set([...ofBots, ...Array.from(taken, (number) => AVATARS[number]!.colour)]);
    avatars.set(seat, avatarOfPerson(person.name, taken, colours));
  }
  return avatars;
}

function coloursOfBots(seats: readonly SeatView[]): Colour[] {
  return seats.flatMap(({ person, level }, seat) =>
    person != null || level == null ? [] : [faceOfBot(level, chameleonAt(seats, seat, translate)).colour],
  );
}
