/** What every record must satisfy before it is replayed: the checks of `GameRecord` in `coloretto.record`. */
import { MAX_RECORDED_NAME_LENGTH } from "../api/limits.ts";
import type { Engine, Opening, RuleSet } from "../engine/types.ts";
import { badRecord, shown } from "./bad-record.ts";
import { BOT_MOVES, type GameRecord } from "./game-record.ts";

/** Letters, marks, numbers, punctuation, symbols and the space: Python's `str.isprintable`. */
const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;

/** The record, if its parts fit together; else throws a `bad_record` Refusal. */
export function checked(record: GameRecord): GameRecord {
  const { opening, names, tags, entropy, commitment, seed } = record;
  const { players } = opening.ruleSet;
  checkOpening(opening);
  if (names.length !== players) throw badRecord(`${players} names expected, not ${names.length}`);
  names.forEach(checkName);
  Object.entries(tags).forEach(([tag, value]) => checkTag(tag, value));
  if (entropy.length !== 0 && entropy.length !== players)
    throw badRecord(`${players} players contribute to the deck, not ${entropy.length}`);
  entropy.forEach((text, player) => text === "" || checkLine(`the entropy of player ${player}`, text));
  checkHex("commitment", commitment);
  checkHex("seed", seed);
  return record;
}

export function checkedRuleSet(engine: Engine, text: string): RuleSet {
  try {
    return engine.ruleSet(text);
  } catch (error) {
    throw badRecord(error instanceof Error ? error.message : shown(text));
  }
}

/** Letters of cards, or none. */
export function checkedCards(text: string): string {
  if (!/^[a-g+jJ]*$/.test(text)) throw badRecord(`cards are letters from 'abcdefg+jJ', not ${shown(text)}`);
  return text;
}

function checkOpening({ ruleSet: { players }, startCards, startPlayer }: Opening): void {
  if (!Number.isInteger(startPlayer) || startPlayer < 0 || startPlayer >= players)
    throw badRecord(`the start player is a number from 0 to ${players - 1}, not ${startPlayer}`);
  if (startCards.length !== players)
    throw badRecord(`${players} players have start cards, not ${startCards.length}`);
}

function checkName(name: string): void {
  if (Array.from(name).length > MAX_RECORDED_NAME_LENGTH)
    throw badRecord(`a name has at most ${MAX_RECORDED_NAME_LENGTH} characters: ${shown(name)}`);
  checkLine("a name", name);
}

function checkTag(tag: string, value: string): void {
  if (!/^[\p{XIDS}_][\p{XIDC}]*$/u.test(tag))
    throw badRecord(`a tag is named like a variable: ${shown(tag)}`);
  checkLine(`the tag ${shown(tag)}`, value);
  if (tag === BOT_MOVES && !/^[1-9]\d{0,3}( [1-9]\d{0,3})*$/.test(value))
    throw badRecord(`the tag '${BOT_MOVES}' has numbers of moves, not ${shown(value)}`);
}

function checkLine(what: string, text: string): void {
  if (!PRINTABLE.test(text) || text !== text.trim())
    throw badRecord(`${what} must be a printable line without spaces around it, not ${shown(text)}`);
}

function checkHex(what: string, text: string | null): void {
  if (text !== null && !/^[0-9a-f]{64}$/.test(text))
    throw badRecord(`a ${what} is 64 hexadecimal digits (0-9 and a-f), not ${shown(text)}`);
}
