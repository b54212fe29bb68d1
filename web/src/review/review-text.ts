/** Shares of the win in words. */
import { t, translate } from "../app/i18n.svelte.ts";
import type { Decision } from "../engine/types.ts";
import { reasonText } from "../table/advice.ts";
import { percentNumber } from "./review.ts";

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
