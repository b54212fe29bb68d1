/** Grades and actions in words. */
import { parseAction } from "../api/actions.ts";
import { t } from "../app/i18n.svelte.ts";
import { levelName } from "../app/rule-sets.ts";

/** A grade is a level of bots, or beyond all of them. */
export function gradeName(grade: string): string {
  return grade === "beyond" ? t("puzzles-beyond") : levelName(grade);
}

export function actionName(text: string): string {
  const action = parseAction(text);
  if (action === null || action.kind === "draw") return t("action-draw");
  return t(action.kind === "take" ? "action-take" : "action-place", { row: action.row + 1 });
}
