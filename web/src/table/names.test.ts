import { expect, test } from "vitest";
import { namesOf } from "./names.ts";

const translate = (id: string, args: Record<string, unknown> = {}): string =>
  [id, ...Object.values(args)].join(" ");

test("people have their names, bots that of their level", () => {
  expect(namesOf([{ person: { id: "1", name: "Ada" } }, { level: "hard" }, {}], translate)).toEqual([
    "Ada",
    "level-hard",
    "table-open-seat",
  ]);
});

test("bots of the same level are numbered", () => {
  expect(namesOf([{ level: "easy" }, { level: "hard" }, { level: "easy" }], translate)).toEqual([
    "table-bot level-easy 1",
    "level-hard",
    "table-bot level-easy 2",
  ]);
});
