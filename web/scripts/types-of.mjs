import openapiTS, { astToString } from "openapi-typescript";

const HEADER = "// Made by `npm run types` from the server's OpenAPI document; never edited.\n\n";

/** The TypeScript types of an OpenAPI document. */
export async function typesOf(text) {
  return (
    HEADER +
    astToString(
      await openapiTS(JSON.parse(text), { immutable: true, alphabetize: true, defaultNonNullable: false }),
    )
  );
}
