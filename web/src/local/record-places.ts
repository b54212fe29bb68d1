/** Where in its text a record is wrong, for editors: `place_of` of `coloretto.record`. */
import { Refusal } from "../api/refusal.ts";

const TEXT_TURN = /^ *[0-9]+\. [0-4] (?=.)/gm;
const JSON_TURN = /(?=\{[^{}]*"player"[^{}]*\})/g;

/** The refusal with the line and column of the move that it names, if it does not have them yet. */
export function placed(refusal: Refusal, text: string): Refusal {
  const move = /^(?:after )?move ([0-9]+):/.exec(refusal.message)?.[1];
  if (refusal.line !== undefined || move === undefined) return refusal;
  const turn = isJson(text) ? JSON_TURN : TEXT_TURN;
  const found = [...text.matchAll(turn)][Math.max(0, Number(move) - 1)];
  if (found === undefined) return refusal;
  const before = text.slice(0, found.index + found[0].length);
  const line = before.split("\n").length;
  return new Refusal(refusal.code, refusal.message, {
    line,
    column: before.length - before.lastIndexOf("\n"),
  });
}

/** Records in JSON and text are told apart by their first character. */
export function isJson(text: string): boolean {
  return text.trimStart().startsWith("{");
}
