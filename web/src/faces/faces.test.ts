import { expect, test } from "vitest";
import { LEVELS } from "../local/offers.ts";
import { AVATARS, avatarOfPerson, faceOfBot } from "./faces.ts";

const NONE: ReadonlySet<number> = new Set();
const text = (face: object): string => JSON.stringify(face);

test("no two bots at a table look alike", () => {
  const bots = LEVELS.flatMap((level) => [0, 1, 2, 3, 4].map((number) => text(faceOfBot(level, number))));
  expect(new Set(bots).size).toBe(bots.length);
});

test("every level has a temper of its own", () => {
  const tempers = LEVELS.map((level) => text({ ...faceOfBot(level, 0), colour: "a", crest: "fin" }));
  expect(new Set(tempers).size).toBe(LEVELS.length);
  expect(faceOfBot("grandmaster", 0)).toMatchObject({ eyes: "calm", hasGlasses: true });
});

test("bots of a level share a temper", () => {
  for (const level of LEVELS) {
    const eyes = [0, 1, 2, 3].map((number) => faceOfBot(level, number).eyes);
    expect(new Set(eyes).size).toBe(1);
  }
});

test("a level that is not known has a face, too", () => {
  expect(faceOfBot("genius", 0)).toMatchObject({ eyes: "soft" });
});

test("people always have the same face, and different people mostly different ones", () => {
  expect(avatarOfPerson("ada", NONE)).toBe(avatarOfPerson("ada", NONE));
  const faces = Array.from({ length: 50 }, (_, index) => avatarOfPerson(`person-${index}`, NONE));
  expect(new Set(faces).size).toBeGreaterThan(AVATARS.length / 2);
});

test("no two avatars are alike", () => {
  expect(new Set(AVATARS.map(text)).size).toBe(AVATARS.length);
});
