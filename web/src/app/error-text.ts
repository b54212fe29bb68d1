/** Errors in the player's language. */
import { Refusal } from "../api/refusal.ts";
import { hasText, t, translate } from "./i18n.svelte.ts";

/** A sentence for any error: the catalogue's for a known code, else the server's own. */
export function errorText(error: unknown): string {
  if (!(error instanceof Refusal)) return t("refused-internal");
  if (error.code === "offline") return t("app-offline");
  if (error.code === "no_server") return t("app-no-server");
  const id = `refused-${error.code.replaceAll("_", "-")}` as const;
  return hasText(id) ? translate(id, { seconds: Math.ceil(error.seconds ?? 1) }) : error.message;
}
