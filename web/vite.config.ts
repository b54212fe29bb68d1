import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { serviceWorker } from "./service-worker.ts";

const SERVER = process.env.COLORETTO_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), catalogues(), serviceWorker()],
  build: {
    outDir: "../src/coloretto/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // noise for people who only build
    assetsInlineLimit: 0, // the content security policy forbids data: URLs
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["src/**/*.test.ts", "*.test.ts"],
    environment: "node",
    testTimeout: 60_000, // only against a hang
  },
});
