// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isLocal, linkTo, tableIn } from "./table-links.ts";

test.each([
  ["R9rRu6lI6Dzy", "R9rRu6lI6Dzy"],
  ["  R9rRu6lI6Dzy\n", "R9rRu6lI6Dzy"],
  ["https://games.example/table/R9r-_6lI6Dzy", "R9r-_6lI6Dzy"],
  ["games.example/table/abc?x=1#y", "abc"],
  ["Come: http://localhost:8000/table/abc now!", "abc"],
  ["", null],
  ["hello there", null],
  ["https://games.example/rules", null],
])("%j means table %s", (text, table) => {
  expect(tableIn(text)).toBe(table);
});

test("the link to a table leads back to it", () => {
  expect(tableIn(linkTo("a-b_c"))).toBe("a-b_c");
});

test("links from this machine alone are told from those that others can follow", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isLocal)).toBe(true);
  expect(["192.168.1.7", "games.example", "localhost.example"].some(isLocal)).toBe(false);
});
