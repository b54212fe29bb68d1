/** What this browser has added to the shuffling of decks, so that it can be checked afterwards. */
import { entropy } from "../api/client.ts";
import { readStorage, writeStorage } from "./storage.ts";

export interface Contribution {
  readonly table: string;
  readonly game: number;
  /** The server's commitment to the deck, which this browser had seen before it drew the entropy. */
  readonly commitment: string;
  readonly entropy: string;
}

const KEY = "coloretto-contributions";
/** Older ones are forgotten. */
const MOST = 200;

/** The entropy for a deck: drawn once, when the server's commitment to the deck is known. */
export function entropyFor(table: string, game: number, commitment: string): string {
  const earlier = contributionTo(table, game);
  if (earlier !== null) return earlier.entropy;
  const drawn: Contribution = { table, game, commitment, entropy: entropy() };
  writeStorage(KEY, [...contributions(), drawn].slice(-MOST));
  return drawn.entropy;
}

export function contributionTo(table: string, game: number): Contribution | null {
  return contributions().find((each) => each.table === table && each.game === game) ?? null;
}

function contributions(): readonly Contribution[] {
  return readStorage(KEY, isContributions) ?? [];
}

function isContributions(value: unknown): value is Contribution[] {
  return Array.isArray(value) && value.every(isContribution);
}

function isContribution(value: unknown): value is Contribution {
  if (typeof value !== "object" || value === null) return false;
  const { table, game, commitment, entropy } = value as Record<string, unknown>;
  const areTexts = [table, commitment, entropy].every((each) => typeof each === "string");
  return areTexts && typeof game === "number";
}
