/** Positions in the fragments of links: `#p=` and the text of the position, see docs/formats.md. */

const START = "#p=";
/** Characters of a text; the longest custom rule set and position have fewer. */
const MAX_LENGTH = 400;

export function positionFragment(text: string): string {
  return START + encodeURIComponent(text);
}

/** The text in a fragment, which may come from a stranger; null if there is none. */
export function positionIn(fragment: string): string | null {
  if (!fragment.startsWith(START)) return null;
  try {
    const text = decodeURIComponent(fragment.slice(START.length));
    return text.length <= MAX_LENGTH ? text : null;
  } catch {
    return null;
  }
}
