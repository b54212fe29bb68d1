/** Every text that a person reads: `t(id, args)`, from the Fluent catalogues. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:texts";
import type { Language } from "./languages.ts";
import type { Messages } from "./message-ids.ts";

/** Catalogues that are loaded together. */
export type Part =
  | "main"
  | "play"
  | "presets"
  | "end"
  | "tables"
  | "settings"
  | "replay"
  | "insight"
  | "analyse"
  | "rules"
  | "learn"
  | "share"
  | "companion"
  | "puzzles";

export type MessageId = keyof Messages;
/** Ids that end in data: a level, an edition, an error code. There need not be such a message. */
export type DynamicId = `${
  | "edition"
  | "learn"
  | "level"
  | "log-stands-in"
  | "refused"
  | "replay-proof"
  | "rules"
  | "scoring"}-${string}`;

export type Arguments = Readonly<Record<string, FluentVariable>>;
type ArgumentsOf<Id extends MessageId> = [Messages[Id]] extends [never]
  ? []
  : [Readonly<Record<Messages[Id], FluentVariable>>];

let bundle = $state.raw(new FluentBundle("en"));
let language = $state.raw<Language>("en");
/** The parts that some screen has asked for, and the language in which all of them are wanted. */
const parts: Part[] = [];
let wanted: Language = "en";
/** The parts on the screen. */
let shown: readonly Part[] = [];

/** The language on the screen. */
export function shownLanguage(): Language {
  return language;
}

/** Load a part of the texts, and in another language every part loaded before as well. */
export async function loadTexts(part: Part, into: Language = wanted): Promise<void> {
  if (!parts.includes(part)) parts.push(part);
  wanted = into;
  if (shown.includes(part) && into === language) return;
  const asked = [...parts];
  const texts = await Promise.all(asked.map((each) => loaders[each]![into]!()));
  if (into !== wanted || asked.length < parts.length) return loadTexts(part); // more was asked for meanwhile
  bundle = bundleOf(
    into,
    texts.map((text) => text.default),
  );
  shown = asked;
  language = into;
  document.documentElement.lang = into;
}

/** Our Portuguese is European, with plural rules of its own. */
const PLURAL_RULES: Partial<Record<Language, string>> = { pt: "pt-PT" };

export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(PLURAL_RULES[language] ?? language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A text in the shown language. */
export function t<Id extends MessageId>(id: Id, ...args: ArgumentsOf<Id>): string {
  return translate(id, args[0]);
}

/** As `t`, for ids and arguments that only data determines; a missing text shows its id. */
export function translate(id: MessageId | DynamicId, args?: Arguments): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null, []);
}

export function hasText(id: string): boolean {
  return bundle.hasMessage(id);
}
