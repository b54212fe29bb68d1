/** The pack of puzzles, shared with Python, as two modules, each a chunk of its own: the puzzles, and their games. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Pack, Puzzle, PuzzleGame } from "./src/puzzles/pack.ts";

const FILE = resolve(import.meta.dirname, "../src/coloretto/puzzles/puzzles.json");

interface File extends Pack {
  readonly puzzles: readonly (Puzzle & { readonly game: PuzzleGame })[];
}

/** What each module exports. */
const CONTENTS: Readonly<Record<string, (file: File) => unknown>> = {
  "virtual:puzzles": (file) => ({
    ...file,
    puzzles: file.puzzles.map((each) => ({ ...each, game: undefined })),
  }),
  "virtual:puzzle-games": ({ puzzles }) => puzzles.map(({ game }) => game),
};

export function puzzlePack(): Plugin {
  return {
    name: "coloretto-puzzles",
    resolveId: (id) => (id in CONTENTS ? `\0${id}` : null),
    load(id) {
      const contentOf = id.startsWith("\0") ? CONTENTS[id.slice(1)] : undefined;
      if (contentOf === undefined) return null;
      this.addWatchFile(FILE);
      // A text is parsed faster than an expression, and takes fewer bytes without line ends.
      const text = JSON.stringify(contentOf(JSON.parse(readFileSync(FILE, "utf8")) as File));
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}
