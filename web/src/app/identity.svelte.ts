/** Who plays on this device, and what the server offers. */
import { api } from "../api/client.ts";
import type { Me, Welcome } from "../api/messages.ts";
import { t } from "./i18n.svelte.ts";

let known: Me | null = $state.raw(null);
let welcome: Promise<Welcome> | null = null;

/** Who I am, as far as it is known by now. */
export function me(): Me | null {
  return known;
}

/** What the server has told at the beginning: rule sets, levels, who I am. Asked once. */
export function offered(): Promise<Welcome> {
  welcome ??= api.welcome().then(
    (told) => {
      known ??= told.me;
      return told;
    },
    (error: unknown) => {
      welcome = null; // the next one who asks tries again
      throw error;
    },
  );
  return welcome;
}

/** Who I am; a new guest where nobody was known. */
export async function whoAmI(): Promise<Me> {
  await offered();
  known ??= await api.newIdentity(guestName());
  return known;
}

/** Be called so from now on. */
export async function callMe(name: string): Promise<Me> {
  await offered();
  known = known === null ? await api.newIdentity(name) : await api.rename(name);
  return known;
}

/** Be who a code of another device says. */
export async function recover(code: string): Promise<Me> {
  known = await api.recover(code);
  return known;
}

function guestName(): string {
  return t("app-guest", { number: String(1000 + Math.floor(Math.random() * 9000)) });
}
