/** Lines and cards in the reader's language. */
import type { Arguments, DynamicId, MessageId } from "../app/i18n.svelte.ts";
import { personName } from "../app/guests.ts";
import { KINDS, nameOf, type Kind } from "../cards/kinds.ts";
import type { Line } from "./log.ts";

export type Translate = (id: MessageId | DynamicId, args?: Arguments) => string;

export interface SentenceContext {
  readonly translate: Translate;
  /** The name of the player at a seat. */
  name(seat: number): string;
  /** The reader's seat. */
  readonly me: number | null;
}

type Translator = Pick<SentenceContext, "translate">;

export function sentence(line: Line, context: SentenceContext): string {
  const args = argumentsOf(line, context);
  if (line.who === undefined) return context.translate(line.id, args);
  const isAddressed = line.who === context.me && !line.isByStandIn;
  return context.translate(`${line.id}-${isAddressed ? "you" : "other"}`, args);
}

/** The player at a seat, or the bot that plays in place of the person. */
export function actorName(seat: number, isByStandIn: boolean, context: SentenceContext): string {
  if (!isByStandIn) return context.name(seat);
  if (seat === context.me) return context.translate("player-your-bot");
  return context.translate("player-bot-for", { player: context.name(seat) });
}

function argumentsOf(line: Line, context: SentenceContext): Arguments {
  const { row, round, game, text, before } = line;
  const cards = line.cards && cardList(line.cards, context);
  const args = {
    player: playerOf(line, context),
    card: line.card && cardObject(line.card, context),
    cards,
    colours: cards,
    row,
    round,
    game,
    text,
    before: before && personName(before),
  };
  return Object.fromEntries(Object.entries(args).filter(isGiven));
}

function isGiven<T>(entry: [string, T | undefined]): entry is [string, T] {
  return entry[1] !== undefined;
}

function playerOf(
  { who, seats, person, isByStandIn = false }: Line,
  context: SentenceContext,
): string | undefined {
  if (person !== undefined) return personName(person);
  if (seats)
    return list(
      seats.map((seat) => actorName(seat, isByStandIn, context)),
      context,
      "list-and",
    );
  return who === undefined ? undefined : actorName(who, isByStandIn, context);
}

export function cardName(kind: Kind, { translate }: Translator): string {
  return translate(`card-${nameOf(kind)}`);
}

/** The card as the object of a sentence: "a joker". */
export function cardObject(kind: Kind, { translate }: Translator): string {
  return translate(`card-object-${nameOf(kind)}`);
}

/** "2 × blue, joker", sorted by kind. */
export function cardList(cards: readonly Kind[], translator: Translator): string {
  const named = KINDS.filter((kind) => cards.includes(kind)).map((kind) => {
    const count = cards.filter((each) => each === kind).length;
    const card = cardName(kind, translator);
    return count > 1 ? translator.translate("cards-held", { count, card }) : card;
  });
  return named.length > 0 ? list(named, translator, null) : translator.translate("cards-none");
}

/** How a name begins before which Spanish says "e" instead of "y". */
const SOUNDS_LIKE_I = /^(i|h?í|hi(?!e|a))/i;

/** "a, b and c": the last item is joined with `list-and` or `list-or`, or with a comma like the others. */
export function list(
  items: readonly string[],
  { translate }: Translator,
  end: "list-and" | "list-or" | null,
): string {
  const [first = "", ...more] = items;
  return more.reduce((joined, item, index) => {
    const isLast = index === more.length - 1;
    return isLast && end
      ? translate(end === "list-and" && SOUNDS_LIKE_I.test(item) ? "list-and-before-i" : end, {
          items: joined,
          last: item,
        })
      : translate("list-more", { items: joined, next: item });
  }, first);
}
