/** The options of a table of this device. */
import type { Person } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import type { components } from "../api/types.ts";
import type { RuleSet } from "../engine/types.ts";
import { OPEN } from "./table-state.ts";

type TableOptions = components["schemas"]["TableOptions"];

/** Milliseconds between two bot moves, so that people can follow. */
export const PACE = 900;
const STAND_IN = "medium";

/** The options of a table that a person chooses; the others make no sense on one device. */
export interface LocalOptions {
  readonly rules: string;
  /** As many as the rule set says, unless it is given. */
  readonly games?: number;
  /** For each seat `open`, for a person, or a bot's level. */
  readonly seats: readonly string[];
  /** Milliseconds between two bot moves. */
  readonly pace?: number;
}

export interface LocalTableMade {
  readonly id: string;
  /** To the first game's deck. Draw entropy for it now. Empty if the deal is fixed: nobody adds to that. */
  readonly commitment: string;
  /** Who is to sit down, by seat. */
  readonly people: readonly { readonly seat: number; readonly person: Person }[];
}

export function tableOptions(options: LocalOptions, ruleSet: RuleSet): TableOptions {
  if (options.seats.length > ruleSet.players)
    throw new Refusal("bad_options", `${options.seats.length} seats for ${ruleSet.players} players`);
  return {
    rules: options.rules,
    games: options.games ?? ruleSet.games,
    seats: options.seats,
    public: false,
    spectators: false,
    chat: false,
    clock: {},
    stand_in: STAND_IN,
    pace: options.pace ?? PACE,
  };
}

/** The levels that play at a table, or may have to. */
export function levelsOf({ seats = [], stand_in: standIn = STAND_IN }: TableOptions): readonly string[] {
  return [...new Set([standIn, ...seats.filter((kind) => kind !== OPEN)])];
}

export function placesOf(seats: readonly string[], people: readonly Person[]): LocalTableMade["people"] {
  const open = seats.flatMap((kind, seat) => (kind === OPEN ? [seat] : []));
  return people.map((person, index) => ({ seat: open[index]!, person }));
}
