/** Players and problems in words. */
import { t } from "../app/i18n.svelte.ts";
import { nameOf } from "../cards/kinds.ts";
import type { HandProblem } from "./hands.ts";

/** The names of the first players; those without one are numbered. */
export function playerNames(names: readonly string[], players: number): string[] {
  return Array.from({ length: players }, (_, player) => {
    const name = names[player]?.trim() ?? "";
    return name === "" ? t("local-player", { number: player + 1 }) : name;
  });
}

export function problemText(problem: HandProblem, names: readonly string[]): string {
  switch (problem.what) {
    case "too-many": {
      const { kind, count, limit } = problem;
      return t("companion-too-many", { card: t(`card-${nameOf(kind)}`), count, limit });
    }
    case "removed":
      return t("companion-is-out", {
        colour: t(`card-${problem.colour}`),
        player: names[problem.player] ?? "",
      });
    case "colours":
      return t("companion-colours", { count: problem.count, limit: problem.limit });
  }
}
