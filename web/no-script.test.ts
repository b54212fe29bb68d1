import { expect, test } from "vitest";
import { LANGUAGES } from "./catalogues.ts";
import { content } from "./no-script.ts";

test("a browser without scripts points to the terminal, in every language", () => {
  for (const language of LANGUAGES) expect(content()).toContain(`<p lang="${language}">`);
  expect(content().match(/<code>coloretto play<\/code>/g)).toHaveLength(LANGUAGES.length);
  expect(content()).not.toMatch(/[{}$]/);
});
