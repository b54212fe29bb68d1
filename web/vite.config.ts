import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { noScript } from "./no-script.ts";
import { pageIcon } from "./page-icon.ts";
import { puzzlePack } from "./puzzle-pack.ts";
import { serviceWorker } from "./service-worker.ts";

const SERVER = process.env.COLORETTO_SERVER ?? "http://127.0.0.1:8000";

const QUIET = { checks: { bundlerTimings: false } }; // noise for people who only build

/**
 * Small modules that most screens need, in one file: twenty files would be larger, and slower to load. Without those that
 * the start page has no use for.
 */
const SHARED = {
  name: "shared",
  test: /node_modules|src[\\/](app[\\/](?!clipboard|frames|guests|turn-signal)|design[\\/](?!Badge|Switch)|site|cards[\\/](Card|Chameleon|kinds|palette|poses|shapes))/,
  minShareCount: 2,
};

/** The start page with the modules that it shares with what it loads later, for the same reason. */
const HOME = {
  name: "start-page",
  test: /src[\\/](screens[\\/](Home|home[\\/](TableListItem|local-games))|local[\\/]indexed-db)/,
};

export default defineConfig({
  plugins: [svelte(), catalogues(), noScript(), pageIcon(), puzzlePack(), serviceWorker()],
  build: {
    outDir: "../src/coloretto/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { ...QUIET, output: { codeSplitting: { groups: [SHARED, HOME] } } },
    assetsInlineLimit: 0, // the content security policy has data: URLs for the icon alone
  },
  worker: { rolldownOptions: QUIET },
  // The server sends the page at every path, so it names files from the root (`coloretto site` changes that);
  // scripts and styles name files from where they are themselves, so they work in any folder.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts", "*.test.ts"], environment: "node", testTimeout: 60_000 },
});
