/**
 * The Fluent catalogues, shared with Python, as modules: a chunk for each language and part.
 *
 * The build fills in messages that a language lacks from English, so that the browser loads one language.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/coloretto/locales");

export const LANGUAGES = ["de", "en", "es", "fr", "it", "pl", "pt"] as const;

/** The files of each part; a part is loaded when a screen needs it. */
export const PARTS: Record<string, readonly string[]> = {
  main: ["app", "game"],
  play: ["play", "table"],
  presets: ["presets"],
  end: ["end"],
  tables: ["tables"],
  settings: ["settings"],
  replay: ["replay"],
  insight: ["insight", "review", "coach"],
  analyse: ["analyse"],
  rules: ["rules"],
  learn: ["learn"],
  share: ["share"],
  companion: ["companion"],
  puzzles: ["puzzles"],
};

const LIST = "virtual:texts";
const ONE = /^virtual:texts\/(\w+)\/(\w+)$/;

export function catalogues(): Plugin {
  return {
    name: "coloretto-catalogues",
    resolveId: (id) => (id === LIST || ONE.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listModule();
      const [, part, language] = ONE.exec(id.slice(1)) ?? [];
      if (part === undefined || language === undefined) return null;
      for (const file of [...files(part, language), ...files(part, "en")])
        if (existsSync(file)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(part, language))};`;
    },
  };
}

/** The text of a part in a language; messages it lacks are in English. */
export function textOf(part: string, language: string): string {
  const own = read(part, language);
  const known = new Set(entries(own).map(([id]) => id));
  const missing = entries(read(part, "en")).filter(([id]) => !known.has(id));
  return [...entries(own), ...missing].map(([, text]) => shortened(text)).join("\n");
}

/** Without the spaces that only make a catalogue easier to read. */
function shortened(text: string): string {
  return text
    .replace(/^(\S+) = */, "$1=")
    .replaceAll(/\n +/g, "\n ")
    .replaceAll(/\{ (\$\w+) \}/g, "{$1}");
}

/** Messages and terms with their ids, without comments. */
export function entries(text: string): [string, string][] {
  const found: [string, string][] = [];
  let inside = false;
  for (const line of text.split("\n")) {
    const id = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line)?.[1];
    if (id !== undefined) found.push([id, line]);
    else if (inside && /^(\s|$|[}])/.test(line)) found[found.length - 1]![1] += `\n${line}`;
    inside = id !== undefined || (inside && /^(\s|$|[}])/.test(line));
  }
  return found.map(([id, entry]) => [id, entry.trimEnd()]);
}

/** A message of one line in a file of its own, with what it leaves open. */
export function messageIn(name: string, language: string): string {
  const text = readFileSync(resolve(FOLDER, language, `${name}.ftl`), "utf8");
  const found = entries(text).find(([id]) => id === name);
  return found?.[1].replace(/^\S+ = /, "") ?? "";
}

function listModule(): string {
  const loaders = Object.keys(PARTS).map((part) => {
    const each = LANGUAGES.map((language) => `${language}: () => import("${LIST}/${part}/${language}")`);
    return `${part}: { ${each.join(", ")} }`;
  });
  return `export default { ${loaders.join(", ")} };`;
}

function read(part: string, language: string): string {
  return files(part, language)
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

function files(part: string, language: string): string[] {
  return (PARTS[part] ?? []).map((name) => resolve(FOLDER, language, `${name}.ftl`));
}
