/** Reading the text of a position: `position_text.py` explains its fields. */
import { kindsOf } from "./cards.ts";
import { EngineError } from "./errors.ts";
import {
  COLOURS,
  JOKERS,
  KINDS,
  MAX_POSITION_BYTES,
  MAX_ROW_CARDS,
  NO_CARD,
  NOBODY,
  PHASE_TEXTS,
  RECORDS,
  TAKEN as TAKEN_SIZE,
} from "./layout.ts";
import { deckSize } from "./rule-sets.ts";
import type { RuleSet } from "./types.ts";

const { STATE } = RECORDS;
const FIELDS = 7;
const NOTHING = "-";
export const TAKEN = "x";
export const OUT = "*";

/** The cards of a field. */
export function cardsOf(field: string): string {
  return field === NOTHING ? "" : field;
}

/** The state of a text: its rule set's layout with the fields written into it. */
export function readPosition(layout: Uint8Array, ruleSet: RuleSet, text: string): Uint8Array {
  const fields = text.split(" ");
  if (fields.length !== FIELDS || text.length - ruleSet.text.length > MAX_POSITION_BYTES)
    throw wrong(text, `${FIELDS} short fields are expected`);
  const [, removed = "", rows = "", hands = "", turn = "", round = "", discarded = ""] = fields;
  const reader = new Reader(layout, ruleSet, text);
  reader.readRemoved(removed);
  reader.readRows(rows.split("/"));
  reader.readHands(hands.split("/"));
  reader.readTurn(turn);
  reader.readRound(round);
  reader.takeFromDeck(discarded);
  return reader.finish();
}

function wrong(text: string, why: string): EngineError {
  return new EngineError(`position ${JSON.stringify(text)}: ${why}`);
}

/** As rows hold them: a text with another order differs from the one that is written, and is refused. */
function inOrder(kinds: readonly number[]): number[] {
  return [...kinds].sort((one, other) => one - other);
}

class Reader {
  readonly #state: Int8Array;
  readonly #ruleSet: RuleSet;
  readonly #text: string;

  constructor(layout: Uint8Array, ruleSet: RuleSet, text: string) {
    this.#state = new Int8Array(layout.slice().buffer);
    this.#ruleSet = ruleSet;
    this.#text = text;
  }

  readRemoved(field: string): void {
    const colours = kindsOf(cardsOf(field));
    this.#check(
      new Set(colours).size === this.#ruleSet.coloursRemoved && colours.every((kind) => kind < COLOURS),
      `removed colours: ${this.#ruleSet.coloursRemoved} are expected`,
    );
    for (const colour of colours) {
      this.#add(STATE.cards_left, -this.#state[STATE.deck + colour]!);
      this.#state[STATE.deck + colour] = 0;
      this.#state[STATE.removed] = this.#state[STATE.removed]! | (1 << colour);
    }
  }

  readRows(rows: readonly string[]): void {
    const { capacities } = this.#ruleSet;
    this.#check(rows.length === capacities.length, `rows: ${capacities.length} are expected`);
    rows.forEach((row, number) => {
      const cards = row === TAKEN ? [] : this.takeFromDeck(row);
      this.#check(cards.length <= capacities[number]!, `row ${number}: too many cards`);
      this.#state.set(inOrder(cards), STATE.rows + number * MAX_ROW_CARDS);
      this.#state[STATE.row_sizes + number] = row === TAKEN ? TAKEN_SIZE : cards.length;
    });
  }

  readHands(hands: readonly string[]): void {
    const { players, startCards } = this.#ruleSet;
    this.#check(hands.length === players, `hands: ${players} are expected`);
    hands.forEach((hand, player) => {
      const isOut = hand.endsWith(OUT);
      const cards = this.takeFromDeck(isOut ? hand.slice(0, -1) : hand);
      this.#check(cards.length >= startCards, `player ${player}: less than the start cards`);
      for (const kind of cards) this.#add(STATE.hands + player * KINDS + kind, 1);
      this.#state[STATE.out + player] = isOut ? 1 : 0;
    });
  }

  readTurn(field: string): void {
    const [player = "", doing = ""] = field.includes(":") ? field.split(":") : ["", field];
    const [phase = "", detail = ""] = doing.split("-");
    const number = (PHASE_TEXTS as readonly string[]).indexOf(phase);
    this.#check(number >= 0, `turn: unknown phase in ${JSON.stringify(field)}`);
    this.#state[STATE.phase] = number;
    this.#state[STATE.to_move] =
      phase === "over" ? NOBODY : this.#number("player to move", player, 0, this.#ruleSet.players - 1);
    this.#state[STATE.drawn] = phase === "place" ? (this.takeFromDeck(detail)[0] ?? NO_CARD) : NO_CARD;
    this.#state[STATE.bonus] = phase === "bonus" ? this.#number("bonus cards", detail, 1, JOKERS) : 0;
  }

  readRound(field: string): void {
    const most = Math.floor(deckSize(this.#ruleSet) / this.#ruleSet.players) + 1;
    this.#state[STATE.round_number] = this.#number("round", field, 1, most);
  }

  /** The kinds of a field's cards, which are no longer in the deck. */
  takeFromDeck(field: string): number[] {
    const kinds = kindsOf(cardsOf(field));
    for (const kind of kinds) this.#add(STATE.deck + kind, -1);
    this.#add(STATE.cards_left, -kinds.length);
    return kinds;
  }

  finish(): Uint8Array {
    const deck = this.#state.subarray(STATE.deck, STATE.deck + KINDS);
    this.#check(
      deck.every((left) => left >= 0),
      "too many cards of a kind",
    );
    return new Uint8Array(this.#state.buffer);
  }

  #add(place: number, number: number): void {
    this.#state[place] = this.#state[place]! + number;
  }

  #number(what: string, field: string, least: number, most: number): number {
    const number = /^\d{1,3}$/.test(field) ? Number(field) : NaN;
    this.#check(
      number >= least && number <= most,
      `${what}: ${JSON.stringify(field)} is not between ${least} and ${most}`,
    );
    return number;
  }

  #check(isRight: boolean, why: string): void {
    if (!isRight) throw wrong(this.#text, why);
  }
}
