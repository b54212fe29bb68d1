import { expect, test } from "vitest";
import { recordName, uniqueName } from "./person-names.ts";

function uniqueAmong(names: readonly string[], name: string): string {
  const seats = names.map((each, number) => ({ person: { id: String(number), name: each } }));
  return uniqueName([...seats, {}], name);
}

test("names become what a record allows", () => {
  expect(recordName("  Zoë \u{1F469}\u200d\u{1F680}\t ")).toBe("Zoë \u{1F469}\u{1F680}");
  expect(recordName("a\nb")).toBe("a b");
  expect(recordName("\u202e")).toBe("");
});

test("people of the same name are numbered", () => {
  expect(uniqueAmong(["Ana"], "Ben")).toBe("Ben");
  expect(uniqueAmong(["Ana"], "ana")).toBe("ana 2");
  expect(uniqueAmong(["Ana", "Ana 2"], "Ana")).toBe("Ana 3");
});

test("nobody is called like a level, as the bots of a record are", () => {
  expect(uniqueAmong([], "easy")).toBe("easy 2");
  expect(uniqueAmong(["Easy 2"], "Easy")).toBe("Easy 3");
});

test("a name that is shortened ends with a whole letter", () => {
  const name = "\u{1F98E}".repeat(24);
  expect(uniqueAmong([name], name)).toBe(`${"\u{1F98E}".repeat(22)} 2`);
});
