import { expect, test } from "vitest";
import { namesOf } from "./names.ts";

const t = (id: string, args: Record<string, unknown> = {}): string => [id, ...Object.values(args)].join(" ");

test("people have their names, a bot that of its level", () => {
  expect(namesOf([{ person: { id: "1", name: "Ada" } }, { level: "hard" }, {}], t)).toEqual([
    "Ada",
    "level-hard",
    "table-open-seat",
  ]);
});

test("bots of the same level are numbered, so that everybody knows who moved", () => {
  expect(namesOf([{ level: "easy" }, { level: "hard" }, { level: "easy" }], t)).toEqual([
    "table-bot level-easy 1",
    "level-hard",
    "table-bot level-easy 2",
  ]);
});
