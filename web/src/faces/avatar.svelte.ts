/** The face that the player has chosen, as this device knows it; `app/identity` tells the server. */
import { readStorage, writeStorage } from "../app/storage.ts";
import { AVATARS, type Face } from "./faces.ts";

const KEY = "coloretto.avatar";

let chosen: number | null = $state.raw(readStorage(KEY, isAvatar));

function isAvatar(value: unknown): value is number {
  return typeof value === "number" && AVATARS[value] !== undefined;
}

/** Its number among the avatars; null if none was chosen. */
export function avatar(): number | null {
  return chosen;
}

/** One that is not drawn here is ignored: a newer server may know more of them. */
export function chooseAvatar(number: number): void {
  if (!isAvatar(number)) return;
  chosen = number;
  writeStorage(KEY, number);
}

export function ownFace(): Face | null {
  return chosen === null ? null : AVATARS[chosen]!;
}
