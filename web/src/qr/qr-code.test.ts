import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "./qr-code.ts";
import { correction, multiply } from "./reed-solomon.ts";

/** Texts, the size of their codes, and a digest of all eight, made by the Python package qrcode 8.2. */
const CODES: readonly (readonly [string, number, string])[] = [
  ["http://192.168.178.20:8000/table/k3J9x_Qa", 29, "b80520809ba2814a"],
  ["a", 21, "8f1d42b2fdd66184"],
  ["Ünïcode ✓", 21, "207715c753b13223"],
  ["x".repeat(40), 29, "168a6f6fdb61dfdd"],
  ["y".repeat(100), 41, "18186d6930820e99"],
  ["z".repeat(150), 49, "8167039947229183"],
  ["w".repeat(213), 57, "375604dac36477a2"],
  ["v".repeat(62), 33, "222d3d3bd64f0342"],
];

function rows(text: string, mask?: number): string {
  return qrCode(text, mask)!
    .map((row) => row.map(Number).join(""))
    .join("\n");
}

test.each(CODES)("the codes of %s are those that another program makes", (text, size, digest) => {
  const codes = Array.from({ length: 8 }, (_, mask) => rows(text, mask));
  expect(codes[0]!.split("\n")).toHaveLength(size);
  expect(createHash("sha256").update(codes.join("\n\n")).digest("hex").slice(0, 16)).toBe(digest);
});

test("one of the eight masks is chosen", () => {
  const codes = Array.from({ length: 8 }, (_, mask) => rows("Coloretto", mask));
  expect(codes).toContain(rows("Coloretto"));
});

test("a text that is too long has no code", () => {
  expect(qrCode("x".repeat(213))).not.toBeNull();
  expect(qrCode("x".repeat(214))).toBeNull();
});

test("with its correction, a block has the zeros of the generator", () => {
  const block = [32, 91, 11, 120, 209];
  const whole = [...block, ...correction(block, 10)];
  let zero = 1;
  for (let power = 0; power < 10; power++, zero = multiply(zero, 2))
    expect(whole.reduce((value, each) => multiply(value, zero) ^ each, 0)).toBe(0);
});
