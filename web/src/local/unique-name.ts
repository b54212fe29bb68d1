/** Names at one screen: no two are the same. */
import { MAX_NAME_LENGTH } from "../api/limits.ts";
import type { SeatView } from "../api/messages.ts";

/** The second Ana at a table is Ana 2. */
export function uniqueName(seats: readonly SeatView[], name: string): string {
  const taken = new Set(seats.map((seat) => folded(seat.person?.name ?? "")));
  const suffixes = ["", ...seats.map((_, index) => ` ${index + 2}`)];
  const names = suffixes.map((suffix) => name.slice(0, MAX_NAME_LENGTH - suffix.length).trimEnd() + suffix);
  return names.find((each) => !taken.has(folded(each))) ?? name;
}

function folded(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
