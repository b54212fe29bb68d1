/** Refusals in the player's language. */
import { Refusal } from "../api/refusal.ts";
import { has, t } from "./i18n.svelte.ts";

/** A sentence for whatever went wrong: ours for a known code, else the server's own. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refusal)) return t("refused-internal");
  const id = error.code === "offline" ? "app-offline" : `refused-${error.code.replaceAll("_", "-")}`;
  if (!has(id)) return error.message;
  return t(id, { seconds: Math.ceil(error.seconds ?? 1) });
}
