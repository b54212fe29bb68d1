/** Names of people as records allow them; at a table, no two are the same. */
import { MAX_NAME_LENGTH } from "../api/limits.ts";
import type { SeatView } from "../api/messages.ts";
import { LEVELS } from "./offers.ts";

/** A name as a record allows it: printable, without spaces around it. */
export function recordName(name: string): string {
  return name
    .replaceAll(/\s/gu, " ")
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, "")
    .trim();
}

/** The second Ana at a table is Ana 2. So is a person who is called like a level: in records, that is a bot. */
export function uniqueName(seats: readonly SeatView[], name: string): string {
  const taken = new Set([...LEVELS, ...seats.map((seat) => folded(seat.person?.name ?? ""))]);
  const suffixes = ["", ...Array.from(taken, (_, index) => ` ${index + 2}`)];
  const letters = Array.from(name); // not UTF-16 units: half an emoji is no text
  const names = suffixes.map(
    (suffix) =>
      letters
        .slice(0, MAX_NAME_LENGTH - suffix.length)
        .join("")
        .trimEnd() + suffix,
  );
  return names.find((each) => !taken.has(folded(each))) ?? name;
}

function folded(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
