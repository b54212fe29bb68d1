/** Deals that are fixed before a table is opened, so that several people can play the same one. */

/** Where such a deal comes from: the record of another game, or a day. */
export type Origin =
  { readonly kind: "challenge"; readonly record: string } | { readonly kind: "daily"; readonly date: string };

/** Everyone who has it can know the deck, so nothing is promised about it. */
export interface FixedDeal {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  /** Empty, or a text for each player. */
  readonly entropy: readonly string[];
  readonly origin: Origin;
}
