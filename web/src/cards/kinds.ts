/** The kinds of cards, by the letters of records. */

export const COLOURS = ["a", "b", "c", "d", "e", "f", "g"] as const;
export const KINDS = [...COLOURS, "+", "j", "J"] as const;

export type Colour = (typeof COLOURS)[number];
export type Kind = (typeof KINDS)[number];
/** What can lie open on a table: a card, or the last-round card. */
export type Face = Kind | "L";

export function isColour(letter: string): letter is Colour {
  return (COLOURS as readonly string[]).includes(letter);
}

const NAMES: Partial<Record<Face, string>> = {
  "+": "plus-two",
  j: "joker",
  J: "golden-joker",
  L: "last-round",
};

/** How ids of texts and drawings call a card: `a`, `plus-two`, `golden-joker`. */
export function nameOf(face: Face): string {
  return NAMES[face] ?? face;
}

/** The cards of a text, in its order. */
export function kindsOf(text: string): Kind[] {
  return Array.from(text).filter((letter): letter is Kind => (KINDS as readonly string[]).includes(letter));
}
