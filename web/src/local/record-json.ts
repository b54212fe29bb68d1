/** Records as JSON: `record_from_json` of `coloretto.record`. See docs/formats.md. */
import { SCHEMAS } from "../api/schemas.ts";
import type { components } from "../api/types.ts";
import { isRecord, validate } from "../api/validate.ts";
import type { Engine } from "../engine/types.ts";
import { badRecord, shown } from "./bad-record.ts";
import type { GameRecord, RecordTurn } from "./game-record.ts";
import { checked, checkedCards, checkedRuleSet } from "./record-checks.ts";

type Schemas = components["schemas"];

const FORMAT = "coloretto-record";
const VERSION = 1;

/**
 * A record from anywhere; throws a `bad_record` Refusal. It does not replay the game: `replayOf` does.
 *
 * Of a field that is repeated, the last one counts: JavaScript's parser does not tell.
 */
export function recordFromJson(engine: Engine, text: string): GameRecord {
  const found = decoded(text);
  const ruleSet = checkedRuleSet(engine, found.rules);
  const { commitment = null, seed = null, entropy = [], tags = {}, scores = null } = found;
  return checked({
    opening: {
      ruleSet,
      removed: checkedCards(found.removed),
      startCards: found.start_cards.map(checkedCards),
      startPlayer: found.start_player,
    },
    names: found.players,
    turns: found.turns.map((turn, index) => turnOf(turn, index + 1)),
    scores,
    commitment,
    seed,
    entropy,
    tags,
  });
}

function decoded(text: string): Schemas["RecordJson"] {
  try {
    const found: unknown = JSON.parse(text);
    checkVersion(found);
    const record = validate("RecordJson", found);
    checkFields(record, SCHEMAS.RecordJson);
    for (const turn of record.turns) checkFields(turn, SCHEMAS.TurnJson);
    return record;
  } catch (error) {
    throw badRecord(`not a JSON record: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Checked first, because another version may have other fields. */
function checkVersion(found: unknown): void {
  if (!isRecord(found) || found.format !== FORMAT) throw new Error(`it must have "format": "${FORMAT}"`);
  if (found.version !== VERSION)
    throw new Error(`version ${shown(String(found.version))} is not known here, only ${VERSION}`);
}

function checkFields(value: object, schema: object): void {
  const known = Object.keys(schema).map((name) => name.replace("?", ""));
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`the field ${shown(unknown)} is unknown`);
}

function turnOf(turn: Schemas["TurnJson"], move: number): RecordTurn {
  const { player, draw = null, place = null, take = null, reveal = "" } = turn;
  for (const row of [place, take])
    if (row !== null && (row < 0 || row > 4)) throw badRecord(`move ${move}: there is no row ${row}`);
  if (draw !== null && take === null && reveal === "" && draw.length === 1)
    return { player, drawn: checkedCards(draw), placed: place };
  if (draw === null && take !== null && place === null)
    return { player, taken: take, revealed: checkedCards(reveal) };
  throw badRecord(`move ${move}: a turn is either a card drawn, and perhaps placed, or a row taken`);
}
