/** Grades in words. */
import { t } from "../app/i18n.svelte.ts";
import { levelName } from "../app/rule-sets.ts";

/** A grade is a level of bots, or beyond all of them. */
export function gradeName(grade: string): string {
  return grade === "beyond" ? t("puzzles-beyond") : levelName(grade);
}
