/** An action in words: "Take row 2". */
import { parseAction } from "../api/actions.ts";
import { translate } from "../app/i18n.svelte.ts";
import type { Translate } from "./sentences.ts";

/** A text that is no action is named as drawing a card, which is always shown. */
export function actionName(text: string, say: Translate = translate): string {
  const action = parseAction(text);
  if (action === null || action.kind === "draw") return say("action-draw");
  return say(action.kind === "take" ? "action-take" : "action-place", { row: action.row + 1 });
}
