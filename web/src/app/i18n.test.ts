// @vitest-environment jsdom
import { expect, test } from "vitest";
import { hasText, loadTexts, shownLanguage, t, translate } from "./i18n.svelte.ts";
import { isLanguage, LANGUAGES } from "./languages.ts";

test("texts are in the loaded language, with their arguments", async () => {
  await loadTexts("main", "de");
  expect([shownLanguage(), document.documentElement.lang]).toEqual(["de", "de"]);
  const german = t("settings-language");
  await loadTexts("main", "en");
  expect(t("settings-language")).toBe("Language");
  expect(german).not.toBe("");
  expect(t("player-guest", { number: "7" })).toBe("Guest 7");
});

test("plurals are those of the language", async () => {
  await loadTexts("tables", "en");
  expect([1, 2].map((count) => t("room-missing", { count }))).toEqual([
    "1 seat is still free",
    "2 seats are still free",
  ]);
});

test("a missing text shows its id", () => {
  expect(translate("level-none")).toBe("level-none");
  expect(hasText("level-none")).toBe(false);
});

test("parts that are asked for together, in another language even, are all shown", async () => {
  await Promise.all([loadTexts("settings", "en"), loadTexts("replay", "fr"), loadTexts("settings", "fr")]);
  expect(shownLanguage()).toBe("fr");
  expect([hasText("settings-lead"), hasText("replay-log"), hasText("home-play")]).toEqual([true, true, true]);
});

test("every language has every text, its own or the English one", async () => {
  for (const language of Object.keys(LANGUAGES).filter(isLanguage)) {
    await loadTexts("main", language);
    expect(hasText("home-play")).toBe(true);
  }
  await loadTexts("rules");
  expect(hasText("home-play")).toBe(true);
});

test("a wrong id, a missing argument and a superfluous one are compile errors", () => {
  // @ts-expect-error no such message
  t("no-such-text");
  // @ts-expect-error without its argument
  t("player-guest");
  // @ts-expect-error without one of its arguments
  t("list-and", { items: "a" });
  // @ts-expect-error with an argument that it does not have
  t("app-name", { number: 1 });
  // @ts-expect-error ids from data have known prefixes
  translate("no-such-prefix-1");
});
