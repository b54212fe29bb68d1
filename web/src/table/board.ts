/** What is on the board, as it is drawn. There are no rules here: the server decides. */
import type { SeatView, State } from "../api/messages.ts";
import { kindsOf, KINDS, type CardFace, type Kind } from "../cards/kinds.ts";

export interface Row {
  readonly cards: readonly Kind[];
  readonly capacity: number;
  readonly isTaken: boolean;
}

/** How many cards of each kind a player has. */
export type Hand = Readonly<Record<Kind, number>>;

export interface Board {
  readonly rows: readonly Row[];
  /** The card face up beside the deck. */
  readonly drawn: CardFace | null;
  readonly hands: readonly Hand[];
  readonly scores: readonly number[];
  readonly cardsLeft: number;
  readonly untilLastRound: number;
  readonly isLastRound: boolean;
  readonly round: number;
  readonly toMove: number | null;
  /** The seats that have not taken a row in this round. */
  readonly inRound: readonly number[];
}

/** The board of a state. `placed`: the cards of the rows in the order they were placed, as far as it is known. */
export function boardOf(state: State, placed: readonly (readonly Kind[])[] = []): Board {
  return {
    rows: state.rows.map((cards, row) => ({
      cards: inPlacingOrder(kindsOf(cards ?? ""), placed[row] ?? []),
      capacity: state.capacities[row] ?? 0,
      isTaken: cards === null,
    })),
    drawn: kindsOf(state.drawn ?? "")[0] ?? null,
    hands: state.hands.map(handOf),
    scores: state.scores,
    cardsLeft: state.cards_left,
    untilLastRound: state.cards_until_last_round,
    isLastRound: state.last_round,
    round: state.round,
    toMove: state.to_move < 0 ? null : state.to_move,
    inRound: state.in_round,
  };
}

/** `placed` if it has the same cards, else the cards as they are: a state sorts them. */
function inPlacingOrder(cards: readonly Kind[], placed: readonly Kind[]): readonly Kind[] {
  return cards.toSorted().join("") === placed.toSorted().join("") ? placed : cards;
}

export function handOf(cards: string): Hand {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const kind of kindsOf(cards)) counts[kind] += 1;
  return counts;
}

/** The kinds that are in this game; each has its own place in every hand. */
export function kindsInGame(state: State): Kind[] {
  const onTable = [
    ...state.hands,
    ...state.rows.map((row) => row ?? ""),
    state.discarded,
    state.drawn ?? "",
  ].join("");
  return KINDS.filter((kind) => {
    if (kind === "j" || kind === "J") return (state.deck[kind] ?? 0) > 0 || onTable.includes(kind);
    return !state.removed.includes(kind);
  });
}

/** The seats that belong to bots. */
export function botSeats(seats: readonly SeatView[]): number[] {
  return seats.flatMap((seat, number) => (seat.level == null ? [] : [number]));
}

/** The seats as they are shown: the others clockwise from my left, I am last. */
export function seatOrder(players: number, mine: number | null): number[] {
  const first = mine === null ? 0 : mine + 1;
  return Array.from({ length: players }, (_, place) => (first + place) % players);
}
