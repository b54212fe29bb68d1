/** What the points preview and the coach need, loaded after the table or ahead of it. */
import { loadTexts } from "../app/i18n.svelte.ts";
import type { Engine } from "../engine/types.ts";

/** The engine and the texts; rejects where the engine cannot run. */
export async function loadHelp(): Promise<Engine> {
  const loading = import("../engine/load.ts").then(({ loadEngine }) => loadEngine());
  const [engine] = await Promise.all([loading, loadTexts("insight")]);
  return engine;
}
