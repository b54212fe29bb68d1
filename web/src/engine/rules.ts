/** The rules and scores of the module, over positions. */
import type { Sheet } from "../api/messages.ts";
import { lettersOf } from "./cards.ts";
import { EngineError } from "./errors.ts";
import {
  COLOURS,
  JOKERS,
  JOKER_EFFECTS,
  KINDS,
  LETTERS,
  MAX_GAMES,
  MAX_PLAYERS,
  MAX_POSITION_BYTES,
  MOST_CARDS_PAID,
  NOBODY,
  PLUS_TWO,
  RECORDS,
  SIZES,
  type Exports,
} from "./layout.ts";
import type { Memory } from "./memory.ts";
import { EnginePosition } from "./position.ts";
import { cardCounts } from "./rule-sets.ts";
import type { MatchTotals, RuleSet } from "./types.ts";

const { SHEET } = RECORDS;

export interface Results {
  readonly scores: readonly number[];
  readonly winShares: readonly number[];
}

export class Rules {
  readonly #exports: Exports;
  readonly #memory: Memory;
  readonly #state: number;
  readonly #numbers: number;
  readonly #points: number;
  readonly #counts: number;
  readonly #text: number;
  readonly #games: number;
  readonly #scores: number;
  readonly #shares: number;
  readonly #sheet: number;

  constructor(exports: Exports, memory: Memory) {
    this.#exports = exports;
    this.#memory = memory;
    this.#state = memory.allocate(SIZES.STATE);
    this.#numbers = memory.allocate(MAX_PLAYERS * COLOURS);
    this.#points = memory.allocate(MOST_CARDS_PAID + 1);
    this.#counts = memory.allocate(KINDS);
    this.#text = memory.allocate(MAX_POSITION_BYTES);
    this.#games = memory.allocate(2 * MAX_GAMES * MAX_PLAYERS);
    this.#scores = memory.allocate(2 * MAX_PLAYERS);
    this.#shares = memory.allocate(8 * MAX_PLAYERS);
    this.#sheet = memory.allocate(SIZES.SHEET);
  }

