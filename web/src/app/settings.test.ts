// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { isLanguage, LANGUAGES, preferred } from "./languages.ts";
import { changeSettings, defaults, restore, settings } from "./settings.svelte.ts";

const FIRST = defaults(["en"]);

beforeEach(() => localStorage.clear());

test.each([
  [["de-AT", "en"], "de"],
  [["pt-BR"], "pt"],
  [["nl", "fr-CA", "en"], "fr"],
  [["nl", "zh"], "en"],
  [[], "en"],
])("a browser that prefers %j shows %s", (wanted, language) => {
  expect(preferred(wanted)).toBe(language);
});

test("every language is known by its own name", () => {
  expect(Object.keys(LANGUAGES).every(isLanguage)).toBe(true);
  expect(isLanguage("toString")).toBe(false);
});

test("stored settings are restored, invalid ones are replaced by defaults", () => {
  expect(restore({ theme: "dark", volume: 30, language: "pl" }, FIRST)).toEqual({
    ...FIRST,
    theme: "dark",
    volume: 30,
    language: "pl",
  });
  const odd = { theme: "pink", volume: 300, language: "xx", speed: null, cardStyle: [], confirmMoves: "yes" };
  expect(restore(odd, FIRST)).toEqual(FIRST);
});

test("sounds that were off before they had a volume stay off", () => {
  expect(restore({ sounds: false }, FIRST).volume).toBe(0);
  expect(restore({ sounds: true }, FIRST).volume).toBe(FIRST.volume);
});

test("a change takes effect at once and is stored", () => {
  changeSettings({ speed: "fast" });
  expect(settings.speed).toBe("fast");
  expect(JSON.parse(localStorage.getItem("coloretto.settings")!)).toMatchObject({ speed: "fast" });
});
