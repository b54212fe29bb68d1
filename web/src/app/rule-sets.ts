/** Rule sets, editions, scoring tables and levels by name, in the player's language. */
import { t, translate } from "./i18n.svelte.ts";

/** The name of a rule set by its id, like `golden-2-violet`; a house rule set has none of its own. */
export function ruleSetName(id: string): string {
  const printed = /^(classic|golden)-(\d)(?:-(brown|violet))?$/.exec(id);
  if (!printed) return t("rule-set-own");
  const [, edition = "", players, scoring = "brown"] = printed;
  return t("rule-set-name", {
    edition: editionName(edition),
    count: Number(players),
    scoring: scoringName(scoring),
  });
}

export function editionName(edition: string): string {
  return translate(`edition-${edition}`);
}

export function scoringName(table: string): string {
  return translate(`scoring-${table}`);
}

export function levelName(level: string): string {
  return translate(`level-${level}`);
}
