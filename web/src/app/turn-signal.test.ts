// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { dataUrl } from "../../page-icon.ts";
import { loadTexts } from "./i18n.svelte.ts";
import { signalTurn, titleInTurn } from "./turn-signal.svelte.ts";

const ICON = readFileSync(resolve(import.meta.dirname, "../../public/icons/icon.svg"), "utf8").trim();

const badge = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
const clear = vi.fn(() => Promise.reject(new Error("not installed")));

beforeAll(async () => {
  await loadTexts("main", "en");
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: clear });
});

beforeEach(() => {
  document.head.innerHTML = `<link rel="icon" type="image/svg+xml" href="${dataUrl(ICON)}">`;
});

function icon(): string {
  return decodeURIComponent(document.querySelector<HTMLLinkElement>("link")!.href);
}

test("my turn is in the title, in the icon of the tab and on the icon of the app", () => {
  const stop = signalTurn(true);
  expect(titleInTurn("Table")).toBe("● Your turn – Coloretto");
  expect(icon()).toMatch(/^data:image\/svg\+xml,<svg .*<circle[^>]* fill="#d3202f"\/><\/svg>$/);
  expect(badge).toHaveBeenLastCalledWith(1);
  stop();
});

test("when I have moved or left, everything is as before", () => {
  signalTurn(true)();
  expect(titleInTurn("Table")).toBe("Table – Coloretto");
  expect(icon()).toBe(`data:image/svg+xml,${ICON}`);
  expect(clear).toHaveBeenCalled();
});
