/** The deal of the day in the reader's language. */
import { shownLanguage, t } from "../app/i18n.svelte.ts";
import { ruleSetName } from "../app/rule-sets.ts";
import { dailyDeal, DAILY_SEAT } from "./daily.ts";
import type { DailyAttempt } from "./daily-results.ts";

export function dateText(date: string): string {
  return new Intl.DateTimeFormat(shownLanguage(), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );
}

/** The points of the person and their place. */
export function resultText(scores: readonly number[]): string {
  const count = scores[DAILY_SEAT] ?? 0;
  const place = 1 + scores.filter((each) => each > count).length;
  return t("daily-result", { count, place, players: scores.length });
}

/** A result to send to others, without its link. */
export function sharedText({ date, scores }: DailyAttempt, streak: number): string {
  const lines = [
    t("daily-shared", { date: dateText(date) }),
    ruleSetName(dailyDeal(date).options.rules),
    resultText(scores ?? []),
  ];
  return [...lines, ...(streak > 1 ? [t("daily-streak", { count: streak })] : [])].join("\n");
}
