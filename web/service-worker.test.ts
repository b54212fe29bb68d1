// @vitest-environment node
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import type { Rolldown } from "vite";
import { expect, test, vi } from "vitest";
import { shellOf } from "./service-worker.ts";

type Handler = (event: Record<string, unknown>) => void;

const SOURCE = readFileSync(new URL("src/sw.js", import.meta.url), "utf8");
const ORIGIN = "https://games.example";

/** The worker's response; undefined if it leaves the request to the browser. */
function answered(path: string, options: { method?: string; mode?: string } = {}): unknown {
  const handlers: Record<string, Handler> = {};
  const self = { addEventListener: (name: string, handler: Handler) => (handlers[name] = handler) };
  const caches = {
    match: () => Promise.resolve("cached"),
    open: () => Promise.resolve({ put: () => undefined }),
  };
  const offline = () => Promise.reject(new Error("offline"));
  runInNewContext(SOURCE, { self, caches, location: { origin: ORIGIN }, fetch: offline, URL });
  const respondWith = vi.fn();
  const request = { method: "GET", mode: "no-cors", ...options, url: new URL(path, ORIGIN).href };
  handlers.fetch!({ request, respondWith });
  return respondWith.mock.calls[0]?.[0];
}

test.each([
  ["/api/v1/tables", {}],
  ["/api/v1/tables/x/socket", {}],
  ["/api/v1/me", { method: "POST" }],
  ["https://elsewhere.example/assets/x.js", {}],
  ["/icons/icon.svg", {}],
])("the service worker does not handle %s", (path, options) => {
  expect(answered(path, options)).toBeUndefined();
});

test("it answers with cached files, and with the page for every address without a network", async () => {
  await expect(answered("/assets/index-abc.js")).resolves.toBe("cached");
  await expect(answered("/table/abc", { mode: "navigate" })).resolves.toBe("cached");
});

test("the shell is the entry and the first screens with their imports, and no other screen", () => {
  const chunk = (fileName: string, module: string, imports: string[], rest: object = {}) => ({
    type: "chunk",
    fileName,
    facadeModuleId: module,
    imports,
    viteMetadata: { importedCss: new Set([`${fileName}.css`]), importedAssets: new Set() },
    ...rest,
  });
  const bundle = Object.fromEntries(
    [
      chunk("index.js", "/web/index.html", ["shared.js"], { isEntry: true }),
      chunk("shared.js", "", ["index.js"]),
      chunk("home.js", "/web/src/screens/Home.svelte", ["shared.js"]),
      chunk("rules.js", "/web/src/rules/Rules.svelte", ["shared.js"]),
      { type: "asset", fileName: "assets/nunito-latin.woff2" },
    ].map((each) => [each.fileName, each]),
  ) as unknown as Rolldown.OutputBundle;
  expect(shellOf(bundle).filter((name) => !name.endsWith(".css"))).toEqual([
    "assets/nunito-latin.woff2",
    "home.js",
    "index.js",
    "shared.js",
  ]);
});
