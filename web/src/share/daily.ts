/** The deal of the day: the same deck, seats and bots for everyone. See docs/formats.md. */
import { RULE_SETS } from "../engine/layout.ts";
import type { LocalOptions } from "../local/local-options.ts";
import { OPEN } from "../local/table-state.ts";

/** The seat of the person. */
export const DAILY_SEAT = 0;
/** It needs no network, so that the deal is played at once, everywhere. */
const LEVEL = "hard";
/** In milliseconds. */
export const DAY = 86_400_000;

export interface DailyDeal {
  /** YYYY-MM-DD in UTC. */
  readonly date: string;
  /** Its SHA-256 is the seed of the deck; nobody adds entropy. */
  readonly seedText: string;
  readonly options: LocalOptions;
}

/** The date in UTC of a time in milliseconds since 1970. */
export function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function dayBefore(date: string): string {
  return dateOf(Date.parse(date) - DAY);
}

/** The printed rule sets take turns. */
export function dailyDeal(date: string): DailyDeal {
  const names = Object.keys(RULE_SETS) as (keyof typeof RULE_SETS)[];
  const rules = names[(Date.parse(date) / DAY) % names.length]!;
  const { players } = RULE_SETS[rules];
  const seats = Array.from({ length: players }, (_, seat) => (seat === DAILY_SEAT ? OPEN : LEVEL));
  return { date, seedText: `coloretto daily ${date} ${rules}`, options: { rules, games: 1, seats } };
}
