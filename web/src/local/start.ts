/** Starting games on this device. */
import type { Person } from "../api/messages.ts";
import { entropyFor } from "../app/contributions.ts";
import { t } from "../app/i18n.svelte.ts";
import type { PuzzleGame } from "../puzzles/pack.ts";
import { connectLocally, type LocalConnection } from "./connection.ts";
import type { FixedDeal } from "./fixed-deal.ts";
import type { LocalOptions, LocalTableMade } from "./local-options.ts";
import { recordName } from "./person-names.ts";

/** Start a game of these people, who may have no names, the others being bots; returns the table's id. */
export async function startLocalGame(
  options: LocalOptions,
  names: readonly string[],
  deal?: FixedDeal,
): Promise<string> {
  const connection = await connectLocally();
  const made = await connection.call("open", options, peopleNamed(names), deal);
  await sitDown(connection, made);
  return made.id;
}

/** Play on from a step of a finished game, on the open one of these seats; returns the table's id. */
export async function playOnFrom(
  record: string,
  step: number,
  seats: readonly string[],
  name: string,
): Promise<string> {
  const connection = await connectLocally();
  const made = await connection.call("playOn", record, step, seats, peopleNamed([name]));
  await sitDown(connection, made);
  return made.id;
}

/** Play on from a puzzle, on the open one of these seats; returns the table's id. */
export async function playOnFromPuzzle(
  game: PuzzleGame,
  seats: readonly string[],
  name: string,
): Promise<string> {
  const connection = await connectLocally();
  const made = await connection.call("playPuzzle", game, seats, peopleNamed([name]));
  await sitDown(connection, made);
  return made.id;
}

function peopleNamed(names: readonly string[]): Person[] {
  return names.map((name, index) => ({
    id: `person-${index}`,
    name: recordName(name) || t("local-player", { number: index + 1 }),
  }));
}

/** The deck is committed to: only now is entropy for it drawn, by the first person for all at the screen. */
export async function sitDown(connection: LocalConnection, made: LocalTableMade): Promise<void> {
  for (const [index, { seat, person }] of made.people.entries()) {
    const isAdding = index === 0 && made.commitment !== "";
    const entropy = isAdding ? { entropy: entropyFor(made.id, 1, made.commitment) } : {};
    const request = { id: `sit-${seat}`, command: { type: "sit", seat, ...entropy } };
    await connection.call("submit", made.id, person, JSON.stringify(request));
  }
}
