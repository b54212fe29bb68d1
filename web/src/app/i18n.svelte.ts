/** Every text that a person reads: `t(id, args)`, from the Fluent catalogues. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:texts";
import type { Language } from "./languages.ts";

export type Part = "main" | "rules" | "learn";
export type Arguments = Record<string, FluentVariable>;

let bundle = $state.raw(new FluentBundle("en"));
let language = $state.raw<Language>("en");
/** The parts that some screen has asked for. */
const parts: Part[] = [];

/** The language on the screen. */
export function shownLanguage(): Language {
  return language;
}

/** Load a part of the texts in a language (the shown one, if none is named), with every part loaded before. */
export async function loadTexts(part: Part, into: Language = language): Promise<void> {
  if (parts.includes(part) && into === language) return;
  if (!parts.includes(part)) parts.push(part);
  const texts = await Promise.all(parts.map((each) => loaders[each]![into]!()));
  bundle = bundleOf(
    into,
    texts.map((text) => text.default),
  );
  language = into;
  document.documentElement.lang = into;
}

/** Our Portuguese is that of Portugal, whose plurals are its own. */
const PLURALS: Partial<Record<Language, string>> = { pt: "pt-PT" };

export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(PLURALS[language] ?? language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** A text in the shown language; a text that is not there shows its id. */
export function t(id: string, args?: Arguments): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}
