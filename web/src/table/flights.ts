/** How cards move over the board when an action is played. */
import type { Played } from "../api/messages.ts";
import { kindsOf, type CardFace, type Kind } from "../cards/kinds.ts";
import type { Board, Row } from "./board.ts";

export type Place =
  | { readonly at: "deck" | "drawn" | "gone" | "last-round" }
  | { readonly at: "row"; readonly row: number; readonly index: number }
  | { readonly at: "hand"; readonly seat: number; readonly kind: Kind };

export interface Flight {
  readonly card: CardFace;
  readonly from: Place;
  readonly to: Place;
}

/** Cards that move at the same time. */
export type FlightGroup = readonly Flight[];

const DECK: Place = { at: "deck" };
const DRAWN: Place = { at: "drawn" };
const GONE: Place = { at: "gone" };
const LAST_ROUND: Place = { at: "last-round" };

/** The place's name in the document: `row-0-2`, `hand-1-b`. */
export function placeName(place: Place): string {
  if (place.at === "row") return `row-${place.row}-${place.index}`;
  if (place.at === "hand") return `hand-${place.seat}-${place.kind}`;
  return place.at;
}

/** What an action moves, one group after the other. */
export function flightsOf({ action, seat, ...event }: Played, before: Board): FlightGroup[] {
  const revealed = kindsOf(event.cards ?? "");
  const lastRound = event.last_round_card ? revealLastRound() : [];
  switch (action.kind) {
    case "draw":
      return [...lastRound, ...revealed.map((card) => [fly(card, DECK, DRAWN)])];
    case "place":
      return before.drawn === null ? [] : [[fly(before.drawn, DRAWN, nextPlace(before, action.row))]];
    case "take":
      return [
        take(before, action.row, seat),
        ...lastRound,
        ...revealed.flatMap((card) => bonus(card, seat)),
        ...(event.ends_round ? discard(before, action.row) : []),
      ];
  }
}

function fly(card: CardFace, from: Place, to: Place): Flight {
  return { card, from, to };
}

function revealLastRound(): FlightGroup[] {
  return [[fly("L", DECK, DRAWN)], [fly("L", DRAWN, LAST_ROUND)]];
}

function nextPlace(board: Board, row: number): Place {
  return { at: "row", row, index: board.rows[row]?.cards.length ?? 0 };
}

function take(before: Board, row: number, seat: number): FlightGroup {
  const cards = before.rows[row]?.cards ?? [];
  return cards.map((kind, index) => fly(kind, { at: "row", row, index }, { at: "hand", seat, kind }));
}

/** The seat of the player whose hand the cards of a row go to; null for all other flights. */
export function takerOf([flight]: FlightGroup): number | null {
  return flight?.from.at === "row" && flight.to.at === "hand" ? flight.to.seat : null;
}

/** The golden joker's extra card: face up beside the deck first, then to its player. */
function bonus(card: Kind, seat: number): FlightGroup[] {
  return [[fly(card, DECK, DRAWN)], [fly(card, DRAWN, { at: "hand", seat, kind: card })]];
}

/** At the end of a round, the cards of a row that nobody took leave the game. */
function discard(before: Board, taken: number): FlightGroup[] {
  const group = before.rows.flatMap((row, number) =>
    number === taken
      ? []
      : row.cards.map((card, index) => fly(card, { at: "row", row: number, index }, GONE)),
  );
  return group.length > 0 ? [group] : [];
}

/** The board while these cards are in the air. */
export function lifted(board: Board, group: FlightGroup): Board {
  return group.reduce(lift, board);
}

/** The board when they have arrived. */
export function landed(board: Board, group: FlightGroup): Board {
  return group.reduce(land, board);
}

function lift(board: Board, { card, from }: Flight): Board {
  switch (from.at) {
    case "deck":
      return card === "L" ? board : { ...board, cardsLeft: board.cardsLeft - 1 };
    case "drawn":
      return { ...board, drawn: null };
    case "row":
      return withRow(board, from.row, (row) => ({ ...row, cards: [], isTaken: true }));
    default:
      return board;
  }
}

function land(board: Board, { card, to }: Flight): Board {
  switch (to.at) {
    case "drawn":
      return { ...board, drawn: card };
    case "last-round":
      return { ...board, isLastRound: true };
    case "row":
      return withRow(board, to.row, (row) => ({ ...row, cards: [...row.cards, card as Kind] }));
    case "hand":
      return withCard(board, to.seat, to.kind);
    default:
      return board;
  }
}

function withRow(board: Board, number: number, changed: (row: Row) => Row): Board {
  return { ...board, rows: board.rows.map((row, index) => (index === number ? changed(row) : row)) };
}

function withCard(board: Board, seat: number, kind: Kind): Board {
  const hands = board.hands.map((hand, index) =>
    index === seat ? { ...hand, [kind]: hand[kind] + 1 } : hand,
  );
  return { ...board, hands };
}
