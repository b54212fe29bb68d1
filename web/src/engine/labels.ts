/** Words for what decisions lost, what cards gave and how a player played: as `labels` and `levels` of `coloretto.analysis`. */
import { LEAST_DECISIONS, LEAST_LOSSES, LEAST_LUCK, LEVEL_LIMITS } from "./layout.ts";
import { falls } from "./rule-sets.ts";
import type { Label, LuckLabel, RuleSet } from "./types.ts";

export function labelOf(loss: number): Label {
  const found = Object.entries(LEAST_LOSSES).find(([, least]) => loss >= least);
  return (found?.[0] ?? "good") as Label;
}

export function luckLabelOf(luck: number): LuckLabel | null {
  if (Math.abs(luck) < LEAST_LUCK) return null;
  return luck > 0 ? "lucky" : "unlucky";
}

/** The levels that lose about as much, the weakest first; none after too few decisions. */
export function levelsLike({ players, points }: RuleSet, loss: number, decisions: number): readonly string[] {
  if (decisions < LEAST_DECISIONS) return [];
  const limits =
    LEVEL_LIMITS[String(players) as keyof typeof LEVEL_LIMITS][falls(points) ? "falling" : "rising"];
  return limits.find(([, limit]) => loss < limit * decisions)?.[0] ?? [];
}
