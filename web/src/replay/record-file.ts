/** Record files from the device. */
import { MAX_RECORD_BYTES } from "../api/limits.ts";

export type FileText = { readonly text: string } | { readonly problem: "too-large" | "not-text" };

/** The text of a file, unless it cannot be a record. */
export async function readText(file: Blob): Promise<FileText> {
  if (file.size > MAX_RECORD_BYTES) return { problem: "too-large" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { problem: "not-text" };
  }
}

/** The offset of a line and column (from 1) in a text; its end if they are beyond it. */
export function offsetOf(text: string, line: number, column: number): number {
  const before = text.split("\n").slice(0, line - 1);
  const start = before.reduce((length, each) => length + each.length + 1, 0);
  return Math.min(start + Math.max(0, column - 1), text.length);
}

export function lineOf(text: string, line: number): string {
  return text.split("\n")[line - 1]?.trimEnd() ?? "";
}
