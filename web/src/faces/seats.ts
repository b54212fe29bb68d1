/** The faces of the players at a table. */
import type { SeatView } from "../api/messages.ts";
import { numberAmongAlike } from "../table/names.ts";
import { ownFace } from "./avatar.svelte.ts";
import { AVATARS, faceOfBot, faceOfPerson, type Face } from "./faces.ts";

/**
 * The face at a seat, or null at an open one. `isMe`: the player at this device, whose choice counts here even where no
 * server knows it.
 */
export function faceAt(seats: readonly SeatView[], number: number, isMe: boolean): Face | null {
  const { person, level } = seats[number] ?? {};
  if (person != null)
    return (
      (isMe ? ownFace() : null) ?? AVATARS[person.avatar ?? -1] ?? faceOfPerson(person.id || person.name)
    );
  return level == null ? null : faceOfBot(level, numberAmongAlike(seats, number));
}
