/** Actions and shares of the win in words. */
import { parseAction } from "../api/actions.ts";
import { t } from "../app/i18n.svelte.ts";
import { percentNumber } from "./review.ts";

/** "Take row 2". */
export function actionName(action: string): string {
  const parsed = parseAction(action);
  if (parsed === null || parsed.kind === "draw") return t("action-draw");
  return t(parsed.kind === "take" ? "action-take" : "action-place", { row: parsed.row + 1 });
}

/** "41%"; with a sign for a change. */
export function percent(share: number, signed = false): string {
  return t("insight-percent", { count: percentNumber(share, signed) });
}
