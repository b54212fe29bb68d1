/** Cards in a random order. */
import { toHex } from "./hex.ts";

const KEY_BYTES = 16;

/** Every order is equally likely, as every card gets a random number to be sorted by. */
export function shuffled(cards: string, randomBytes: (count: number) => Uint8Array): string {
  return Array.from(cards, (card) => ({ card, key: toHex(randomBytes(KEY_BYTES)) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ card }) => card)
    .join("");
}
