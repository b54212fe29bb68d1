// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isLocalHost, tableLink, tableIdIn } from "./table-links.ts";

test.each([
  ["R9rRu6lI6Dzy", "R9rRu6lI6Dzy"],
  ["  R9rRu6lI6Dzy\n", "R9rRu6lI6Dzy"],
  ["https://games.example/table/R9r-_6lI6Dzy", "R9r-_6lI6Dzy"],
  ["games.example/table/abc?x=1#y", "abc"],
  ["Come: http://localhost:8000/table/abc now!", "abc"],
  ["", null],
  ["hello there", null],
  ["https://games.example/rules", null],
])("%j contains table %s", (text, table) => {
  expect(tableIdIn(text)).toBe(table);
});

test("the link to a table contains its id", () => {
  expect(tableIdIn(tableLink("a-b_c"))).toBe("a-b_c");
});

test("local hosts are told apart from hosts that others can reach", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isLocalHost)).toBe(true);
  expect(["192.168.1.7", "games.example", "localhost.example"].some(isLocalHost)).toBe(false);
});
