import { expect, test } from "vitest";
import { LARGEST, lineOf, placeIn, textOf } from "./record-file.ts";

const blob = (...parts: Uint8Array[]): Blob =>
  ({ size: parts[0]!.length, arrayBuffer: () => Promise.resolve(parts[0]!.buffer) }) as Blob;

test("a file of text is read, accents and all", async () => {
  expect(await textOf(blob(new TextEncoder().encode("player 0: Zoë\n")))).toEqual({
    text: "player 0: Zoë\n",
  });
});

test("a picture is refused as no text, and a huge file as too large, before anything is sent", async () => {
  expect(await textOf(blob(new Uint8Array([0xff, 0xd8, 0xff])))).toEqual({ problem: "not-text" });
  expect(await textOf(blob(new Uint8Array(LARGEST + 1)))).toEqual({ problem: "too-large" });
});

test("a line and a column are found in the text", () => {
  const text = "first\nsecond\nthird";
  expect(text.slice(placeIn(text, 2, 4))).toBe("ond\nthird");
  expect(placeIn(text, 1, 1)).toBe(0);
  expect(placeIn(text, 9, 9)).toBe(text.length);
  expect([lineOf(text, 2), lineOf(text, 9)]).toEqual(["second", ""]);
});
