/** Lines and cards in the reader's language. */
import type { Arguments } from "../app/i18n.svelte.ts";
import { KINDS, nameOf, type Kind } from "../cards/kinds.ts";
import type { Line } from "./log.ts";

export interface Speaker {
  t(id: string, args?: Arguments): string;
  /** The name of who has a seat. */
  name(seat: number): string;
  /** The reader's seat. */
  readonly me: number | null;
}

export function sentence(line: Line, speaker: Speaker): string {
  const isMine = line.who !== undefined && line.who === speaker.me;
  const form = line.who === undefined ? "" : isMine ? "-you" : "-other";
  return speaker.t(line.id + form, argumentsOf(line, speaker));
}

function argumentsOf(line: Line, speaker: Speaker): Arguments {
  const args: Arguments = {};
  if (line.who !== undefined) args.player = speaker.name(line.who);
  if (line.seats)
    args.player = list(
      line.seats.map((seat) => speaker.name(seat)),
      speaker,
      "list-and",
    );
  if (line.card) args.card = cardObject(line.card, speaker);
  if (line.cards) args.cards = args.colours = cardList(line.cards, speaker);
  for (const name of ["row", "round", "game"] as const) {
    const value = line[name];
    if (value !== undefined) args[name] = value;
  }
  if (line.person !== undefined) args.player = line.person;
  if (line.text !== undefined) args.text = line.text;
  return args;
}

export function cardName(kind: Kind, { t }: Pick<Speaker, "t">): string {
  return t(`card-${nameOf(kind)}`);
}

/** The card as the object of a sentence: "a joker". */
export function cardObject(kind: Kind, { t }: Pick<Speaker, "t">): string {
  return t(`card-object-${nameOf(kind)}`);
}

/** "2 × blue, joker", sorted by kind. */
export function cardList(cards: readonly Kind[], speaker: Pick<Speaker, "t">): string {
  const named = KINDS.filter((kind) => cards.includes(kind)).map((kind) => {
    const count = cards.filter((each) => each === kind).length;
    const card = cardName(kind, speaker);
    return count > 1 ? speaker.t("cards-held", { count, card }) : card;
  });
  return named.length > 0 ? list(named, speaker, null) : speaker.t("cards-none");
}

/** "a, b and c", with `list-and` or `list-or` before the last, or a comma there too. */
export function list(
  items: readonly string[],
  { t }: Pick<Speaker, "t">,
  end: "list-and" | "list-or" | null,
): string {
  const [first = "", ...more] = items;
  return more.reduce((said, item, index) => {
    const isLast = index === more.length - 1;
    return isLast && end ? t(end, { items: said, last: item }) : t("list-more", { items: said, next: item });
  }, first);
}
