/** Deals that are fixed before a table is opened, so that several people can play the same one. */

/** A game that goes on, otherwise, after one of its steps: a finished one, or that of a puzzle. */
export interface Continuation {
  readonly kind: "continued";
  /** The text of its record. */
  readonly record: string;
  /** Counts its actions. */
  readonly step: number;
}

/** Where such a deal comes from: the record of another game, or a day. */
export type Origin =
  | { readonly kind: "challenge"; readonly record: string }
  | { readonly kind: "daily"; readonly date: string }
  | Continuation;

/** Everyone who has it can know the deck, so nothing is promised about it. */
export interface FixedDeal {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  /** Empty, or a text for each player. */
  readonly entropy: readonly string[];
  readonly origin: Origin;
  /** Of a game that goes on: the cards that are left, in their secret order, top first. The seed is the bots'. */
  readonly deck?: string;
}
