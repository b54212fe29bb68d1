/** Opening tables. */
import { api, entropy } from "../api/client.ts";
import type { NewTable } from "../api/messages.ts";
import { ensureIdentity } from "./identity.svelte.ts";
import { ruleSetId, type QuickGame } from "./quick-game.svelte.ts";

/** Start a match against bots, with as many games as the rule set says; returns the table's id. */
export async function startQuickGame(game: QuickGame): Promise<string> {
  await ensureIdentity();
  return (await api.quick({ rules: ruleSetId(game), level: game.level, entropy: entropy() })).id;
}

/** Open a table and sit down at it; returns its id. */
export async function openTable(options: NewTable): Promise<string> {
  await ensureIdentity();
  const { id } = await api.openTable(options);
  await api.command(id, { type: "sit", entropy: entropy() });
  return id;
}
