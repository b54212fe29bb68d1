/** Starting games, opening tables and sitting down at them. */
import { api } from "../api/client.ts";
import type { NewTable, TableMade } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import type { LocalOptions } from "../local/local-options.ts";
import { toast } from "../design/toasts.svelte.ts";
import { SITE } from "../site.ts";
import { entropyFor } from "./contributions.ts";
import { t } from "./i18n.svelte.ts";
import { ensureIdentity, me } from "./identity.svelte.ts";
import { ruleSetId, type QuickGame } from "./quick-game.svelte.ts";

/** Refusals of a seat after which one may still watch a rematch. */
const NO_SEAT: readonly string[] = ["seat_taken", "full", "already_seated", "wrong_moment", "sent_away"];

/**
 * Start a match on this device; returns the path of its table. If this browser cannot do that, the server does:
 * then `onServer` is called before it is asked.
 */
export async function startGame(game: QuickGame, onServer?: () => void): Promise<string> {
  try {
    const { startLocalGame } = await import("../local/start.ts");
    return `/local/${await startLocalGame(localOptions(game), namesOf(game))}`;
  } catch (error) {
    if (error instanceof Refusal && error.code !== "no_engine") throw error;
    if (!SITE.hasServer || peopleIn(game) > 1) throw new Refusal("no_engine", String(error));
    onServer?.();
    const path = await startOnServer(game);
    toast(t("local-on-server"));
    return path;
  }
}

/** How many people play at the screen. */
export function peopleIn({ names = [], players }: QuickGame): number {
  return Math.min(Math.max(1, names.length), players);
}

/** The name of the person who plays alone on this device. */
export function ownName(): string {
  return me()?.name ?? t("local-player", { number: 1 });
}

function namesOf(game: QuickGame): string[] {
  if (peopleIn(game) === 1) return [ownName()];
  return Array.from({ length: peopleIn(game) }, (_, index) => game.names?.[index] ?? "");
}

function localOptions(game: QuickGame): LocalOptions {
  const seats = Array.from({ length: game.players }, (_, seat) =>
    seat < peopleIn(game) ? "open" : game.level,
  );
  return { rules: ruleSetId(game), seats, ...(game.games === undefined ? {} : { games: game.games }) };
}

async function startOnServer(game: QuickGame): Promise<string> {
  await ensureIdentity();
  const { level, games = null } = game;
  const made = await api.quick({ rules: ruleSetId(game), level, games, sit: false });
  await sit(made, 0);
  return `/table/${made.id}`;
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
