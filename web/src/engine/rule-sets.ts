/** Rule sets as text: the names of the printed ones, or the values of a custom one. */
import { EngineError } from "./errors.ts";
import {
  CARDS_PER_COLOUR,
  COLOURS,
  JOKERS,
  MAX_GAMES,
  MAX_PLAYERS,
  MAX_POINTS,
  MAX_ROW_CARDS,
  MAX_ROWS,
  MOST_CARDS_PAID,
  PLUS_COLOURS,
  PLUS_TWOS,
  RULE_SET_DEFAULTS,
  RULE_SET_FIELDS,
  RULE_SETS,
  SCORING_TABLES,
} from "./layout.ts";
import type { RuleSet } from "./types.ts";

type Field = (typeof RULE_SET_FIELDS)[number];

/** As `is_number` of `coloretto.rules`. */
const NUMBER = /^(0|[1-9]\d{0,8})$/;
/** An edition with its number of players, and perhaps a scoring table. */
const EDITION = /^([a-z]+-\d+)(?:-(.+))?$/;

/** The printed rule sets by name; those with an edition's usual scoring table come first. */
export const PRINTED: ReadonlyMap<string, RuleSet> = new Map(
  Object.entries(RULE_SETS).map(([text, values]) => [text, { text, ...values }]),
);

/** The rule set of a text, as `parse_rule_set` of `coloretto.rules`; its own text is the one that Python writes. */
export function parseRuleSet(text: string): RuleSet {
  return PRINTED.get(text) ?? (text.includes(":") ? parseCustom(text) : parseEdition(text));
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

/** Whether the rows are the green ones for two players, which differ in length. */
export function hasGreenRows({ capacities }: RuleSet): boolean {
  return new Set(capacities).size > 1;
}

/** Whether more cards of a colour may pay less. */
export function falls(points: readonly number[]): boolean {
  return points.some((value, index) => index > 0 && value < points[index - 1]!);
}

/** `golden-2` has the edition's usual scoring table. */
function parseEdition(text: string): RuleSet {
  const [, name = "", table] = EDITION.exec(text) ?? [];
  const ruleSets = [...PRINTED.values()].filter((each) => each.text.startsWith(`${name}-`));
  const wanted = table === undefined ? ruleSets[0]?.table : tableName(pointsOf(table));
  const found = ruleSets.find((each) => each.table === wanted);
  if (!found) throw wrong(text, "it is unknown");
  return found;
}

function parseCustom(text: string): RuleSet {
  const given = valuesOf(text);
  const values: Readonly<Partial<Record<Field, string>>> = { ...RULE_SET_DEFAULTS, ...given };
  const value = (field: Field): string => {
    const found = values[field];
    if (found === undefined) throw wrong(text, `${field} must be given`);
    return found;
  };
  const number = (field: Field): number => parseNumber(value(field), `${field} of ${text}`);
  const points = pointsOf(value("table"));
  const ruleSet: RuleSet = {
    text,
    players: number("players"),
    capacities: value("capacities")
      .split(".")
      .map((each) => parseNumber(each, `capacities of ${text}`)),
    jokers: number("jokers"),
    goldenJokers: number("golden_jokers"),
    reserve: number("reserve"),
    table: tableName(points),
    points,
    coloursRemoved: number("colours_removed"),
    startCards: number("start_cards"),
    games: number("games"),
  };
  checkCustom(ruleSet);
  return named(ruleSet);
}

/** What stands behind each field's colon. */
function valuesOf(text: string): Partial<Record<Field, string>> {
  const values: Partial<Record<Field, string>> = {};
  for (const part of text.split(",")) {
    const [field = "", ...rest] = part.split(":");
    if (!isField(field) || values[field] !== undefined)
      throw wrong(text, `${JSON.stringify(part)} is unknown or repeated`);
    values[field] = rest.join(":");
  }
  return values;
}

/** The printed rule set with the same values, or this one with its values as its text. */
function named(ruleSet: RuleSet): RuleSet {
  const text = customText(ruleSet);
  return [...PRINTED.values()].find((printed) => customText(printed) === text) ?? { ...ruleSet, text };
}

function customText(ruleSet: RuleSet): string {
  const values: Readonly<Record<Field, number | string>> = {
    players: ruleSet.players,
    capacities: ruleSet.capacities.join("."),
    jokers: ruleSet.jokers,
    golden_jokers: ruleSet.goldenJokers,
    reserve: ruleSet.reserve,
    table: ruleSet.table,
    colours_removed: ruleSet.coloursRemoved,
    start_cards: ruleSet.startCards,
    games: ruleSet.games,
  };
  return RULE_SET_FIELDS.map((field) => `${field}:${values[field]}`).join(",");
}

/** The name of a printed scoring table, or the values of a custom one. */
function tableName(points: readonly number[]): string {
  const values = points.join(".");
  const printed = Object.entries(SCORING_TABLES).find(([, each]) => each.join(".") === values);
  return printed?.[0] ?? values;
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
