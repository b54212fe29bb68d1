/** The player's identity on this device, and what the server offers. */
import { api } from "../api/client.ts";
import type { Me, Welcome } from "../api/messages.ts";

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
      identity ??= loaded.me;
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
  identity ??= await api.newIdentity();
  return identity;
}

export async function changeName(name: string): Promise<Me> {
  await loadWelcome();
  identity = identity === null ? await api.newIdentity(name) : await api.rename(name);
  return identity;
}

/** Take over the identity that a recovery code from another device stands for. */
export async function recover(code: string): Promise<Me> {
  identity = await api.recover(code);
  return identity;
}

/** Delete my identity for good: from now on I am a visitor. */
export async function deleteIdentity(): Promise<void> {
  await api.deleteMe();
  identity = null;
}
