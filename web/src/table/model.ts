/** What lies on the table, and how cards get from one place to another. No rules: the server decides. */
import type { EventOf, State } from "../api/messages.ts";
import { kindsOf, KINDS, type Face, type Kind } from "../cards/kinds.ts";

export interface Row {
  readonly cards: readonly Kind[];
  readonly capacity: number;
  readonly isTaken: boolean;
}

/** How many cards of each kind somebody has. */
export type Hand = Readonly<Record<Kind, number>>;

export interface Picture {
  readonly rows: readonly Row[];
  /** The card that lies open beside the deck. */
  readonly drawn: Face | null;
  readonly hands: readonly Hand[];
  readonly scores: readonly number[];
  readonly cardsLeft: number;
  readonly untilLastRound: number;
  readonly isLastRound: boolean;
  readonly round: number;
  readonly toMove: number | null;
  /** Who has not taken a row yet. */
  readonly inRound: readonly number[];
}

export type Place =
  | { readonly at: "deck" | "drawn" | "gone" | "last-round" }
  | { readonly at: "row"; readonly row: number; readonly index: number }
  | { readonly at: "hand"; readonly seat: number; readonly kind: Kind };

export interface Flight {
  readonly card: Face;
  readonly from: Place;
  readonly to: Place;
}

/** Cards that move at the same time. */
export type Step = readonly Flight[];

const DECK: Place = { at: "deck" };
const DRAWN: Place = { at: "drawn" };
const GONE: Place = { at: "gone" };
const LAST_ROUND: Place = { at: "last-round" };

/** What a state shows. `laid`: the cards of the rows in the order of laying, as far as it is known. */
export function pictureOf(state: State, laid: readonly (readonly Kind[])[] = []): Picture {
  return {
    rows: state.rows.map((cards, row) => ({
      cards: inOrder(kindsOf(cards ?? ""), laid[row] ?? []),
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

/** The same cards as they were laid; as they are, if those are others. */
function inOrder(cards: readonly Kind[], laid: readonly Kind[]): readonly Kind[] {
  return cards.toSorted().join("") === laid.toSorted().join("") ? laid : cards;
}

export function handOf(cards: string): Hand {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const kind of kindsOf(cards)) counts[kind] += 1;
  return counts;
}

/** The name of a place in the document: `row-0-2`, `hand-1-b`. */
export function placeName(place: Place): string {
  if (place.at === "row") return `row-${place.row}-${place.index}`;
  if (place.at === "hand") return `hand-${place.seat}-${place.kind}`;
  return place.at;
}

/** What is seen of an action: one step after the other. */
export function stepsOf(played: EventOf<"played">, before: Picture, after: Picture): Step[] {
  const revealed = kindsOf(played.cards ?? "");
  const lastRound = !before.isLastRound && after.isLastRound ? turnUpLastRound() : [];
  const row = Number(played.action.slice(1));
  switch (played.action[0]) {
    case "D":
      return [...lastRound, ...revealed.map((card) => [fly(card, DECK, DRAWN)])];
    case "P":
      return before.drawn === null ? [] : [[fly(before.drawn, DRAWN, nextPlace(before, row))]];
    case "T":
      return [
        take(before, row, played.seat),
        ...lastRound,
        ...revealed.flatMap((card) => bonus(card, played.seat)),
        ...leftOver(before, after, row),
      ];
    default:
      return [];
  }
}

function fly(card: Face, from: Place, to: Place): Flight {
  return { card, from, to };
}

function turnUpLastRound(): Step[] {
  return [[fly("L", DECK, DRAWN)], [fly("L", DRAWN, LAST_ROUND)]];
}

function nextPlace(picture: Picture, row: number): Place {
  return { at: "row", row, index: picture.rows[row]?.cards.length ?? 0 };
}

function take(before: Picture, row: number, seat: number): Step {
  const cards = before.rows[row]?.cards ?? [];
  return cards.map((kind, index) => fly(kind, { at: "row", row, index }, { at: "hand", seat, kind }));
}

/** The golden joker's extra card: first for everybody to see, then to its player. */
function bonus(card: Kind, seat: number): Step[] {
  return [[fly(card, DECK, DRAWN)], [fly(card, DRAWN, { at: "hand", seat, kind: card })]];
}

/** When a round is over, the cards of a row that nobody took leave the game. */
function leftOver(before: Picture, after: Picture, taken: number): Step[] {
  if (after.round === before.round && after.toMove !== null) return [];
  const step = before.rows.flatMap((row, number) =>
    number === taken
      ? []
      : row.cards.map((card, index) => fly(card, { at: "row", row: number, index }, GONE)),
  );
  return step.length > 0 ? [step] : [];
}

/** The table while these cards are in the air. */
export function lifted(picture: Picture, step: Step): Picture {
  return step.reduce(lift, picture);
}

/** The table when they have arrived. */
export function landed(picture: Picture, step: Step): Picture {
  return step.reduce(land, picture);
}

function lift(picture: Picture, { card, from }: Flight): Picture {
  switch (from.at) {
    case "deck":
      return card === "L" ? picture : { ...picture, cardsLeft: picture.cardsLeft - 1 };
    case "drawn":
      return { ...picture, drawn: null };
    case "row":
      return withRow(picture, from.row, (row) => ({ ...row, cards: [], isTaken: true }));
    default:
      return picture;
  }
}

function land(picture: Picture, { card, to }: Flight): Picture {
  switch (to.at) {
    case "drawn":
      return { ...picture, drawn: card };
    case "last-round":
      return { ...picture, isLastRound: true };
    case "row":
      return withRow(picture, to.row, (row) => ({ ...row, cards: [...row.cards, card as Kind] }));
    case "hand":
      return withCard(picture, to.seat, to.kind);
    default:
      return picture;
  }
}

function withRow(picture: Picture, number: number, changed: (row: Row) => Row): Picture {
  return { ...picture, rows: picture.rows.map((row, index) => (index === number ? changed(row) : row)) };
}

function withCard(picture: Picture, seat: number, kind: Kind): Picture {
  const hands = picture.hands.map((hand, index) =>
    index === seat ? { ...hand, [kind]: hand[kind] + 1 } : hand,
  );
  return { ...picture, hands };
}

/** What the player to move may do: draw, and what a row is good for. */
export interface Choices {
  readonly draw: boolean;
  readonly rows: readonly ("take" | "place" | null)[];
}

export const NO_CHOICE: Choices = { draw: false, rows: [] };

export function choicesOf(legal: readonly string[], rows: number): Choices {
  return {
    draw: legal.includes("D"),
    rows: Array.from({ length: rows }, (_, row) => {
      if (legal.includes(`P${row}`)) return "place";
      return legal.includes(`T${row}`) ? "take" : null;
    }),
  };
}

/** The action of a row, as the server knows it; null where there is none. */
export function rowAction(choices: Choices, row: number): string | null {
  const use = choices.rows[row];
  if (!use) return null;
  return `${use === "place" ? "P" : "T"}${row}`;
}

/** The kinds that this game has, each with a place of its own in every hand. */
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

/** Where everybody sits around the table: the others clockwise from my left, so that I am last. */
export function seatOrder(players: number, mine: number | null): number[] {
  const first = mine === null ? 0 : mine + 1;
  return Array.from({ length: players }, (_, place) => (first + place) % players);
}
