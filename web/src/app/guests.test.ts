// @vitest-environment jsdom
import { expect, test } from "vitest";
import { personName } from "./guests.ts";
import { loadTexts } from "./i18n.svelte.ts";

test("a guest is worded in the reader's language, also one of earlier versions", async () => {
  await loadTexts("main", "de");
  expect(personName("#1357")).toBe("Gast 1357");
  expect(personName("Guest 1357")).toBe("Gast 1357");
  expect(personName("#1357 2")).toBe("Gast 1357 2");
});

test.each(["Ana", "1357", "#1", "Guest"])("a person who is called %s is not reworded", (name) => {
  expect(personName(name)).toBe(name);
});
