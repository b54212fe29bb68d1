/** Positions: a copy of the engine's state each, immutable. */
import type { Sheet, State } from "../api/messages.ts";
import { actionNumber, actionsOf, kindsOf } from "./cards.ts";
import { EngineError } from "./errors.ts";
import { COLOURS, KINDS, LETTERS, NO_CARD, NOBODY, OVER, PHASES, PLACE, RECORDS } from "./layout.ts";
import { cardsOf, OUT, TAKEN } from "./position-text.ts";
import type { Rules } from "./rules.ts";
import type { Position, RuleSet } from "./types.ts";

const { STATE } = RECORDS;

export class EnginePosition implements Position {
  readonly ruleSet: RuleSet;
  /** The engine's state. */
  readonly bytes: Uint8Array;
  readonly #rules: Rules;
  readonly #numbers: Int8Array;
  #text: string | undefined;
  #state: State | undefined;

  constructor(rules: Rules, ruleSet: RuleSet, bytes: Uint8Array) {
    this.#rules = rules;
    this.ruleSet = ruleSet;
    this.bytes = bytes;
    this.#numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get text(): string {
    return (this.#text ??= `${this.ruleSet.text} ${this.#rules.fields(this)}`);
  }

  get state(): State {
    return (this.#state ??= this.#stateJson());
  }

  get legal(): readonly string[] {
    return actionsOf(this.#rules.legalMask(this));
  }

  get isOver(): boolean {
    return this.#number(STATE.phase) === OVER;
  }

  get toMove(): number | null {
    const player = this.#number(STATE.to_move);
    return player === NOBODY ? null : player;
  }

  get cardsLeft(): number {
    return this.#number(STATE.cards_left);
  }

  get awaitsCard(): boolean {
    return this.#rules.awaitsCard(this);
  }

  nextInRound(player: number): number | null {
    return this.#rules.nextInRound(this, player);
  }

  get winShares(): readonly number[] {
    return this.#rules.results(this).winShares;
  }

  get sheets(): readonly Sheet[] {
    const removed = this.#removed();
    return Array.from({ length: this.ruleSet.players }, (_, player) =>
      this.#rules.sheet(this.#hand(player), this.ruleSet.points, removed),
    );
  }

  after(action: string, cards = ""): EnginePosition {
    let position = this.#rules.play(this, actionNumber(action));
    if (position === null) {
      const legal = this.legal.join(" ") || "none";
      throw new EngineError(`illegal action: ${action} in ${JSON.stringify(this.text)} (legal: ${legal})`);
    }
    for (const card of cards) position = position.reveal(card);
    return position;
  }

  /** After this card was revealed from the top of the deck. */
  reveal(card: string): EnginePosition {
    const [kind = NO_CARD] = kindsOf(card);
    const position = this.#rules.reveal(this, kind);
    if (position === null)
      throw new EngineError(`no card is awaited, or not this one: ${card} in ${JSON.stringify(this.text)}`);
    return position;
  }

  #number(place: number): number {
    return this.#numbers[place]!;
  }

  #hand(player: number): number[] {
    const begin = STATE.hands + player * KINDS;
    return Array.from(this.#numbers.subarray(begin, begin + KINDS));
  }

  #removed(): number[] {
    const mask = this.bytes[STATE.removed]!;
    return Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => (mask >> colour) & 1);
  }

  /** As `state_of` of `coloretto.record.state_json`. */
  #stateJson(): State {
    const [, removed = "", rows = "", hands = "", , , discarded = ""] = this.text.split(" ");
    const handTexts = hands.split("/");
    const counts = this.#numbers.subarray(STATE.deck, STATE.deck + KINDS);
    return {
      players: this.ruleSet.players,
      to_move: this.#number(STATE.to_move),
      phase: PHASES[this.#number(STATE.phase)]!,
      drawn: this.#number(STATE.phase) === PLACE ? LETTERS[this.#number(STATE.drawn)]! : null,
      rows: rows.split("/").map((row) => (row === TAKEN ? null : cardsOf(row))),
      capacities: [...this.ruleSet.capacities],
      hands: handTexts.map((hand) => cardsOf(hand.replace(OUT, ""))),
      in_round: handTexts.flatMap((hand, player) => (hand.endsWith(OUT) ? [] : [player])),
      removed: cardsOf(removed),
      discarded: cardsOf(discarded),
      deck: Object.fromEntries(Array.from(LETTERS, (letter, kind) => [letter, counts[kind]!])),
      cards_left: this.cardsLeft,
      cards_until_last_round: this.#rules.cardsUntilLastRound(this),
      last_round: this.#rules.isLastRound(this),
      round: this.bytes[STATE.round_number]!,
      points: [...this.ruleSet.points],
      scores: [...this.#rules.results(this).scores],
    };
  }
}

/** A position of this engine. */
export function own(position: Position): EnginePosition {
  if (!(position instanceof EnginePosition))
    throw new EngineError(`a position of another engine: ${position.text}`);
  return position;
}
