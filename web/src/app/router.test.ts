// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { navigate, route, routeOf } from "./router.svelte.ts";

test.each([
  ["/", { screen: "home" }],
  ["/new", { screen: "new" }],
  ["/settings/", { screen: "settings" }],
  ["/score", { screen: "score", part: undefined }],
  ["/score/sheet", { screen: "score", part: "sheet" }],
  ["/score/game", { screen: "score", part: "game" }],
  ["/score/game/a1", { screen: "score", part: "game", id: "a1" }],
  ["/score/sheet/a1", { screen: "missing" }],
  ["/score/x", { screen: "missing" }],
  ["/table/AbC-_9", { screen: "table", id: "AbC-_9" }],
  ["/local/a1", { screen: "local", id: "a1" }],
  ["/local/a1/2", { screen: "replay", id: "a1", game: 2, isLocal: true }],
  ["/local/a1/x", { screen: "missing" }],
  ["/daily", { screen: "daily" }],
  ["/analyse", { screen: "analyse" }],
  ["/challenge", { screen: "challenge", id: null }],
  ["/challenge/a1", { screen: "challenge", id: "a1" }],
  ["/challenge/a1/2", { screen: "missing" }],
  ["/rules", { screen: "rules", edition: null }],
  ["/puzzles", { screen: "puzzles", number: null }],
  ["/puzzles/12", { screen: "puzzles", number: 12 }],
  ["/puzzles/0", { screen: "missing" }],
  ["/puzzles/x", { screen: "missing" }],
  ["/rules/golden", { screen: "rules", edition: "golden" }],
  ["/replay", { screen: "replay", id: null, game: 0 }],
  ["/replay/abc", { screen: "replay", id: "abc", game: 1 }],
  ["/replay/abc/3", { screen: "replay", id: "abc", game: 3 }],
  ["/replay/abc/zero", { screen: "missing" }],
  ["/table", { screen: "missing" }],
  ["/table/a/b", { screen: "missing" }],
  ["/new/x", { screen: "missing" }],
  ["/a/b/c/d", { screen: "missing" }],
  ["/%E0%A4%A", { screen: "missing" }],
])("the route of %s", (path, expected) => {
  expect(routeOf(path)).toEqual(expected);
});

test("navigation changes the address and the screen", () => {
  vi.stubGlobal("scrollTo", () => undefined);
  navigate("/new");
  expect([route().screen, location.pathname]).toEqual(["new", "/new"]);
  navigate("/settings", { replace: true });
  expect(route().screen).toBe("settings");
});
