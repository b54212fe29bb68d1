/** What can be played on this device: the printed rule sets and the levels, as the server lists its own. */
import type { Offer } from "../app/quick-game.svelte.ts";
import { LEVELS as BOTS, RULE_SETS } from "../engine/layout.ts";

export const LEVELS: readonly string[] = Object.keys(BOTS);

export const OFFERS: readonly Offer[] = Object.entries(RULE_SETS).map(([name, { players, table, games }]) => {
  const [edition = ""] = name.split("-");
  return { name, edition, players, table, games };
});
