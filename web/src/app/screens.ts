/** The screens, each loaded when it is first shown. */
import type { Component } from "svelte";
import { SITE } from "../site.ts";
import { loadTexts, type Part } from "./i18n.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { Route } from "./router.svelte.ts";

/** Each screen takes its own kind of route, or none. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- no type covers components with and without props
export type Screen = Component<any>;

export const SCREENS: Record<Route["screen"], () => Promise<{ default: Screen }>> = {
  home: loadHome,
  new: () => withTexts(["tables"], SITE.hasServer ? import("../screens/NewTable.svelte") : noServer()),
  settings: () => withTexts(["settings"], import("../screens/Settings.svelte")),
  table: () => withTexts(["play", "tables"], SITE.hasServer ? import("../screens/Table.svelte") : noServer()),
  local: () => withTexts(["play"], import("../screens/LocalTable.svelte")),
  replay: () => withTexts(["play"], import("../replay/Replay.svelte")),
  analyse: () => withTexts(["play"], import("../analyse/Analyse.svelte")),
  daily: () => withTexts(["play"], import("../share/DailyScreen.svelte")),
  puzzles: () => withTexts(["play"], import("../puzzles/Puzzles.svelte")),
  challenge: () => withTexts(["play"], import("../share/ChallengeScreen.svelte")),
  rules: () => withTexts(["play"], import("../rules/Rules.svelte")),
  score: () => withTexts(["play"], import("../companion/Companion.svelte")),
  learn: () => withTexts(["play"], import("../learn/Learn.svelte")),
  gallery: () =>
    import.meta.env.DEV
      ? withTexts(["play"], import("../gallery/Gallery.svelte"))
      : import("../screens/NotFound.svelte"),
  missing: () => import("../screens/NotFound.svelte"),
};

const noServer = (): Promise<{ default: Screen }> => import("../screens/NoServer.svelte");

/** With the parts of the texts that only some screens need. */
async function withTexts(
  parts: readonly Part[],
  screen: Promise<{ default: Screen }>,
): Promise<{ default: Screen }> {
  const [loaded] = await Promise.all([screen, ...parts.map((part) => loadTexts(part, settings.language))]);
  return loaded;
}

/** With the games of this device, which it lists. */
async function loadHome(): Promise<{ default: Screen }> {
  const games = import("../screens/home/local-games.svelte.ts").then((module) => module.loadLocalGames());
  const [home] = await Promise.all([import("../screens/Home.svelte"), games]);
  return home;
}
