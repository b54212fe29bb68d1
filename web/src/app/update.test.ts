// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "./eventually.ts";
import { checkForUpdate, dismissUpdate, isUpdateAvailable, watchForUpdates } from "./update.svelte.ts";

const page = (file: string): string => `<script type="module" src="/assets/${file}"></script>`;

function serve(body: string, status = 200): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

beforeEach(() => {
  document.head.innerHTML = page("index-old.js");
  dismissUpdate();
});
afterEach(() => vi.unstubAllGlobals());

test("the build that runs is up to date", async () => {
  serve(page("index-old.js"));
  await checkForUpdate();
  expect(isUpdateAvailable()).toBe(false);
});

test("another build is offered, until it is dismissed", async () => {
  serve(page("index-new.js"));
  await checkForUpdate();
  expect(isUpdateAvailable()).toBe(true);
  dismissUpdate();
  expect(isUpdateAvailable()).toBe(false);
});

test.each([
  ["a server without the client", () => serve("not built", 503)],
  ["a lost connection", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")))],
])("%s is no update", async (_name, given) => {
  given();
  await checkForUpdate();
  expect(isUpdateAvailable()).toBe(false);
});

test("a page that comes online again checks at once", async () => {
  serve(page("index-new.js"));
  const stop = watchForUpdates();
  dispatchEvent(new Event("online"));
  await eventually(() => expect(isUpdateAvailable()).toBe(true));
  stop();
});

test("in development there is nothing to compare", async () => {
  document.head.innerHTML = '<script type="module" src="/src/main.ts"></script>';
  serve(page("index-new.js"));
  await checkForUpdate();
  expect(isUpdateAvailable()).toBe(false);
});
