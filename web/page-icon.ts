/** The tab's icon, inside the page: it needs no request, and it can change without a network. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const ADDRESS = "/icons/icon.svg";
const FILE = resolve(import.meta.dirname, `public${ADDRESS}`);

export function pageIcon(): Plugin {
  return {
    name: "coloretto-page-icon",
    transformIndexHtml: (page) => page.replace(ADDRESS, dataUrl(readFileSync(FILE, "utf8"))),
  };
}

export function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}
