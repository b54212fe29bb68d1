/** The state of the form for a new table. */
import type { RuleSetLine, NewTable } from "../../api/messages.ts";
import { ruleSetId } from "../../app/quick-game.svelte.ts";

export interface TableForm {
  edition: string;
  players: number;
  table: string;
  games: number;
  /** The seats except mine: a level, or `open`. */
  others: string[];
  isPublic: boolean;
  /** `none`, or seconds per move or game: `move-30`, `game-600`. */
  clock: string;
  spectators: boolean;
  chat: boolean;
  preview: boolean;
}

export const OPEN = "open";
export const CLOCKS = [
  "none",
  "move-30",
  "move-60",
  "move-180",
  "game-300",
  "game-600",
  "game-1200",
] as const;
export const MAX_GAMES = 12;

/** What is chosen at first; its number of games is the rule set's own once that is known, see `newForm`. */
export const DEFAULT_FORM: TableForm = {
  edition: "golden",
  players: 4,
  table: "brown",
  games: 1,
  others: [],
  isPublic: false,
  clock: "none",
  spectators: true,
  chat: true,
  preview: true,
};

/** The form with everything as it is chosen at first, for the rule sets that the server offers. */
export function newForm(rules: readonly RuleSetLine[]): TableForm {
  const form = changeForm(DEFAULT_FORM, {}, rules);
  return { ...form, games: rules.find((each) => each.name === ruleSetId(form))?.games ?? form.games };
}

/**
 * Apply changes; a rule set that the server does not offer gives way to the nearest one. Another edition comes with
 * its own number of games.
 */
export function changeForm(
  form: TableForm,
  changes: Partial<TableForm>,
  rules: readonly RuleSetLine[],
): TableForm {
  const wanted = { ...form, ...changes };
  const ofEdition = rules.filter((each) => each.edition === wanted.edition);
  const fitting =
    ofEdition.find((each) => each.players === wanted.players && each.table === wanted.table) ??
    ofEdition.find((each) => each.players === wanted.players) ??
    ofEdition[0];
  if (!fitting) return wanted;
  const isNewEdition = changes.edition !== undefined && changes.edition !== form.edition;
  return {
    ...wanted,
    players: fitting.players,
    table: fitting.table,
    games: isNewEdition ? fitting.games : wanted.games,
    others: Array.from({ length: fitting.players - 1 }, (_, seat) => wanted.others[seat] ?? OPEN),
  };
}

/** The options as the server reads them; the first seat is mine. */
export function tableOptions(form: TableForm): NewTable {
  const [kind, seconds] = form.clock.split("-");
  return {
    rules: ruleSetId(form),
    games: form.games,
    seats: [OPEN, ...form.others],
    public: form.isPublic,
    spectators: form.spectators,
    chat: form.chat,
    ...(form.preview ? {} : { preview: false }),
    clock: kind === "move" || kind === "game" ? { [kind]: Number(seconds) } : {},
  };
}

/** Whether a stored form is still valid; earlier versions stored fewer fields. */
export function isTableForm(value: unknown): value is Partial<TableForm> {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(DEFAULT_FORM).every(([key, first]) => {
    const found: unknown = (value as Record<string, unknown>)[key] ?? first;
    return Array.isArray(first)
      ? Array.isArray(found) && found.every((each) => typeof each === "string")
      : typeof found === typeof first;
  });
}
