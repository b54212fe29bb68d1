/** The end of a game with its texts, loaded before it is needed. */
import { loadTexts } from "../app/i18n.svelte.ts";

export async function loadEnd(): Promise<typeof import("./EndDialog.svelte")> {
  const [dialog] = await Promise.all([import("./EndDialog.svelte"), loadTexts("end")]);
  return dialog;
}
