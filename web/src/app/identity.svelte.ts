/** The player's identity on this device, and what the server offers. */
import { api } from "../api/client.ts";
import type { Me, MeWish, Welcome } from "../api/messages.ts";
import { avatar, chooseAvatar } from "../faces/avatar.svelte.ts";
import { SITE } from "../site.ts";

let identity: Me | null = $state.raw(null);
let welcome: Promise<Welcome> | null = null;

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

export async function changeName(name: string): Promise<Me> {
  await loadWelcome();
  return adopt(
    identity === null ? await api.newIdentity({ name, ...chosenAvatar() }) : await api.changeMe({ name }),
  );
}

/** Show a face at my tables. A visitor's is told to the server with the identity. */
export async function changeAvatar(number: number): Promise<void> {
  chooseAvatar(number);
  if (!SITE.hasServer) return;
  await loadWelcome();
  if (identity !== null) identity = await api.changeMe({ avatar: number });
}

/** If that fails, the next visit tries again. */
function tellAvatar(): Promise<unknown> {
  return api.changeMe(chosenAvatar()).then(
    (now) => (identity = now),
    () => undefined,
  );
}

/** The avatar that was chosen on this device. */
function chosenAvatar(): MeWish {
  const chosen = avatar();
  return chosen === null ? {} : { avatar: chosen };
}

/** The identity's avatar becomes this device's; if only the device has one, the server is told. */
function adopt(known: Me): Me {
  identity = known;
  if (known.avatar != null) chooseAvatar(known.avatar);
  else if (avatar() !== null) void tellAvatar();
  return known;
}

/** Take over the identity that a recovery code from another device stands for. */
export async function recover(code: string): Promise<Me> {
  return adopt(await api.recover(code));
}

/** Delete my identity for good: from now on I am a visitor. */
export async function deleteIdentity(): Promise<void> {
  await api.deleteMe();
  identity = null;
}
