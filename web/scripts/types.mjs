// Writes src/api/types.ts from src/api/openapi.json, which `tools/write_openapi.py` writes from the server.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { typesOf } from "./types-of.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const document_ = new URL("../src/api/openapi.json", import.meta.url);
if (!process.argv.includes("--kept")) {
  execFileSync("uv", ["run", "--no-sync", "python", "tools/write_openapi.py"], {
    cwd: root,
    stdio: "inherit",
  });
}
writeFileSync(
  new URL("../src/api/types.ts", import.meta.url),
  await typesOf(readFileSync(document_, "utf8")),
);
