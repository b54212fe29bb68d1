/**
 * Writes the generated sources: the API's types, schemas and limits, and the ids of all messages.
 * Runs `tools/write_openapi.py` first; with `--offline` it uses the existing OpenAPI document and limits.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { apiSchemas } from "./api-schemas.mjs";
import { apiTypes } from "./api-types.mjs";
import { englishCatalogues } from "./english.mjs";
import { messageIds } from "./message-ids.mjs";

const ROOT = new URL("../../", import.meta.url);
const SOURCE = new URL("../src/", import.meta.url);

if (!process.argv.includes("--offline")) {
  execFileSync("uv", ["run", "--no-sync", "python", "tools/write_openapi.py"], {
    cwd: ROOT,
    stdio: "inherit",
  });
}
const openapi = readFileSync(new URL("api/openapi.json", SOURCE), "utf8");
writeFileSync(new URL("api/types.ts", SOURCE), await apiTypes(openapi));
writeFileSync(new URL("api/schemas.ts", SOURCE), await apiSchemas(openapi));
writeFileSync(new URL("app/message-ids.ts", SOURCE), await messageIds(englishCatalogues()));
