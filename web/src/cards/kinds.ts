/** The kinds of cards, by their letters in records. */

export const COLOURS = ["a", "b", "c", "d", "e", "f", "g"] as const;
export const KINDS = [...COLOURS, "+", "j", "J"] as const;

export type Colour = (typeof COLOURS)[number];
export type Kind = (typeof KINDS)[number];
/** The face of a card: a kind, or the last-round card. */
export type CardFace = Kind | "L";

export function isColour(letter: string): letter is Colour {
  return (COLOURS as readonly string[]).includes(letter);
}

const NAMES = { "+": "plus-two", j: "joker", J: "golden-joker", L: "last-round" } as const;

type NameOf<F extends CardFace> = F extends keyof typeof NAMES ? (typeof NAMES)[F] : F;

/** A card's name in the ids of texts and drawings: `a`, `plus-two`, `golden-joker`. */
export function nameOf<F extends CardFace>(face: F): NameOf<F> {
  return ((NAMES as Partial<Record<CardFace, string>>)[face] ?? face) as NameOf<F>;
}

/** The cards in a text, in its order. */
export function kindsOf(text: string): Kind[] {
  return Array.from(text).filter((letter): letter is Kind => (KINDS as readonly string[]).includes(letter));
}
