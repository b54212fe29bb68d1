// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { typesOf } from "../../scripts/types-of.mjs";

const here = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

test("the types are made from the server's document: else run `npm run types`", async () => {
  expect(here("./types.ts")).toBe(await typesOf(here("./openapi.json")));
});
