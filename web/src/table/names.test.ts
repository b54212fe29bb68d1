import { expect, test } from "vitest";
import { fullNamesOf, nameParts, namesOf, numberAmongAlike } from "./names.ts";

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
  expect(numberAmongAlike(seats, 1)).toBe(0);
});
