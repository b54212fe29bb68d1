// @vitest-environment node
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import type { Rolldown } from "vite";
import { expect, test, vi } from "vitest";
import { restOf, shellOf } from "./service-worker.ts";

type Handler = (event: Record<string, unknown>) => void;

const SOURCE = readFileSync(new URL("src/sw.js", import.meta.url), "utf8")
  .replace('"__SHELL__"', '["./", "assets/index.js"]')
  .replace('"__REST__"', '["assets/rules.js", "assets/engine.wasm"]')
  .replace("__VERSION__", "new");
const ROOT = "https://games.example/";
const FOLDER = "https://games.example/games/coloretto/";

/** A service worker at an address without a network, its caches by name, and other open pages. */
class Worker {
  readonly handlers: Record<string, Handler> = {};
  readonly caches: Map<string, Set<string>>;
  loaded: string[] = [];

  constructor(
    readonly script = `${ROOT}sw.js`,
    caches: Record<string, string[]> = {},
    pages: string[] = ["page"],
  ) {
    const at = (name: string | { url: string }): string =>
      new URL(typeof name === "string" ? name : name.url, script).href;
    this.caches = new Map(Object.entries(caches).map(([name, files]) => [name, new Set(files.map(at))]));
    const matching = (files: Set<string>, name: string): unknown =>
      files.has(at(name)) ? `cached ${at(name)}` : undefined;
    const opened = (name: string): object => {
      const files = this.caches.get(name) ?? new Set();
      this.caches.set(name, files);
      return {
        match: (file: string) => Promise.resolve(matching(files, file)),
        put: (file: string) => Promise.resolve(files.add(at(file))),
        add: (file: string) => {
          this.loaded.push(at(file));
          return Promise.resolve(files.add(at(file)));
        },
      };
    };
    runInNewContext(SOURCE, {
      self: {
        addEventListener: (name: string, handler: Handler) => (this.handlers[name] = handler),
        clients: { matchAll: () => Promise.resolve(pages.map((id) => ({ id }))) },
        skipWaiting: () => undefined,
      },
      caches: {
        match: (file: string) =>
          Promise.resolve([...this.caches.values()].map((files) => matching(files, file)).find(Boolean)),
        open: (name: string) => Promise.resolve(opened(name)),
        keys: () => Promise.resolve([...this.caches.keys()]),
        delete: (name: string) => Promise.resolve(this.caches.delete(name)),
      },
      location: new URL(script),
      fetch: () => Promise.reject(new Error("offline")),
      Request: class {
        constructor(readonly url: string) {}
      },
      URL,
    });
  }

  /** The response to a request; undefined if the browser handles it. */
  answer(path: string, options: { method?: string; mode?: string } = {}): unknown {
    const respondWith = vi.fn();
    const request = { method: "GET", mode: "no-cors", ...options, url: new URL(path, this.script).href };
    this.handlers.fetch!({ request, respondWith });
    return respondWith.mock.calls[0]?.[0];
  }

  async waitFor(name: string, event: object = {}): Promise<void> {
    const waitUntil = vi.fn();
    this.handlers[name]!({ waitUntil, ...event });
    await waitUntil.mock.calls[0]![0];
  }

  /** What a page that asks for all files is told. */
  async cacheFor(script: string): Promise<unknown> {
    const postMessage = vi.fn();
    await this.waitFor("message", { data: script, source: { id: "page" }, ports: [{ postMessage }] });
    return postMessage.mock.calls[0]![0];
  }
}

test.each([
  ["/api/v1/tables", {}],
  ["/api/v1/tables/x/socket", {}],
  ["/api/v1/me", { method: "POST" }],
  ["https://elsewhere.example/assets/x.js", {}],
  ["/icons/icon.svg", {}],
])("the service worker does not handle %s", (path, options) => {
  expect(new Worker().answer(path, options)).toBeUndefined();
});

test("it answers with cached files, and with the page for every address without a network", async () => {
  const worker = new Worker();
  await worker.waitFor("install");
  await expect(worker.answer("/assets/index.js")).resolves.toBe(`cached ${ROOT}assets/index.js`);
  await expect(worker.answer("/table/abc", { mode: "navigate" })).resolves.toBe(`cached ${ROOT}`);
});

