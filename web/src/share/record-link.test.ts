// @vitest-environment node
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { randomNumbers, RECORD } from "./examples.ts";
import { fragmentOf, isRecordLink, MAX_BYTES, MAX_FRAGMENT, MAX_MOVES, openFragment } from "./record-link.ts";

const TRIES = 300;
const SHORT = RECORD.split("\n")
  .filter((line) => !line.startsWith("#"))
  .join("\n");

afterEach(() => {
  vi.unstubAllGlobals();
});

function packed(content: string | Uint8Array): string {
  return `#r=1d.${toBase64Url(deflateRawSync(content))}`;
}

function randomBytes(count: number, below: (limit: number) => number): Uint8Array {
  return Uint8Array.from({ length: count }, () => below(256));
}

test("bytes come back from their text, which is valid in an address", () => {
  const below = randomNumbers(1);
  for (let length = 0; length < 100; length++) {
    const bytes = randomBytes(length, below);
    const text = toBase64Url(bytes);
    expect(text).toMatch(/^[\w-]*$/);
    expect(fromBase64Url(text)).toEqual(bytes);
  }
});

test.each(["A", "AB=", "A+BC", "A/BC", "A BC", "AB", "äöüß"])("%s stands for no bytes", (text) => {
  expect(fromBase64Url(text)).toBeNull();
});

test("a record comes back from its link, without its comments", async () => {
  const fragment = await fragmentOf(RECORD);
  expect(fragment).toMatch(/^#r=1d\.[\w-]+$/);
  expect(isRecordLink(fragment!)).toBe(true);
  expect(fragment!.length).toBeLessThan(RECORD.length);
  expect(await openFragment(fragment!)).toEqual({ text: SHORT, step: 0, isReviewed: false });
});

test("the link of the documents is opened", async () => {
  const formats = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");
  const fragment = /^```text record link\n(.*)\n```$/m.exec(formats)![1]!;
  expect(await openFragment(fragment)).toEqual({ text: SHORT, step: 0, isReviewed: false });
});

test("a link may lead into the middle of a game", async () => {
  expect(await openFragment((await fragmentOf(RECORD, 7))!)).toEqual({
    text: SHORT,
    step: 7,
    isReviewed: false,
  });
});

test("a link may lead to the review of a game", async () => {
  for (const step of [0, 7])
    expect(await openFragment((await fragmentOf(RECORD, step, true))!)).toMatchObject({
      step,
      isReviewed: true,
    });
});

test("names of all alphabets come back as they were", async () => {
  const record = RECORD.replace("Anna", "Łucja 🦎 <b>&amp;").replace("Ben", "蜥蜴");
  const opened = await openFragment((await fragmentOf(record))!);
  expect(opened).toMatchObject({
    text: expect.stringContaining("player 0: Łucja 🦎 <b>&amp;\nplayer 1: 蜥蜴\n") as string,
  });
});

test("a browser that cannot compress makes links that all browsers open", async () => {
  vi.stubGlobal("CompressionStream", undefined);
  const fragment = await fragmentOf(RECORD);
  expect(fragment).toMatch(/^#r=1t\./);
  vi.stubGlobal("DecompressionStream", undefined);
  expect(await openFragment(fragment!)).toEqual({ text: SHORT, step: 0, isReviewed: false });
});

test("a browser that cannot decompress says so", async () => {
  const fragment = await fragmentOf(RECORD);
  vi.stubGlobal("DecompressionStream", undefined);
  expect(await openFragment(fragment!)).toEqual({ problem: "old-browser" });
});

test("a record that is too long gets no link", async () => {
  const below = randomNumbers(2);
  expect(await fragmentOf("a".repeat(MAX_BYTES + 1))).toBeNull();
  expect(await fragmentOf(toBase64Url(randomBytes(MAX_FRAGMENT, below)))).toBeNull();
});

describe("a link is refused", () => {
  test.each([
    ["that is empty", "#r=", "damaged"],
    ["without content", "#r=1d.", "damaged"],
    ["of a later version", "#r=2d.AAAA", "unknown-version"],
    ["with another packing", "#r=1z.AAAA", "unknown-version"],
    ["with characters that nobody writes", "#r=1d.A%00B", "damaged"],
    ["with more behind it", `${packed(RECORD)}&x=1`, "damaged"],
    ["with a step that is none", `${packed(RECORD)}&step=-1`, "damaged"],
    ["with a review that is none", `${packed(RECORD)}&review=1`, "damaged"],
    ["that is not compressed", "#r=1d.AAAA", "damaged"],
    ["that is no record", packed('{"format": "coloretto-record"}'), "damaged"],
    ["that is no text", packed(Uint8Array.of(0xff, 0xfe)), "damaged"],
    ["that is cut off", packed(RECORD).slice(0, -12), "damaged"],
    ["that is too long", `#r=1d.${"A".repeat(MAX_FRAGMENT)}`, "too-large"],
    ["that unpacks to too much", packed("a".repeat(MAX_BYTES + 1)), "too-large"],
    ["that unpacks to very much", packed("a".repeat(100 * MAX_BYTES)), "too-large"],
    ["with too many moves", packed(RECORD + "  1. 0 T0\n".repeat(MAX_MOVES)), "too-large"],
  ])("%s", async (_, fragment, problem) => {
    expect(await openFragment(fragment)).toEqual({ problem });
  });
});

test("nothing that stands in a fragment makes opening it fail", async () => {
  const below = randomNumbers(3);
  const good = (await fragmentOf(RECORD))!;
  for (let number = 0; number < TRIES; number++) {
    const noise = `#r=1${"dt"[below(2)]!}.${toBase64Url(randomBytes(below(400), below))}`;
    const at = below(good.length);
    const changed = good.slice(0, at) + String.fromCharCode(below(0x3000)) + good.slice(at + below(3));
    for (const fragment of [noise, changed, good.slice(0, at)]) {
      const opened = await openFragment(fragment);
      expect("problem" in opened || opened.text.length <= MAX_BYTES).toBe(true);
    }
  }
});
