// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { isLanguage, LANGUAGES, preferred } from "./languages.ts";
import { change, defaults, restored, settings } from "./settings.svelte.ts";

const FIRST = defaults(["en"]);

beforeEach(() => localStorage.clear());

test.each([
  [["de-AT", "en"], "de"],
  [["pt-BR"], "pt"],
  [["nl", "fr-CA", "en"], "fr"],
  [["nl", "zh"], "en"],
  [[], "en"],
])("somebody who prefers %j reads %s", (wanted, language) => {
  expect(preferred(wanted)).toBe(language);
});

test("every language is known by its own name", () => {
  expect(Object.keys(LANGUAGES).every(isLanguage)).toBe(true);
  expect(isLanguage("toString")).toBe(false);
});

test("what was kept is restored, what makes no sense is as at first", () => {
  expect(restored({ theme: "dark", sounds: false, language: "pl" }, FIRST)).toEqual({
    ...FIRST,
    theme: "dark",
    sounds: false,
    language: "pl",
  });
  const odd = { theme: "pink", sounds: 3, language: "xx", speed: null, cardStyle: [], confirmMoves: "yes" };
  expect(restored(odd, FIRST)).toEqual(FIRST);
});

test("a change holds at once and is kept on the device", () => {
  change({ speed: "fast" });
  expect(settings.speed).toBe("fast");
  expect(JSON.parse(localStorage.getItem("coloretto.settings")!)).toMatchObject({ speed: "fast" });
});
