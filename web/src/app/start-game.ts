/** Opening tables and sitting down at them. */
import { api } from "../api/client.ts";
import type { NewTable, TableMade } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import { entropyFor } from "./contributions.ts";
import { ensureIdentity } from "./identity.svelte.ts";
import { ruleSetId, type QuickGame } from "./quick-game.svelte.ts";

/** Refusals of a seat after which one may still watch a rematch. */
const NO_SEAT: readonly string[] = ["seat_taken", "full", "already_seated", "wrong_moment", "sent_away"];

/** Start a match against bots, with as many games as the rule set says; returns the table's id. */
export async function startQuickGame(game: QuickGame): Promise<string> {
  await ensureIdentity();
  const made = await api.quick({ rules: ruleSetId(game), level: game.level, sit: false });
  await sit(made, 0);
  return made.id;
}

/** Open a table and sit down at it; returns its id. */
export async function openTable(options: NewTable): Promise<string> {
  await ensureIdentity();
  const made = await api.openTable(options);
  await sit(made);
  return made.id;
}

/** Sit down at the table of a rematch, on the same seat as before or another one; returns its id. */
export async function joinRematch(table: string): Promise<string> {
  const made = await api.rematch(table);
  if (!(await trySit(made, made.seat ?? undefined))) await trySit(made);
  return made.id;
}

/** The server has committed to the deck: only now is entropy for it drawn. */
async function sit({ id, commitment }: TableMade, seat?: number): Promise<void> {
  const wish = seat === undefined ? {} : { seat };
  await api.command(id, { type: "sit", entropy: entropyFor(id, 1, commitment ?? ""), ...wish });
}

async function trySit(made: TableMade, seat?: number): Promise<boolean> {
  try {
    await sit(made, seat);
    return true;
  } catch (error) {
    if (error instanceof Refusal && NO_SEAT.includes(error.code)) return false;
    throw error;
  }
}
