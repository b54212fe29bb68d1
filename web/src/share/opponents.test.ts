import { expect, test } from "vitest";
import { textOf } from "../../catalogues.ts";
import { bundleOf } from "../app/i18n.svelte.ts";
import { OPEN } from "../local/table-state.ts";
import { opponentsText } from "./opponents.ts";

test("bots of the same level are counted", () => {
  const bundle = bundleOf("en", [textOf("main", "en"), textOf("play", "en")]);
  const said = (...seats: string[]): string =>
    opponentsText(seats, (id, args) => bundle.formatPattern(bundle.getMessage(id)!.value!, args ?? null));
  expect(said(OPEN, "hard", "hard", "hard")).toBe("3 × Hard");
  expect(said("easy", OPEN, "hard", "easy")).toBe("2 × Easy and Hard");
  expect(said(OPEN, "master")).toBe("Master");
});
