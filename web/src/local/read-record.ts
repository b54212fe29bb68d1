/** A record from anywhere, as the replay page shows it. */
import { MAX_RECORD_BYTES } from "../api/limits.ts";
import type { components } from "../api/types.ts";
import { Refusal } from "../api/refusal.ts";
import type { Engine } from "../engine/types.ts";
import { badRecord } from "./bad-record.ts";
import type { GameRecord } from "./game-record.ts";
import { recordFromJson } from "./record-json.ts";
import { isJson, placed } from "./record-places.ts";
import { parseRecord } from "./record-text.ts";
import { replayOf } from "./replaying.ts";

/** UTF-16 code units; the server takes no larger record. */
export const MAX_LENGTH = MAX_RECORD_BYTES;

/** The replay of a record in JSON or text, verified; throws a `bad_record` Refusal that says where it is wrong. */
export function replayOfText(engine: Engine, text: string): components["schemas"]["Replay"] {
  if (text.length > MAX_LENGTH)
    throw badRecord(`a record has at most ${MAX_LENGTH} characters, not ${text.length}`);
  try {
    return replayOf(engine, recordOfText(engine, text));
  } catch (error) {
    throw error instanceof Refusal ? placed(error, text) : error;
  }
}

/** The record of a text, not verified. */
export function recordOfText(engine: Engine, text: string): GameRecord {
  return isJson(text) ? recordFromJson(engine, text) : parseRecord(engine, text);
}
