/** The screens, each loaded when it is first shown. */
import type { Component } from "svelte";
import type { Route } from "./router.svelte.ts";

/** Each screen takes its own kind of route, or none. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- no type covers components with and without props
export type Screen = Component<any>;

export const SCREENS: Record<Route["screen"], () => Promise<{ default: Screen }>> = {
  home: () => import("../screens/Home.svelte"),
  new: () => import("../screens/NewTable.svelte"),
  settings: () => import("../screens/Settings.svelte"),
  table: () => import("../screens/Table.svelte"),
  replay: () => import("../replay/Replay.svelte"),
  rules: () => import("../rules/Rules.svelte"),
  learn: () => import("../learn/Learn.svelte"),
  gallery: () =>
    import.meta.env.DEV ? import("../gallery/Gallery.svelte") : import("../screens/NotFound.svelte"),
  missing: () => import("../screens/NotFound.svelte"),
};
