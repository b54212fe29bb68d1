/** From a click to a table. */
import { api, entropy } from "../api/client.ts";
import type { TableOptions } from "../api/messages.ts";
import { whoAmI } from "./identity.svelte.ts";
import { nameOf, type Quick } from "./quick-game.svelte.ts";

/** A game against bots, at once; the id of its table. */
export async function playNow(wish: Quick): Promise<string> {
  await whoAmI();
  return (await api.quick({ rules: nameOf(wish), level: wish.level, entropy: entropy() })).id;
}

/** A new table with oneself at it; its id. */
export async function openTable(options: TableOptions): Promise<string> {
  await whoAmI();
  const { id } = await api.openTable(options);
  await api.command(id, { type: "sit", entropy: entropy() });
  return id;
}
