/** A position as it is set up: the fields of its text, see docs/formats.md. Whether it is possible, the engine says. */
import type { State } from "../api/messages.ts";
import { KINDS } from "../cards/kinds.ts";

export interface Setup {
  readonly rules: string;
  readonly removed: string;
  /** The cards of each row; null if it was taken in this round. */
  readonly rows: readonly (string | null)[];
  readonly hands: readonly { readonly cards: string; readonly isOut: boolean }[];
  readonly toMove: number;
  /** The card that is to be placed. */
  readonly drawn: string;
  readonly round: number;
  readonly discarded: string;
}

/** Where cards lie. */
export type SetupPlace =
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "hand"; readonly seat: number }
  | { readonly kind: "drawn" | "removed" | "discarded" };

export function setupOf(rules: string, state: State): Setup {
  return {
    rules,
    removed: state.removed,
    rows: state.rows,
    hands: state.hands.map((cards, seat) => ({ cards, isOut: !state.in_round.includes(seat) })),
    toMove: Math.max(0, state.to_move),
    drawn: state.drawn ?? "",
    round: state.round,
    discarded: state.discarded,
  };
}

export function positionText(setup: Setup): string {
  const rows = setup.rows.map((cards) => (cards === null ? "x" : field(cards)));
  const hands = setup.hands.map(({ cards, isOut }) => field(cards) + (isOut ? "*" : ""));
  const phase = setup.drawn === "" ? "choose" : `place-${setup.drawn}`;
  return [
    setup.rules,
    field(setup.removed),
    rows.join("/"),
    hands.join("/"),
    `${setup.toMove}:${phase}`,
    setup.round,
    field(setup.discarded),
  ].join(" ");
}

export function cardsAt(setup: Setup, place: SetupPlace): string {
  switch (place.kind) {
    case "row":
      return setup.rows[place.row] ?? "";
    case "hand":
      return setup.hands[place.seat]?.cards ?? "";
    default:
      return setup[place.kind];
  }
}

/** One more card at a place; there is one drawn card, and as many removed colours as before. */
export function withCard(setup: Setup, place: SetupPlace, card: string): Setup {
  const cards = cardsAt(setup, place);
  if (place.kind === "drawn") return withCards(setup, place, card);
  if (place.kind === "removed")
    return cards.includes(card) ? setup : withCards(setup, place, cards.slice(1) + card);
  return withCards(setup, place, cards + card);
}

export function withoutCard(setup: Setup, place: SetupPlace, card: string): Setup {
  return withCards(setup, place, cardsAt(setup, place).replace(card, ""));
}

function withCards(setup: Setup, place: SetupPlace, cards: string): Setup {
  switch (place.kind) {
    case "row":
      return { ...setup, rows: setup.rows.with(place.row, cards) };
    case "hand":
      return { ...setup, hands: setup.hands.with(place.seat, { ...setup.hands[place.seat]!, cards }) };
    default:
      return { ...setup, [place.kind]: cards };
  }
}

/** A row that was taken, or lies there again, empty. */
export function withTaken(setup: Setup, row: number, isTaken: boolean): Setup {
  return { ...setup, rows: setup.rows.with(row, isTaken ? null : "") };
}

export function withOut(setup: Setup, seat: number, isOut: boolean): Setup {
  return { ...setup, hands: setup.hands.with(seat, { ...setup.hands[seat]!, isOut }) };
}

/** Sorted, as texts of positions must be. */
function field(cards: string): string {
  const order = KINDS.join("");
  const sorted = Array.from(cards).sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return sorted.join("") || "-";
}
