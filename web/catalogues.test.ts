// @vitest-environment node
import { expect, test } from "vitest";
import { entries, LANGUAGES, PARTS, textOf } from "./catalogues.ts";

const TEXT = `# a comment
one = One
two =
    { $count ->
        [one] two
       *[other] twos
    }

## A heading
three = Three
    goes on
-term = Term
`;

test("messages and terms are split, with all their lines and without comments", () => {
  expect(entries(TEXT).map(([id]) => id)).toEqual(["one", "two", "three", "-term"]);
  expect(entries(TEXT)[1]![1].split("\n").length).toBe(5);
  expect(entries(TEXT)[2]![1]).toBe("three = Three\n    goes on");
});

test("every language has every message of English in every part, once", () => {
  for (const part of Object.keys(PARTS)) {
    const english = entries(textOf(part, "en")).map(([id]) => id);
    expect(new Set(english).size).toBe(english.length);
    for (const language of LANGUAGES) {
      const ids = entries(textOf(part, language)).map(([id]) => id);
      expect(english.filter((id) => !ids.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
});