  /** The table before colours are removed and start cards given. */
  layout(ruleSet: RuleSet): Uint8Array {
    const capacities = this.#write(this.#numbers, ruleSet.capacities);
    const points = this.#write(this.#points, [0, ...ruleSet.points]);
    const counts = this.#write(this.#counts, cardCounts(ruleSet));
    this.#memory.bytes(this.#state, SIZES.STATE).fill(0);
    this.#exports.lay_out(
      this.#state,
      ruleSet.players,
      capacities,
      ruleSet.capacities.length,
      ruleSet.reserve,
      points,
      counts,
    );
    return this.#copy();
  }

  start(ruleSet: RuleSet, removed: number[], startCards: number[][], startPlayer: number): EnginePosition {
    this.#enter(this.layout(ruleSet));
    const colours = this.#write(this.#numbers, removed);
    const given = this.#write(this.#numbers + COLOURS, startCards.flat());
    this.#exports.set_up(this.#state, colours, removed.length, given, ruleSet.startCards, startPlayer);
    return new EnginePosition(this, ruleSet, this.#copy());
  }

  legalMask(position: EnginePosition): number {
    return this.#exports.legal_actions(this.#enter(position.bytes));
  }

  awaitsCard(position: EnginePosition): boolean {
    return this.#exports.awaits_card(this.#enter(position.bytes)) !== 0;
  }

  isLastRound(position: EnginePosition): boolean {
    return this.#exports.is_last_round(this.#enter(position.bytes)) !== 0;
  }

  cardsUntilLastRound(position: EnginePosition): number {
    return this.#exports.cards_until_last_round(this.#enter(position.bytes));
  }

  /** Who is still in the round and moves next after a player, perhaps that player again; null if nobody is. */
  nextInRound(position: EnginePosition, player: number): number | null {
    const next = this.#exports.next_in_round(this.#enter(position.bytes), player);
    return next === NOBODY ? null : next;
  }

  /** The position after an action; null if it is illegal. */
  play(position: EnginePosition, action: number): EnginePosition | null {
    const isLegal = this.#exports.try_play(this.#enter(position.bytes), action) !== 0;
    return isLegal ? new EnginePosition(this, position.ruleSet, this.#copy()) : null;
  }

  /** The position after a card was revealed; null if none is awaited or it is not in the deck. */
  reveal(position: EnginePosition, card: number): EnginePosition | null {
    const isPossible = this.#exports.try_reveal(this.#enter(position.bytes), card) !== 0;
    return isPossible ? new EnginePosition(this, position.ruleSet, this.#copy()) : null;
  }

  /** The fields of a position's text behind the rule set. */
  fields(position: EnginePosition): string {
    const counts = this.#write(this.#counts, cardCounts(position.ruleSet));
    const length = this.#exports.write_fields(this.#enter(position.bytes), counts, this.#text);
    return String.fromCharCode(...this.#memory.bytes(this.#text, length));
  }

  /** The number of what makes a position impossible, or 0. */
  contradiction(position: EnginePosition, discarded: number): number {
    return this.#exports.contradiction(this.#enter(position.bytes), discarded);
  }

  results(position: EnginePosition): Results {
    this.#exports.scores_into(this.#enter(position.bytes), this.#scores, this.#shares);
    const { players } = position.ruleSet;
    return {
      scores: Array.from(this.#memory.shorts(this.#scores, players)),
      winShares: Array.from(this.#memory.doubles(this.#shares, players)),
    };
  }

  /** The sums of several games' scores, and the shares of the win by them. */
  matchTotals(players: number, games: readonly (readonly number[])[]): MatchTotals {
    if (games.length > MAX_GAMES)
      throw new EngineError(`a match has at most ${MAX_GAMES} games, not ${games.length}`);
    this.#memory.shorts(this.#games, games.length * players).set(games.flat());
    this.#exports.match_into(this.#games, games.length, players, this.#scores, this.#shares);
    return {
      totals: Array.from(this.#memory.shorts(this.#scores, players)),
      winShares: Array.from(this.#memory.doubles(this.#shares, players)),
    };
  }

  /** The score of a hand, given by how many cards of each kind it has, explained. */
  sheet(hand: readonly number[], points: readonly number[], removed: readonly number[]): Sheet {
    const jokers = hand.slice(PLUS_TWO + 1).reduce((sum, cards) => sum + cards, 0);
    if (jokers > JOKERS) throw new EngineError(`a hand has at most ${JOKERS} jokers, not ${jokers}`);
    const mask = removed.reduce((bits, colour) => bits | (1 << colour), 0);
    const hands = this.#write(this.#counts, hand);
    this.#exports.write_sheet(hands, this.#write(this.#points, [0, ...points]), mask, this.#sheet);
    return this.#readSheet(hand[PLUS_TWO]!, removed);
  }

  #readSheet(plusTwos: number, removed: readonly number[]): Sheet {
    const field = (place: number, length = 1): Int8Array => this.#memory.signed(this.#sheet + place, length);
    const wide = (place: number, length = 1): Int16Array => this.#memory.shorts(this.#sheet + place, length);
    const totals = wide(SHEET.joker_totals, JOKERS * COLOURS);
    const inGame = Array.from({ length: COLOURS }, (_, colour) => colour).filter(
      (each) => !removed.includes(each),
    );
    const colours = Array.from({ length: field(SHEET.colour_count)[0]! }, (_, place) => ({
      colour: LETTERS[field(SHEET.colours, COLOURS)[place]!]!,
      cards: field(SHEET.colour_cards, COLOURS)[place]!,
      jokers: field(SHEET.colour_jokers, COLOURS)[place]!,
      points: wide(SHEET.colour_points, COLOURS)[place]!,
    }));
    const paying = field(SHEET.plus_count)[0]!;
    return {
      plus: colours.slice(0, paying),
      minus: colours.slice(paying),
      jokers: Array.from({ length: field(SHEET.joker_count)[0]! }, (_, number) => ({
        colour: LETTERS[field(SHEET.joker_colours, JOKERS)[number]!]!,
        totals: Object.fromEntries(inGame.map((each) => [LETTERS[each]!, totals[number * COLOURS + each]!])),
        card: lettersOf([field(SHEET.joker_kinds, JOKERS)[number]!]),
        next_colour: LETTERS[field(SHEET.joker_next_colours, JOKERS)[number]!]!,
        effect: JOKER_EFFECTS[field(SHEET.joker_effects, JOKERS)[number]!]!,
      })),
      plus_twos: plusTwos,
      plus_two_points: wide(SHEET.plus_two_points)[0]!,
      total: wide(SHEET.total)[0]!,
    };
  }

  #write(address: number, numbers: readonly number[]): number {
    this.#memory.signed(address, numbers.length).set(numbers);
    return address;
  }

  #enter(bytes: Uint8Array): number {
    this.#memory.bytes(this.#state, SIZES.STATE).set(bytes);
    return this.#state;
  }

  #copy(): Uint8Array {
    return this.#memory.bytes(this.#state, SIZES.STATE).slice();
  }
}
