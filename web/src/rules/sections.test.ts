import { expect, test } from "vitest";
import { EDITIONS, isEdition, sectionsOf, topicOf } from "./sections.ts";

test.each(EDITIONS)("the rules of %s have each topic once", (edition) => {
  const topics = sectionsOf(edition).map(topicOf);
  expect(new Set(topics).size).toBe(topics.length);
  expect(topics).toEqual(expect.arrayContaining(["aim", "cards", "deck", "scoring", "win"]));
});

test("only the golden edition has the golden joker, the violet table and two players", () => {
  const names = (edition: (typeof EDITIONS)[number]): string[] => sectionsOf(edition).map(({ name }) => name);
  for (const name of ["golden-joker", "violet", "two-players"]) {
    expect(names("golden")).toContain(name);
    expect(names("classic")).not.toContain(name);
  }
});

test("an address may name an edition that there is not", () => {
  expect([isEdition("classic"), isEdition("platinum")]).toEqual([true, false]);
});
