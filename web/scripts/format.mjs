import { format as prettier, resolveConfig } from "prettier";

/**
 * A TypeScript source, formatted like the rest of the client.
 * @param {string} source
 * @returns {Promise<string>}
 */
export async function format(source) {
  const options = await resolveConfig(import.meta.filename);
  return prettier(source, { ...options, parser: "typescript" });
}
