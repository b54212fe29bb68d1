/** Cards as letters and as the engine's numbers. */
import { EngineError } from "./errors.ts";
import { ACTION_TEXTS, LETTERS } from "./layout.ts";

/** The kinds of a text of letters. */
export function kindsOf(cards: string): number[] {
  return Array.from(cards, (letter) => {
    const kind = LETTERS.indexOf(letter);
    if (kind < 0)
      throw new EngineError(`unknown card: ${JSON.stringify(letter)} in ${JSON.stringify(cards)}`);
    return kind;
  });
}

export function lettersOf(kinds: Iterable<number>): string {
  return Array.from(kinds, (kind) => LETTERS[kind]).join("");
}

/** The number of an action; -1 for a text that is none, which is never legal. */
export function actionNumber(text: string): number {
  return (ACTION_TEXTS as readonly string[]).indexOf(text);
}

/** The actions of a mask, a bit each, in ascending order. */
export function actionsOf(mask: number): string[] {
  return ACTION_TEXTS.filter((_, action) => (mask >> action) & 1);
}
