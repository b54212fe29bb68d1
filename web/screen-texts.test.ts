// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { entries, PARTS, textOf } from "./catalogues.ts";

const SOURCES = resolve(import.meta.dirname, "src");
const IMPORT = /^\s*(?:import|export)\s(?!type\b)(?:[^;"']*?from\s*)?"(\.[^"]+)"/gm;

/** The screens that are shown without the texts of a game in play, and the parts loaded with them. */
const SCREENS: readonly (readonly [file: string, ...parts: string[]])[] = [
  ["main.ts", "main"],
  ["screens/Home.svelte", "main"],
  ["screens/home/LocalGames.svelte", "main"],
  ["screens/home/QuickGameChoices.svelte", "main", "presets"],
  ["screens/NewTable.svelte", "main", "tables"],
  ["screens/Settings.svelte", "main", "settings"],
  ["screens/NotFound.svelte", "main"],
  ["screens/NoServer.svelte", "main"],
];

const PART_OF = new Map(
  Object.keys(PARTS).flatMap((part) => entries(textOf(part, "en")).map(([id]) => [id, part] as const)),
);

/** The file and everything that is loaded with it. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(IMPORT))
    withImports(resolve(dirname(file), path!), found);
  return found;
}

/** The ids of messages that a file names. */
function idsIn(file: string): string[] {
  const quoted = readFileSync(file, "utf8").matchAll(/"([a-z][a-z0-9-]*-[a-z0-9-]+)"/g);
  return [...quoted].map(([, id]) => id!).filter((id) => PART_OF.has(id));
}

test.each(SCREENS)("%s names only texts that are loaded with it", (file, ...parts) => {
  const files = [...withImports(resolve(SOURCES, file))].filter(
    (each) => !/(message-ids|i18n\.svelte)\.ts$/.test(each),
  );
  const ids = files.flatMap(idsIn);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !parts.includes(PART_OF.get(id)!))).toEqual([]);
});
