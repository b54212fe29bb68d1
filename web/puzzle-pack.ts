/** The pack of puzzles, shared with Python, as a module: a chunk of its own. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FILE = resolve(import.meta.dirname, "../src/coloretto/puzzles/puzzles.json");
const ID = "virtual:puzzles";

export function puzzlePack(): Plugin {
  return {
    name: "coloretto-puzzles",
    resolveId: (id) => (id === ID ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(FILE);
      // A text is parsed faster than an expression, and takes fewer bytes without line ends.
      const text = JSON.stringify(JSON.parse(readFileSync(FILE, "utf8")));
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}
