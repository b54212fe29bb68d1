/** Bundle src/engine/check.ts into one file that Node and browsers can import: `node scripts/bundle-engine-check.mjs FOLDER`. */
import { resolve } from "node:path";
import { build } from "vite";

const [folder = "."] = process.argv.slice(2);
const web = resolve(import.meta.dirname, "..");
await build({
  root: web,
  configFile: false,
  logLevel: "error",
  build: {
    outDir: resolve(folder),
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    lib: { entry: resolve(web, "src/engine/check.ts"), formats: ["es"], fileName: () => "engine-check.mjs" },
  },
});
