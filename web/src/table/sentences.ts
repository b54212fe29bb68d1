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
  return formatted(line, argumentsOf(line, context), context);
}

/** A sentence that shows its cards: what comes before them, the cards, their names, and what comes after them. */
export interface PicturedSentence {
  readonly before: string;
  readonly cards: readonly Kind[];
  readonly names: string;
  readonly after: string;
}

/** Stands for the cards while a sentence is made; nobody can write it in a name. */
const CARDS = "\uE000";

export function picturedSentence(line: Line, context: SentenceContext): PicturedSentence {
  const args = argumentsOf(line, context);
  const cards = sorted(line.cards ?? (line.card === undefined ? [] : [line.card]));
  if (cards.length === 0) return { before: formatted(line, args, context), cards, names: "", after: "" };
  const marked = Object.entries(args).map(([name, value]) => [name, PICTURED.has(name) ? CARDS : value]);
  const [before = "", ...after] = formatted(line, Object.fromEntries(marked) as Arguments, context).split(
    CARDS,
  );
  const names = String(args.cards ?? args.card);
  return after.length === 0
    ? { before, cards: [], names: "", after: "" }
    : { before, cards, names, after: after.join(names) };
}

/** The arguments that name cards. */
const PICTURED: ReadonlySet<string> = new Set(["card", "cards", "colours"]);

function sorted(cards: readonly Kind[]): Kind[] {
  return cards.toSorted((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
}

function formatted(line: Line, args: Arguments, context: SentenceContext): string {
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
