/** The cards of real players, as they are tapped in. */
import { isColour, kindsOf, KINDS, COLOURS, type Colour, type Kind } from "../cards/kinds.ts";
import { cardCounts } from "../engine/rule-sets.ts";
import type { RuleSet } from "../engine/types.ts";

/** How many cards of a kind are meant by these letters. */
export function countOf(cards: string, kind: Kind): number {
  return kindsOf(cards).filter((each) => each === kind).length;
}

/** The hand with one more card, sorted as in records. */
export function withCard(hand: string, kind: Kind): string {
  const cards = [...kindsOf(hand), kind];
  return KINDS.flatMap((each) => cards.filter((card) => card === each)).join("");
}

/** The hand with one card less of a kind. */
export function withoutCard(hand: string, kind: Kind): string {
  return hand.replace(kind, "");
}

/** How many cards of a kind a game has; the colours out of it aside. */
export function limitOf(ruleSet: RuleSet, kind: Kind): number {
  return cardCounts(ruleSet)[KINDS.indexOf(kind)] ?? 0;
}

/** What to offer: the kinds in the game, and those that are already with a player. */
export function kindsOffered(ruleSet: RuleSet, removed: string, hands: readonly string[]): Kind[] {
  const held = hands.join("");
  return KINDS.filter(
    (kind) => held.includes(kind) || (limitOf(ruleSet, kind) > 0 && !removed.includes(kind)),
  );
}

export type HandProblem =
  | { readonly what: "too-many"; readonly kind: Kind; readonly count: number; readonly limit: number }
  | { readonly what: "removed"; readonly colour: Colour; readonly player: number }
  | { readonly what: "colours"; readonly count: number; readonly limit: number };

/** Why no game of this rule set can end with these hands; `removed` are the colours known to be out of it. */
export function problemsOf(ruleSet: RuleSet, hands: readonly string[], removed: string): HandProblem[] {
  const all = hands.join("");
  const tooMany = KINDS.flatMap((kind): HandProblem[] => {
    const [count, limit] = [countOf(all, kind), limitOf(ruleSet, kind)];
    return count > limit ? [{ what: "too-many", kind, count, limit }] : [];
  });
  const outside = COLOURS.filter((colour) => removed.includes(colour)).flatMap((colour): HandProblem[] => {
    const player = hands.findIndex((hand) => hand.includes(colour));
    return player < 0 ? [] : [{ what: "removed", colour, player }];
  });
  const count = new Set(Array.from(all).filter(isColour)).size;
  const limit = COLOURS.length - ruleSet.coloursRemoved;
  const colours: HandProblem[] = count > limit ? [{ what: "colours", count, limit }] : [];
  return [...tooMany, ...outside, ...colours];
}

/**
 * As many removed colours as the rule set has. Those that are not known are taken from the colours nobody has: which
 * ones makes no difference to any score.
 */
export function allRemoved(ruleSet: RuleSet, hands: readonly string[], removed: string): string {
  const known = COLOURS.filter((colour) => removed.includes(colour));
  const held = hands.join("");
  const free = COLOURS.filter((colour) => !known.includes(colour) && !held.includes(colour));
  const missing = Math.max(0, ruleSet.coloursRemoved - known.length);
  const filled = new Set([...known.slice(0, ruleSet.coloursRemoved), ...free.toReversed().slice(0, missing)]);
  return COLOURS.filter((colour) => filled.has(colour)).join("");
}

/** The players with fewer cards than they started with. */
export function lacking(ruleSet: RuleSet, hands: readonly string[]): number[] {
  return hands.flatMap((hand, player) => (hand.length < Math.max(1, ruleSet.startCards) ? [player] : []));
}
