/** Writes sw.js beside the page: src/sw.js with the list of files that make up the app's shell. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const SOURCE = resolve(import.meta.dirname, "src/sw.js");

/** Screens that are always cached, besides the page and its entry. */
const SCREENS = ["screens/Home.svelte", "screens/Table.svelte"];

export function serviceWorker(): Plugin {
  return {
    name: "coloretto-service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = ["/", ...shellOf(bundle).map((name) => `/${name}`)];
      const version = createHash("sha256").update(files.join(" ")).digest("hex").slice(0, 12);
      const source = readFileSync(SOURCE, "utf8")
        .replace('"__FILES__"', JSON.stringify(files))
        .replace("__VERSION__", version);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

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
    if (each.type === "chunk" && (each.isEntry || isScreen(each.facadeModuleId))) visit(each.fileName);
    if (each.type === "asset" && each.fileName.endsWith("latin.woff2")) found.add(each.fileName);
  }
  return [...found].sort();
}

function isScreen(module: string | null): boolean {
  return SCREENS.some((screen) => module?.endsWith(screen) ?? false);
}
