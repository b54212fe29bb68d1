import { readFileSync } from "node:fs";

const LOCALES = new URL("../../src/coloretto/locales/en/", import.meta.url);

/** The catalogues the client uses: `terminal.ftl` is the terminal's alone. */
export const ENGLISH_FILES = [
  "app",
  "game",
  "play",
  "table",
  "presets",
  "end",
  "tables",
  "settings",
  "replay",
  "insight",
  "coach",
  "review",
  "analyse",
  "rules",
  "learn",
  "share",
  "companion",
  "puzzles",
];

/** @returns {string[]} */
export function englishCatalogues() {
  return ENGLISH_FILES.map((name) => readFileSync(new URL(`${name}.ftl`, LOCALES), "utf8"));
}
