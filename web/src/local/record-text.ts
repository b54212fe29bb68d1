/** Records as text: `write_record` and `parse_record` of `coloretto.record`. See docs/formats.md. */
import type { Engine, Opening, RuleSet } from "../engine/types.ts";
import { badRecord, shown } from "./bad-record.ts";
import type { GameRecord, RecordTurn } from "./game-record.ts";
import { checked, checkedCards, checkedRuleSet } from "./record-checks.ts";
import { positionsOf } from "./record-steps.ts";

const TITLE = "coloretto record";
const VERSION = 1;
const NOTHING = "-";

type NumberedLine = readonly [number: number, line: string];
type Values = ReadonlyMap<string, string>;

/** The record as text. Lines that begin with `#` are comments; a reader skips them. */
export function writeRecord(engine: Engine, record: GameRecord): string {
  const title = `${TITLE} ${VERSION}`;
  return [title, ...heading(record), "", ...commentedTurns(engine, record), ...result(record), ""].join("\n");
}

function heading({ opening, names, tags, commitment, entropy, seed }: GameRecord): string[] {
  return [
    `rules: ${opening.ruleSet.text}`,
    ...names.map((name, player) => `player ${player}: ${name}`),
    ...Object.entries(tags).map(([tag, value]) => `tag ${tag}: ${value}`),
    ...(commitment === null ? [] : [`commitment: ${commitment}`]),
    ...entropy.map((text, player) => `entropy ${player}: ${text}`.trimEnd()),
    ...(seed === null ? [] : [`seed: ${seed}`]),
    `removed: ${opening.removed || NOTHING}`,
    `start cards: ${opening.startCards.map((cards) => cards || NOTHING).join(" ")}`,
    `start player: ${opening.startPlayer}`,
  ];
}

function commentedTurns(engine: Engine, record: GameRecord): string[] {
  const positions = positionsOf(engine, record);
  const lines = turnLines(record).map((line, index) => {
    const [before, after] = [positions[index]!.state, positions[index + 1]!.state];
    return [
      line,
      ...(after.last_round && !before.last_round ? ["# the last-round card has turned up"] : []),
      ...(after.round === before.round ? [] : [`# round ${after.round}`]),
    ];
  });
  return ["# round 1", ...lines.flat()];
}

function turnLines({ turns }: GameRecord): string[] {
  return turns.map((turn, index) => `${String(index + 1).padStart(3)}. ${turn.player} ${turnText(turn)}`);
}

function turnText(turn: RecordTurn): string {
  if ("taken" in turn) return `T${turn.taken}${turn.revealed ? `=${turn.revealed}` : ""}`;
  return `D${turn.drawn}${turn.placed === null ? "" : ` P${turn.placed}`}`;
}

function result({ scores }: GameRecord): string[] {
  return scores === null ? [] : ["", `scores: ${scores.join(" ")}`];
}

/**
 * The inverse of `writeRecord`, for texts from anywhere; throws a `bad_record` Refusal that says where it is wrong.
 * It does not replay the game: `replayOf` does.
 */
export function parseRecord(engine: Engine, text: string): GameRecord {
  const lines = numberedLines(text);
  checkTitle(lines[0]?.[1] ?? "");
  const record = parse(engine, lines.slice(1));
  const title = `${TITLE} ${VERSION}`;
  checkSpelling(lines, [title, ...heading(record), "", ...turnLines(record), ...result(record)]);
  return record;
}

/** The lines that are not comments, without trailing spaces. */
function numberedLines(text: string): NumberedLine[] {
  const lines = text.split("\n").map((line, index) => [index + 1, line.trimEnd()] as const);
  return lines.filter(([, line]) => !line.startsWith("#"));
}

function checkTitle(line: string): void {
  const version = /^coloretto record (\d+)$/.exec(line)?.[1];
  if (version === undefined)
    throw badRecord(`a record begins with '${TITLE} ${VERSION}', not ${shown(line)}`, 1);
  if (version !== String(VERSION))
    throw badRecord(`version ${shown(version)} of the record format is not known here, only ${VERSION}`, 1);
}

