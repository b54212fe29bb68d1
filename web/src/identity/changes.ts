/** How the player changes the identity on this device: outside app/, since the first page does without it. */
import { api } from "../api/client.ts";
import type { Me } from "../api/messages.ts";
import { chooseAvatar } from "../faces/avatar.svelte.ts";
import { SITE } from "../site.ts";
import {
  adopt,
  chosenAvatar,
  forget,
  loadWelcome,
  me,
  sendAvatar,
  UNSENT_AVATAR,
} from "../app/identity.svelte.ts";
import { writeStorage } from "../app/storage.ts";

export async function changeName(name: string): Promise<Me> {
  await loadWelcome();
  return adopt(
    me() === null ? await api.newIdentity({ name, ...chosenAvatar() }) : await api.changeMe({ name }),
  );
}

/** Show a face at my tables. A visitor's is sent to the server with the identity. */
export async function changeAvatar(number: number): Promise<void> {
  chooseAvatar(number);
  if (!SITE.hasServer) return;
  writeStorage(UNSENT_AVATAR, true);
  await loadWelcome();
  if (me() !== null) await sendAvatar();
}

/** Take over the identity that a recovery code from another device stands for. */
export async function recover(code: string): Promise<Me> {
  const recovered = await api.recover(code);
  writeStorage(UNSENT_AVATAR, false); // it was chosen for another identity
  return adopt(recovered);
}

/** Delete my identity for good: from now on I am a visitor. */
export async function deleteIdentity(): Promise<void> {
  await api.deleteMe();
  forget();
}
