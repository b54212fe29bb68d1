/** The player's identity on this device, and what the server offers. */
import { api } from "../api/client.ts";
import type { Me, MeWish, Welcome } from "../api/messages.ts";
import { avatar, chooseAvatar } from "../faces/avatar.svelte.ts";
import { readStorage, writeStorage } from "./storage.ts";

/** Whether the avatar chosen on this device has not reached the server. */
export const UNSENT_AVATAR = "coloretto.avatar.unsent";

let identity: Me | null = $state.raw(null);
let welcome: Promise<Welcome> | null = null;
let sending: Promise<void> = Promise.resolve();

/** Who I am; null before the server has answered, and for a visitor without an identity. */
export function me(): Me | null {
  return identity;
}

/** Rule sets, levels and my identity, requested once. */
export function loadWelcome(): Promise<Welcome> {
  welcome ??= api.welcome().then(
    (loaded) => {
      if (identity === null && loaded.me !== null) adopt(loaded.me);
      return loaded;
    },
    (error: unknown) => {
      welcome = null; // the next caller tries again
      throw error;
    },
  );
  return welcome;
}

/** My identity, created as a guest's if there is none. */
export async function ensureIdentity(): Promise<Me> {
  await loadWelcome();
  return identity ?? adopt(await api.newIdentity(chosenAvatar()));
}

/** Send the avatar of this device to the server, after what is being sent: the last choice stays. */
export function sendAvatar(): Promise<void> {
  sending = sending.catch(() => undefined).then(sendNow);
  return sending;
}

async function sendNow(): Promise<void> {
  const sent = avatar();
  identity = await api.changeMe(chosenAvatar());
  if (sent === avatar()) writeStorage(UNSENT_AVATAR, false);
}

/** The avatar that was chosen on this device. */
export function chosenAvatar(): MeWish {
  const chosen = avatar();
  return chosen === null ? {} : { avatar: chosen };
}

/** The identity's avatar becomes this device's, unless the server has not received the one chosen here. */
export function adopt(known: Me): Me {
  identity = known;
  const isUnsent = known.avatar == null || readStorage(UNSENT_AVATAR, isTrue) !== null;
  if (known.avatar === avatar()) writeStorage(UNSENT_AVATAR, false);
  else if (avatar() !== null && isUnsent)
    sendAvatar().catch(() => undefined); // the next visit tries again
  else if (known.avatar != null) chooseAvatar(known.avatar);
  return known;
}

function isTrue(value: unknown): value is true {
  return value === true;
}

/** I am a visitor again. */
export function forget(): void {
  identity = null;
}
