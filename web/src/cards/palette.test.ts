import { describe, expect, test } from "vitest";
import { VISIONS } from "../gallery/colour-blindness.ts";
import { COLOURS, type Colour } from "./kinds.ts";
import { INKS, PAPER } from "./palette.ts";
import { SIGNS, TILES } from "./shapes.ts";

type Triple = [number, number, number];

/** Light of a hex colour, linear, from 0 to 1. */
function light(hex: string): Triple {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Triple;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [one, other].map(luminance).toSorted((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = light(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function seen([red, green, blue]: Triple, vision: string): Triple {
  const values = vision.trim().split(/\s+/).map(Number);
  const row = (at: number): number =>
    Math.min(1, Math.max(0, values[at]! * red + values[at + 1]! * green + values[at + 2]! * blue));
  return [row(0), row(5), row(10)];
}

/** Coordinates of OKLab, in which a distance is about what an eye sees. */
function oklab([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function distance(one: Colour, other: Colour, vision: string): number {
  const [a, b] = [one, other].map((colour) => oklab(seen(light(INKS[colour].ground), vision))) as [
    Triple,
    Triple,
  ];
  return Math.hypot(...a.map((part, at) => part - b[at]!));
}

const PAIRS = COLOURS.flatMap((one, at) => COLOURS.slice(at + 1).map((other) => [one, other] as const));
const { protanopia, deuteranopia, tritanopia } = VISIONS;

describe("the seven colours", () => {
  test.each(Object.entries({ protanopia, deuteranopia, tritanopia }))(
    "are told apart with %s",
    (_, vision) => {
      const close = PAIRS.filter(([one, other]) => distance(one, other, vision) < 0.09);
      expect(close).toEqual([]);
    },
  );

  test("have a pattern and a sign each, no two alike", () => {
    expect(new Set(COLOURS.map((colour) => TILES[colour].path)).size).toBe(COLOURS.length);
    expect(new Set(COLOURS.map((colour) => SIGNS[colour].path)).size).toBe(COLOURS.length);
  });

  test.each(COLOURS)("%s can be read: its mark on the paper, its sign on the ground", (colour) => {
    expect(contrast(INKS[colour].deep, PAPER)).toBeGreaterThanOrEqual(7);
    expect(contrast(INKS[colour].sign, INKS[colour].ground)).toBeGreaterThanOrEqual(4.5);
  });
});
