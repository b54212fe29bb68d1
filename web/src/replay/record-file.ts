/** Records of games from the device. */

/** No record of one game is as large; the server takes no larger one. */
export const LARGEST = 262_144;

export type Opened = { readonly text: string } | { readonly problem: "too-large" | "not-text" };

/** The text of a file, if it can be a record at all. */
export async function textOf(file: Blob): Promise<Opened> {
  if (file.size > LARGEST) return { problem: "too-large" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { problem: "not-text" };
  }
}

/** Where a line and column, both from 1, lie in a text; the end of the text where they lie beyond it. */
export function placeIn(text: string, line: number, column: number): number {
  const before = text.split("\n").slice(0, line - 1);
  const start = before.reduce((length, each) => length + each.length + 1, 0);
  return Math.min(start + Math.max(0, column - 1), text.length);
}

/** The line itself, for showing what is wrong with it. */
export function lineOf(text: string, line: number): string {
  return text.split("\n")[line - 1]?.trimEnd() ?? "";
}
