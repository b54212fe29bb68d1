/** Why a record is refused. */
import { Refusal } from "../api/refusal.ts";

const SHOWN_LENGTH = 200;

export function badRecord(sentence: string, line?: number): Refusal {
  return new Refusal("bad_record", sentence, line === undefined ? {} : { line, column: 1 });
}

/** A text from outside in an error, its end cut off if it is long. */
export function shown(text: string): string {
  return JSON.stringify(text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH - 1)}…` : text);
}
