/** Rule sets as text: the names of the printed ones, or the values of a custom one. */
import { EngineError } from "./errors.ts";
import {
  CARDS_PER_COLOUR,
  COLOURS,
  JOKERS,
  MAX_PLAYERS,
  MAX_ROW_CARDS,
  MAX_ROWS,
  MOST_CARDS_PAID,
  PLUS_COLOURS,
  PLUS_TWOS,
  RULE_SET_FIELDS,
  RULE_SETS,
  SCORING_TABLES,
} from "./layout.ts";
import type { RuleSet } from "./types.ts";

type Field = (typeof RULE_SET_FIELDS)[number];

const NUMBER = /^(0|[1-9]\d{0,3})$/;
/** Of a match. */
export const MAX_GAMES = 100;
const MAX_POINTS = 99;

/** The printed rule sets by name. */
export const PRINTED: ReadonlyMap<string, RuleSet> = new Map(
  Object.entries(RULE_SETS).map(([text, values]) => [text, { text, ...values }]),
);

/** The rule set of a text, which must be written as Python writes it. */
export function parseRuleSet(text: string): RuleSet {
  return PRINTED.get(text) ?? parseCustom(text);
}

export function deckSize(ruleSet: RuleSet): number {
  const colours = COLOURS - ruleSet.coloursRemoved;
  const cards = colours * CARDS_PER_COLOUR - ruleSet.players * ruleSet.startCards;
  return cards + PLUS_TWOS + ruleSet.jokers + ruleSet.goldenJokers;
}

/** How many cards of each kind there are before colours are removed. */
export function cardCounts(ruleSet: RuleSet): number[] {
  const colours = Array.from({ length: COLOURS }, () => CARDS_PER_COLOUR);
  return [...colours, PLUS_TWOS, ruleSet.jokers, ruleSet.goldenJokers];
}

/** Whether more cards of a colour may pay less. */
export function falls(points: readonly number[]): boolean {
  return points.some((value, index) => index > 0 && value < points[index - 1]!);
}

function parseCustom(text: string): RuleSet {
  const values = new Map<Field, string>();
  for (const part of text.split(",")) {
    const [field = "", value = ""] = part.split(":");
    if (!isField(field) || values.has(field))
      throw wrong(text, `${JSON.stringify(part)} is unknown or repeated`);
    values.set(field, value);
  }
  const missing = RULE_SET_FIELDS.filter((field) => !values.has(field));
  if (missing.length > 0) throw wrong(text, `${missing.join(", ")} must be given`);
  const number = (field: Field): number => parseNumber(values.get(field)!, `${field} of ${text}`);
  const table = values.get("table")!;
  const ruleSet: RuleSet = {
    text,
    players: number("players"),
    capacities: values
      .get("capacities")!
      .split(".")
      .map((value) => parseNumber(value, `capacities of ${text}`)),
    jokers: number("jokers"),
    goldenJokers: number("golden_jokers"),
    reserve: number("reserve"),
    table,
    points: pointsOf(table),
    coloursRemoved: number("colours_removed"),
    startCards: number("start_cards"),
    games: number("games"),
  };
  checkCustom(ruleSet);
  return ruleSet;
}

function isField(text: string): text is Field {
  return (RULE_SET_FIELDS as readonly string[]).includes(text);
}

function pointsOf(table: string): readonly number[] {
  if (Object.hasOwn(SCORING_TABLES, table)) return SCORING_TABLES[table as keyof typeof SCORING_TABLES];
  const points = table.split(".").map((value) => parseNumber(value, `scoring table ${table}`));
  check("values of a scoring table", points.length, MOST_CARDS_PAID, MOST_CARDS_PAID);
  for (const value of points) check("a value of a scoring table", value, 0, MAX_POINTS);
  return points;
}

/** The limits of `RuleSet` in Python: beyond them the engine's records have no room. */
function checkCustom(ruleSet: RuleSet): void {
  check("players", ruleSet.players, 2, MAX_PLAYERS);
  check("jokers and golden jokers", ruleSet.jokers + ruleSet.goldenJokers, 0, JOKERS);
  check("games in a match", ruleSet.games, 1, MAX_GAMES);
  check("rows", ruleSet.capacities.length, ruleSet.players, MAX_ROWS);
  for (const capacity of ruleSet.capacities) check("places on a row", capacity, 1, MAX_ROW_CARDS);
  check("colours removed", ruleSet.coloursRemoved, 0, COLOURS - PLUS_COLOURS);
  const most = Math.floor((COLOURS - ruleSet.coloursRemoved) / ruleSet.players);
  check("start cards of a player", ruleSet.startCards, 0, most);
  check("cards under the last-round card", ruleSet.reserve, 1, deckSize(ruleSet));
}

function parseNumber(text: string, what: string): number {
  if (!NUMBER.test(text)) throw new EngineError(`${what}: ${JSON.stringify(text)} is not a number`);
  return Number(text);
}

function check(what: string, value: number, least: number, most: number): void {
  if (value < least || value > most)
    throw new EngineError(`${what}: ${value} is not between ${least} and ${most}`);
}

function wrong(text: string, why: string): EngineError {
  return new EngineError(`rule set ${JSON.stringify(text)}: ${why}`);
}
