/** Adding entropy to the deck of a match's next game. */
import type { TableView } from "../api/messages.ts";
import { entropyFor } from "../app/contributions.ts";
import type { TableSource } from "./source.ts";

/** The commitment to the next game's deck, if it waits for my entropy; else null. */
export function openDeck(view: TableView | null, seat: number | null): string | null {
  if (view?.status !== "between" || seat === null || view.commitment === "") return null;
  const mine = view.seats[seat]!;
  return mine.stand_in || mine.is_ready ? null : view.commitment;
}

/** The entropy for the next game's deck. */
export function nextEntropy({ id, game, commitment }: TableView): string {
  return entropyFor(id, game + 1, commitment);
}

/** Add entropy at once: the next game may start before I say that I am ready. */
export function contribute(table: TableSource, view: TableView): void {
  table.send({ type: "contribute", entropy: nextEntropy(view) }).catch(() => {
    // it was added before, or the game has started meanwhile
  });
}
