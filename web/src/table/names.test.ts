import { expect, test } from "vitest";
import { chameleonAt, fullNamesOf, nameParts, namesOf } from "./names.ts";

const NAMES: Record<string, string> = {
  "level-easy-names": "Fips, Kiki, Momo",
  "level-hard-names": "Rex, Vega",
};
const translate = (id: string, args: Record<string, unknown> = {}): string =>
  NAMES[id] ?? [id, ...Object.values(args)].join(" ");

const SEATS = [
  { level: "easy" },
  { person: { id: "1", name: "Ada" } },
  { level: "hard" },
  { level: "easy" },
  {},
];

test("people have their names, bots those of the chameleons of their level", () => {
  expect(namesOf(SEATS, translate)).toEqual(["Fips", "Ada", "Rex", "Kiki", "table-open-seat"]);
});

test("labels say the level of a bot", () => {
  expect(fullNamesOf(SEATS, translate)).toEqual([
    "bot-name Fips level-easy",
    "Ada",
    "bot-name Rex level-hard",
    "bot-name Kiki level-easy",
    "table-open-seat",
  ]);
});

test("a line of a label may end between the name and the level of a bot", () => {
  expect(nameParts("Fips · Easy")).toEqual(["Fips", "Easy"]);
  expect(nameParts("Grace Hopper")).toEqual(["Grace Hopper"]);
});

test("a person in place of a bot does not count among the bots of its level", () => {
  const seats = [{ level: "easy", person: { id: "1", name: "Ada" } }, { level: "easy" }];
  expect(chameleonAt(seats, 1, translate)).toBe(0);
});

test("a bot is not called like a person at its table", () => {
  const seats = [
    { level: "easy" },
    { person: { id: "1", name: "ＦＩＰＳ" } },
    { level: "easy" },
    { level: "hard" },
  ];
  expect(namesOf(seats, translate)).toEqual(["Kiki", "ＦＩＰＳ", "Momo", "Rex"]);
  expect(chameleonAt(seats, 0, translate)).toBe(1);
});

test("more bots than names use them again", () => {
  const seats = [{ level: "hard" }, { level: "hard" }, { person: { id: "1", name: "Rex" } }];
  expect(namesOf(seats, translate)).toEqual(["Vega", "Vega", "Rex"]);
});
