/** Writes sw.js beside the page: src/sw.js with the lists of the app's files. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const SOURCE = resolve(import.meta.dirname, "src/sw.js");

/** What is cached before anything else, besides the page and its entry: the first screens with all that `SCREENS` in
 * src/app/screens.ts loads with them. */
const FIRST_SCREENS = [
  /screens\/Home\.svelte$/,
  /screens\/home\/local-games\.svelte\.ts$/,
  /screens\/Table\.svelte$/,
  /virtual:texts\/(main|play|tables)\//,
];

/** Files that are used without a network. */
const CACHED = /\.(js|css|woff2|wasm|bin)$/;
/** The engine and its weights: large, and cached last. */
const ENGINE = /\.(wasm|bin)$/;

export function serviceWorker(): Plugin {
  return {
    name: "coloretto-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const shell = ["./", ...shellOf(bundle)];
      const rest = restOf(bundle);
      const version = createHash("sha256")
        .update([...shell, ...rest].join(" "))
        .digest("hex")
        .slice(0, 12);
      const source = readFileSync(SOURCE, "utf8")
        .replace('"__SHELL__"', JSON.stringify(shell))
        .replace('"__REST__"', JSON.stringify(rest))
        .replace("__VERSION__", version);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** What the first screens need. */
export function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) found.add(asset);
    chunk.imports.forEach(visit);
  };
  for (const each of Object.values(bundle)) {
    if (each.type === "chunk" && (each.isEntry || isForFirstScreens(each.facadeModuleId)))
      visit(each.fileName);
    if (each.type === "asset" && each.fileName.endsWith("latin.woff2")) found.add(each.fileName);
  }
  return [...found].filter((name) => !ENGINE.test(name)).sort();
}

/** Everything else: the other screens, all languages, then the engine. */
export function restOf(bundle: Rolldown.OutputBundle): string[] {
  const shell = new Set(shellOf(bundle));
  const names = Object.keys(bundle).filter((name) => CACHED.test(name) && !shell.has(name));
  return [
    ...names.filter((name) => !ENGINE.test(name)).sort(),
    ...names.filter((name) => ENGINE.test(name)).sort(),
  ];
}

function isForFirstScreens(module: string | null): boolean {
  return FIRST_SCREENS.some((first) => first.test(module ?? ""));
}
