import { expect, test } from "vitest";
import { MAX_RECORD_BYTES } from "../api/limits.ts";
import { lineOf, offsetOf, readText } from "./record-file.ts";

const blob = (...parts: Uint8Array[]): Blob =>
  ({ size: parts[0]!.length, arrayBuffer: () => Promise.resolve(parts[0]!.buffer) }) as Blob;

test("a file of text is read, accents and all", async () => {
  expect(await readText(blob(new TextEncoder().encode("player 0: Zoë\n")))).toEqual({
    text: "player 0: Zoë\n",
  });
});

test("an image is not text, and a huge file is too large; neither is sent", async () => {
  expect(await readText(blob(new Uint8Array([0xff, 0xd8, 0xff])))).toEqual({ problem: "not-text" });
  expect(await readText(blob(new Uint8Array(MAX_RECORD_BYTES + 1)))).toEqual({ problem: "too-large" });
});

test("the offset of a line and a column is found", () => {
  const text = "first\nsecond\nthird";
  expect(text.slice(offsetOf(text, 2, 4))).toBe("ond\nthird");
  expect(offsetOf(text, 1, 1)).toBe(0);
  expect(offsetOf(text, 9, 9)).toBe(text.length);
  expect([lineOf(text, 2), lineOf(text, 9)]).toEqual(["second", ""]);
});