test("in a folder it handles only what is in that folder", async () => {
  const worker = new Worker(`${FOLDER}sw.js?no-server`);
  await worker.waitFor("install");
  expect(worker.loaded).toEqual([FOLDER, `${FOLDER}assets/index.js`]);
  expect(worker.answer("/assets/index.js")).toBeUndefined();
  await expect(worker.answer("assets/index.js")).resolves.toBe(`cached ${FOLDER}assets/index.js`);
  await expect(worker.answer("./?/rules", { mode: "navigate" })).resolves.toBe(`cached ${FOLDER}`);
});

test("the page of a site without a server works only at its base", () => {
  expect(new Worker(`${FOLDER}sw.js?no-server`).answer("rules/", { mode: "navigate" })).toBeUndefined();
});

test("first the shell is cached, then everything, and nothing is loaded twice", async () => {
  const worker = new Worker();
  await worker.waitFor("install");
  worker.loaded = [];
  expect(await worker.cacheFor("assets/index.js")).toBe(true);
  expect(worker.loaded).toEqual([`${ROOT}assets/rules.js`, `${ROOT}assets/engine.wasm`]);
  worker.loaded = [];
  expect(await worker.cacheFor("assets/index.js")).toBe(true);
  expect(worker.loaded).toEqual([]);
});

test("a new version takes unchanged files from the earlier one, and then deletes it", async () => {
  const old = { "coloretto-/-old": ["./", "assets/engine.wasm"], "coloretto-0123456789ab": [] };
  const worker = new Worker(`${ROOT}sw.js`, old);
  await worker.cacheFor("assets/index.js");
  expect(worker.loaded).toEqual([ROOT, `${ROOT}assets/index.js`, `${ROOT}assets/rules.js`]);
  expect([...worker.caches.keys()]).toEqual(["coloretto-/-new"]);
});

test.each([
  ["another page is open", "assets/index.js", ["page", "other"]],
  ["the page is of the earlier version", "assets/index-old.js", ["page"]],
])("the files of an earlier version stay while %s", async (_name, script, pages) => {
  const worker = new Worker(`${ROOT}sw.js`, { "coloretto-/-old": ["assets/old.js"] }, pages);
  expect(await worker.cacheFor(script)).toBe(true);
  expect([...worker.caches.keys()]).toContain("coloretto-/-old");
});

test("the caches of other folders are not touched", async () => {
  const others = { "coloretto-/-old": [], "coloretto-/games/other/-old": [], "photos-1": [] };
  const worker = new Worker(`${FOLDER}sw.js`, others);
  await worker.cacheFor("assets/index.js");
  expect([...worker.caches.keys()]).toEqual(expect.arrayContaining(Object.keys(others)));
});

const chunk = (fileName: string, module: string, imports: string[], rest: object = {}): object => ({
  type: "chunk",
  fileName,
  facadeModuleId: module,
  imports,
  viteMetadata: { importedCss: new Set([`${fileName}.css`]), importedAssets: new Set() },
  ...rest,
});
const asset = (fileName: string): object => ({ type: "asset", fileName });
const BUNDLE = Object.fromEntries(
  [
    chunk("index.js", "/web/index.html", ["shared.js"], { isEntry: true }),
    chunk("shared.js", "", ["index.js"]),
    chunk("home.js", "/web/src/screens/Home.svelte", ["shared.js"]),
    chunk("local-games.js", "/web/src/screens/home/local-games.svelte.ts", ["shared.js"]),
    chunk("de-1.js", "\0virtual:texts/main/de", []),
    chunk("de-2.js", "\0virtual:texts/tables/de", []),
    chunk("de-3.js", "\0virtual:texts/rules/de", []),
    chunk("rules.js", "/web/src/rules/Rules.svelte", ["shared.js"]),
    asset("assets/nunito-latin.woff2"),
    asset("assets/nunito-polish.woff2"),
    asset("assets/engine.wasm"),
    asset("assets/rising.bin"),
    asset("assets/worker.js"),
    asset("index.html"),
  ].map((each) => [(each as { fileName: string }).fileName, each]),
) as unknown as Rolldown.OutputBundle;

test("the shell is the entry and the first screens with all that they need, and no other screen", () => {
  expect(shellOf(BUNDLE).filter((name) => !name.endsWith(".css"))).toEqual([
    "assets/nunito-latin.woff2",
    "de-1.js",
    "de-2.js",
    "home.js",
    "index.js",
    "local-games.js",
    "shared.js",
  ]);
});

test("the rest is every other script, style and font, and at last the engine", () => {
  expect(restOf(BUNDLE)).toEqual([
    "assets/nunito-polish.woff2",
    "assets/worker.js",
    "de-3.js",
    "rules.js",
    "assets/engine.wasm",
    "assets/rising.bin",
  ]);
});
