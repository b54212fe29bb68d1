/** Rule sets and levels by name, in the player's language. */
import { t } from "./i18n.svelte.ts";

/** The name of a rule set by its text, like `golden-2-violet`. */
export function ruleSetName(rules: string): string {
  const printed = /^(classic|golden)-(\d)(?:-(brown|violet))?$/.exec(rules);
  if (!printed) return t("rule-set-own");
  const [, edition, players, scoring = "brown"] = printed;
  return t("rule-set-name", {
    edition: t(`edition-${edition}`),
    count: Number(players),
    scoring: t(`scoring-${scoring}`),
  });
}

export function levelName(level: string): string {
  return t(`level-${level}`);
}
