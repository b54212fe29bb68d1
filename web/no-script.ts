/** What a browser without JavaScript shows: the same sentence in every language, since nothing can choose one. */
import type { Plugin } from "vite";
import { LANGUAGES, messageIn } from "./catalogues.ts";

const PLACE = "<noscript></noscript>";
const COMMAND = "<code>coloretto play</code>";

export function noScript(): Plugin {
  return {
    name: "coloretto-no-script",
    transformIndexHtml: (page) => page.replace(PLACE, `<noscript>${content()}</noscript>`),
  };
}

export function content(): string {
  const sentences = LANGUAGES.map(
    (language) =>
      `<p lang="${language}">${messageIn("no-script", language).replace("{ $command }", COMMAND)}</p>`,
  );
  return `<div class="no-script"><h1>Coloretto</h1>${sentences.join("")}</div>`;
}
