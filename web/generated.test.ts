// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PARTS } from "./catalogues.ts";
import { apiSchemas } from "./scripts/api-schemas.mjs";
import { apiTypes } from "./scripts/api-types.mjs";
import { ENGLISH_FILES, englishCatalogues } from "./scripts/english.mjs";
import { messageIds } from "./scripts/message-ids.mjs";

const source = (name: string): string => readFileSync(new URL(`src/${name}`, import.meta.url), "utf8");

test.each([
  ["api/types.ts", () => apiTypes(source("api/openapi.json"))],
  ["api/schemas.ts", () => apiSchemas(source("api/openapi.json"))],
  ["app/message-ids.ts", () => messageIds(englishCatalogues())],
])("%s is up to date: else run `npm run generate`", async (name, generated) => {
  expect(source(name)).toBe(await generated());
});

test("message ids come from every catalogue that the client loads", () => {
  expect(ENGLISH_FILES.toSorted()).toEqual(Object.values(PARTS).flat().toSorted());
});

test("a message has the arguments of its variants and of the messages it refers to", async () => {
  const text = `
one = { $count ->
    [one] { $a }
   *[other] { two }
}
two = { $b } { -term(case: "x") }
-term = { $case }
three = three`;
  const ids = await messageIds([text]);
  expect(ids).toContain('one: "a" | "b" | "count";');
  expect(ids).toContain("three: never;");
  expect(ids).not.toContain("-term");
});