/** A reader accepts only what a writer would write. */
function checkSpelling(lines: readonly NumberedLine[], expected: readonly string[]): void {
  for (const [index, [number, found]] of lines.entries()) {
    const right = expected[index] ?? "";
    if (found !== right)
      throw badRecord(
        `line ${number}: ${right ? shown(right) : "nothing"} is expected here, not ${shown(found)}`,
        number,
      );
  }
  if (lines.length < expected.length)
    throw badRecord(`${shown(expected[lines.length]!)} is missing at the end`, lines.at(-1)?.[0]);
}

function parse(engine: Engine, lines: readonly NumberedLine[]): GameRecord {
  const values: Values = new Map(lines.flatMap(([, line]) => (line.includes(":") ? [pairOf(line)] : [])));
  const end = lines.findIndex(([, line]) => line.startsWith("scores:"));
  const turns = lines
    .slice(0, end < 0 ? undefined : end)
    .filter(([, line]) => line !== "" && !line.includes(":"));
  const ruleSet = checkedRuleSet(engine, valueOf(values, "rules"));
  return checked({
    opening: parseOpening(values, ruleSet),
    names: forEachPlayer(ruleSet, (player) => valueOf(values, `player ${player}`)),
    turns: turns.map(parseTurn),
    scores: parseScores(values.get("scores")),
    commitment: values.get("commitment") ?? null,
    seed: values.get("seed") ?? null,
    entropy: parseEntropy(values, ruleSet),
    tags: parseTags(values),
  });
}

function pairOf(line: string): [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

function valueOf(values: Values, key: string): string {
  const value = values.get(key);
  if (value === undefined) throw badRecord(`the line '${key}: ...' is missing`);
  return value;
}

function forEachPlayer<T>({ players }: RuleSet, of: (player: number) => T): T[] {
  return Array.from({ length: players }, (_, player) => of(player));
}

function parseOpening(values: Values, ruleSet: RuleSet): Opening {
  const startPlayer = valueOf(values, "start player");
  if (!/^\d$/.test(startPlayer)) throw badRecord(`the start player is a number, not ${shown(startPlayer)}`);
  return {
    ruleSet,
    removed: parseCards(valueOf(values, "removed")),
    startCards: valueOf(values, "start cards").split(" ").map(parseCards),
    startPlayer: Number(startPlayer),
  };
}

function parseCards(text: string): string {
  return text === NOTHING ? "" : checkedCards(text);
}

function parseTags(values: Values): Readonly<Record<string, string>> {
  const tags = [...values].filter(([key]) => key.startsWith("tag "));
  return Object.fromEntries(tags.map(([key, value]) => [key.slice("tag ".length), value]));
}

function parseEntropy(values: Values, ruleSet: RuleSet): readonly string[] {
  if (![...values.keys()].some((key) => key.startsWith("entropy "))) return [];
  return forEachPlayer(ruleSet, (player) => valueOf(values, `entropy ${player}`));
}

function parseScores(text: string | undefined): readonly number[] | null {
  if (text === undefined) return null;
  if (!/^-?\d{1,4}( -?\d{1,4})*$/.test(text))
    throw badRecord(`scores are numbers with a space between them, not ${shown(text)}`);
  return text.split(" ").map(Number);
}

function parseTurn([number, line]: NumberedLine): RecordTurn {
  const [, player, text = ""] = /^ *\d+\. ([0-4]) (.+)$/.exec(line) ?? [];
  if (player === undefined)
    throw badRecord(`line ${number}: a turn looks like '12. 0 Df P2', not ${shown(line)}`, number);
  const draw = /^D([a-g+jJ])(?: P([0-4]))?$/.exec(text);
  if (draw)
    return {
      player: Number(player),
      drawn: draw[1]!,
      placed: draw[2] === undefined ? null : Number(draw[2]),
    };
  const take = /^T([0-4])(?:=([a-g+jJ]+))?$/.exec(text);
  if (take) return { player: Number(player), taken: Number(take[1]), revealed: take[2] ?? "" };
  throw badRecord(
    `line ${number}: not a turn: ${shown(text)} (turns look like 'Df P2', 'T0' or 'T0=c')`,
    number,
  );
}
