/** Actions and shares of the win in words. */
import { parseAction } from "../api/actions.ts";
import { t, translate } from "../app/i18n.svelte.ts";
import type { Decision } from "../engine/types.ts";
import { reasonText } from "../table/advice.ts";
import { percentNumber } from "./review.ts";

/** "Take row 2". */
export function actionName(action: string): string {
  const parsed = parseAction(action);
  if (parsed === null || parsed.kind === "draw") return t("action-draw");
  return t(parsed.kind === "take" ? "action-take" : "action-place", { row: parsed.row + 1 });
}

/** Why the best action would have been better, said to the player or about them; null if there is nothing to say. */
export function betterReason(
  { reason, seat }: Decision,
  names: readonly string[],
  isMine: boolean,
): string | null {
  if (reason === null) return null;
  return reasonText(reason, { translate, name: (each) => names[each]! }, isMine ? undefined : names[seat]!);
}

/** "41%"; with a sign for a change. */
export function percent(share: number, signed = false): string {
  return t("insight-percent", { count: percentNumber(share, signed) });
}
