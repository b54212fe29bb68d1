// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf, fileAt, pathAt, type Site } from "./site.ts";

const SERVER: Site = { base: "/", hasServer: true };
const PROXIED: Site = { base: "/games/coloretto/", hasServer: true };
const FILES: Site = { base: "/games/coloretto/", hasServer: false };

test.each([
  ["/", SERVER, "/"],
  ["/table/abc", SERVER, "/table/abc"],
  ["/replay/abc/1?step=3", SERVER, "/replay/abc/1?step=3"],
  ["/rules/golden", PROXIED, "/games/coloretto/rules/golden"],
  ["/", FILES, "/games/coloretto/"],
  ["/rules/golden", FILES, "/games/coloretto/?/rules/golden"],
  ["/replay/abc/1?step=3", FILES, "/games/coloretto/?/replay/abc/1&step=3"],
  ["/rules#jokers", FILES, "/games/coloretto/?/rules#jokers"],
])("the address of %s and back", (path, site, address) => {
  expect(addressOf(path, site)).toBe(address);
  const url = new URL(address, "https://games.example");
  expect(pathAt(url, site)).toBe(path.replace(/[?#].*/, ""));
});

test("an address with parameters of other programs leads to the home page", () => {
  const url = new URL("https://games.example/games/coloretto/index.html?utm_source=mail");
  expect(pathAt(url, FILES)).toBe("/");
});

test("files and the API are below the base", () => {
  expect([fileAt("sw.js", SERVER), fileAt("sw.js", FILES)]).toEqual(["/sw.js", "/games/coloretto/sw.js"]);
});

test("no component links to a path without `addressOf`, which would leave a site in a folder", () => {
  const folder = new URL(".", import.meta.url);
  const components = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".svelte") && !name.startsWith("gallery"),
  );
  expect(components.length).toBeGreaterThan(50);
  const wrong = components.filter((name) =>
    /href=(["'{`]|\{["'`])\//.test(readFileSync(new URL(name, folder), "utf8")),
  );
  expect(wrong).toEqual([]);
});
