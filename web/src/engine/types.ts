/** What the engine offers: rules, chance, scores and bots, compiled from the functions the Python package runs. */
import type { Sheet, State } from "../api/messages.ts";
import type { REASON_NAMES } from "./layout.ts";

/** A way to play: `RuleSet` of `coloretto.rules`. */
export interface RuleSet {
  /** `golden-2-violet`, or the values of a custom one. */
  readonly text: string;
  readonly players: number;
  /** How many cards each row can hold. */
  readonly capacities: readonly number[];
  readonly jokers: number;
  readonly goldenJokers: number;
  /** Cards under the last-round card. */
  readonly reserve: number;
  /** `brown`, `violet`, or a custom one's values. */
  readonly table: string;
  /** What 1, 2, ... 6 or more cards of a colour pay. */
  readonly points: readonly number[];
  readonly coloursRemoved: number;
  readonly startCards: number;
  /** Games in a match. */
  readonly games: number;
}

/** What all players see before the first move. Cards are letters, as in records: `abc`. */
export interface Opening {
  readonly ruleSet: RuleSet;
  readonly removed: string;
  /** A text for each player. */
  readonly startCards: readonly string[];
  readonly startPlayer: number;
}

/** An opening and the deck in its secret order, top first, without the last-round card. */
export interface Deal {
  readonly opening: Opening;
  readonly deck: string;
}

/** A game at one moment; immutable. */
export interface Position {
  readonly ruleSet: RuleSet;
  /** The position in one line, as `Position.text` in Python. */
  readonly text: string;
  /** The position as the server sends it. */
  readonly state: State;
  /** `D`, `P0`, `T2`: what the player to move may do, in ascending order; empty while a card is awaited. */
  readonly legal: readonly string[];
  readonly isOver: boolean;
  /** Whether an action has to be completed by a card from the deck. */
  readonly awaitsCard: boolean;
  /** Null when the game is over. */
  readonly toMove: number | null;
  /** Who is still in the round and moves next after a player, perhaps that player again; null if nobody is. */
  nextInRound(player: number): number | null;
  /** Each player's share of the win if the game ended now. */
  readonly winShares: readonly number[];
  /** Each player's score, explained. */
  readonly sheets: readonly Sheet[];
  /** After an action of the player to move and the cards that it revealed; throws an EngineError. */
  after(action: string, cards?: string): Position;
  /** After a card was revealed, while one is awaited; throws an EngineError. */
  reveal(card: string): Position;
}

/** A match's totals so far, and each player's share of the win by them. */
export interface MatchTotals {
  readonly totals: readonly number[];
  readonly winShares: readonly number[];
}

/** By the games they have learned, as `coloretto.bots.network_files`. */
export type NetworkName = "two-players" | "rising" | "falling";

/** How much work goes into a position's value: `expansions_of` of `coloretto.analysis`. */
export type Effort = "quick" | "normal" | "deep" | number;
export type Label = "good" | "inaccuracy" | "mistake" | "blunder";
export type LuckLabel = "lucky" | "unlucky";
/** Of the win, one for each seat. */
export type Shares = readonly number[];

/** What is to be expected after an action. */
export interface ActionAnalysis {
  readonly action: string;
  readonly shares: Shares;
  readonly scores: readonly number[];
  /** To the player to move: the share of the win, and a little of the score. */
  readonly worth: number;
  /** Whether all that can follow was enumerated to the end of the game. */
  readonly exact: boolean;
}

/** Why an action is better than another: `Reason` of `coloretto.analysis`. Seats and rows are counted from 0. */
export interface Reason {
  /** It says which of the numbers count. */
  readonly kind: ReasonKind;
  readonly row: number | null;
  readonly other_row: number | null;
  readonly seat: number | null;
  /** In how many of ten continuations of the game. */
  readonly times: number;
  readonly other_times: number;
  readonly points: number;
  readonly other_points: number;
  /** So many of the cards in the deck. */
  readonly cards: number;
  /** The cards in the deck. */
  readonly left: number;
  /** How many different ones the player has after the round, on average. */
  readonly colours: number;
  /** After the other action. */
  readonly other_colours: number;
}

export type ReasonKind = Exclude<(typeof REASON_NAMES)[number], "none">;

/** `Advice` of `coloretto.analysis`. */
export interface Advice {
  /** All that are legal, the best one first. */
  readonly actions: readonly ActionAnalysis[];
  /** The best one that is worth less than the best; null if there is none. */
  readonly other: string | null;
  /** Null where there is nothing to count. */
  readonly reason: Reason | null;
}

