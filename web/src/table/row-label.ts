/** What screen readers say for a row. */
import { t, translate } from "../app/i18n.svelte.ts";
import type { Kind } from "../cards/kinds.ts";
import type { Row } from "./board.ts";
import type { RowChoice } from "./choices.ts";
import { cardList, cardObject } from "./sentences.ts";

/** The row with its cards, and what choosing it does; `drawn` is the card that would be placed. */
export function rowLabel(row: Row, number: number, choice: RowChoice | null, drawn: Kind | null): string {
  const args = { row: number + 1, cards: contentsOf(row) };
  if (choice === "take") return t("action-take-cards", args);
  if (choice === "place" && drawn !== null)
    return t("action-place-cards", { ...args, card: cardObject(drawn, { translate }) });
  return t("row-described", args);
}

function contentsOf({ isTaken, cards }: Row): string {
  if (isTaken) return t("row-taken");
  return cards.length > 0 ? cardList(cards, { translate }) : t("row-empty");
}
