/** The sections of the rules, in reading order; their texts are in rules.ftl. */
import sections from "./sections.json";

export const EDITIONS = ["golden", "classic"] as const;
export type Edition = (typeof EDITIONS)[number];

export interface Section {
  /** `rules-NAME` is its title, `rules-NAME-1` and so on are its paragraphs. */
  readonly name: string;
  readonly paragraphs: number;
  /** The paragraphs that are not printed: rulings of ours. */
  readonly ours: readonly number[];
}

export function isEdition(text: string): text is Edition {
  return (EDITIONS as readonly string[]).includes(text);
}

export function sectionsOf(edition: Edition): Section[] {
  return sections.filter((section) => section.editions.includes(edition));
}

/** The topic of a section, whatever its edition: `deck` for `deck-golden`. */
export function topicOf({ name }: Section): string {
  return name.replace(/-(classic|golden)$/, "");
}