/** A choice between actions that do not come to the same. */
export interface Decision {
  /** The number of the action in the record, from 0; a draw and its placement are two. */
  readonly move: number;
  readonly seat: number;
  readonly action: string;
  readonly best: string;
  /** The share of the win that the player gave away. */
  readonly loss: number;
  readonly label: Label;
  /** After each legal action. */
  readonly values: Readonly<Record<string, Shares>>;
  /** Whether they are exact. */
  readonly exact: boolean;
  /** Why the best action is better than this one; null for a good one, or where nothing can be counted. */
  readonly reason: Reason | null;
}

/** Shares of the win: `final - initial` is `luck + errors + gifts + correction`. */
export interface SeatReview {
  readonly initial: number;
  readonly final: number;
  readonly luck: number;
  readonly errors: number;
  readonly gifts: number;
  readonly correction: number;
  readonly loss: number;
  readonly luck_adjusted: number;
  readonly decisions: number;
  /** The level that loses about as much per decision; several if they cannot be told apart, the weakest first. */
  readonly played_like: readonly string[];
}

/** A revealed card; its luck and the labels are those of all seats. */
export interface Reveal {
  readonly move: number;
  readonly card: string;
  readonly luck: Shares;
  readonly labels: readonly (LuckLabel | null)[];
}

/** What the decisions and cards of a game changed, as `coloretto review --json` writes it. */
export interface Review {
  /** The first action that is reviewed: 0, or where a game continues another one, the first of its own. */
  readonly first_move: number;
  readonly seats: readonly SeatReview[];
  readonly decisions: readonly Decision[];
  readonly reveals: readonly Reveal[];
  /** Of each position: the first one, and those after each action. */
  readonly shares: readonly Shares[];
}

/** A review in the making: one call for each action, so that others can work in between. */
export interface Reviewer {
  /** The next action of the game, which is legal, with the cards that it revealed. */
  add(action: string, cards: string): void;
  /** Begin later, with the position after the next action; before, there are only the shares. */
  skipTo(next: Position): void;
  /** Of the actions so far. */
  readonly review: Review;
}

export interface Engine {
  /** The rule set of a text, as `parse_rule_set` in Python; throws an EngineError. */
  ruleSet(text: string): RuleSet;
  /** The deal of a fair deck: `FairDeck.deal`. `entropy` is empty or has a text for each player. */
  deal(ruleSet: RuleSet, seed: Uint8Array, entropy: readonly string[]): Deal;
  /** The first position of a game; throws an EngineError. */
  start(opening: Opening): Position;
  /** The position of a text; only texts that `Position.text` writes are accepted. */
  position(text: string): Position;
  /** Play an action; the cards that it reveals come from the deal's deck. */
  playFromDeck(position: Position, action: string, deck: string): { after: Position; cards: string };
  matchTotals(players: number, games: readonly (readonly number[])[]): MatchTotals;
  /** A hand's score, explained; `removed` are the colours that are not in the game. Throws an EngineError. */
  sheet(hand: string, points: readonly number[], removed: string): Sheet;
  /** The SHA-256 of a text or bytes, in hexadecimal; the commitment of a seed. */
  sha256(content: Uint8Array): string;
  /** `FairDeck.bot_seed`: the seed of a bot's decision. */
  botSeed(seed: Uint8Array, decision: number, seat: number): bigint;
  /** The network that a level needs for this rule set: load it before `choose`. */
  networkOf(level: string, ruleSet: RuleSet): NetworkName | null;
  /** Whether `loadNetwork` was called. */
  hasNetwork(name: NetworkName): boolean;
  /** Load a network from the content of its file. */
  loadNetwork(name: NetworkName, content: Uint8Array): void;
  /** What `make_bot(level, seed).choose(position)` plays in Python: the text of an action. */
  choose(level: string, position: Position, seed: bigint): string;
  /** What every legal action is worth, the best one first: `analyse` of `coloretto.analysis`. Needs a network. */
  analyse(position: Position, effort: Effort): readonly ActionAnalysis[];
  /** As `analyse`, and why the best action is better than the next: `advise` of `coloretto.analysis`. */
  advise(position: Position, effort: Effort): Advice;
  /** Why an action is better than another, which does not come to the same; null where nothing can be counted. */
  explain(position: Position, best: string, other: string): Reason | null;
  /** Begin the review of a game with its first position: `review` of `coloretto.analysis`. Needs a network. */
  review(first: Position, effort: Effort): Reviewer;
}
