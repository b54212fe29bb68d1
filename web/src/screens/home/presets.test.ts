import { expect, test } from "vitest";
import { ruleSetId } from "../../app/quick-game.svelte.ts";
import { LEVELS, OFFERS } from "../../local/offers.ts";
import { PRESETS, presetOf } from "./presets.ts";

test("every preset is offered", () => {
  for (const preset of Object.values(PRESETS)) {
    expect(OFFERS.map(({ name }) => name)).toContain(ruleSetId(preset));
    expect(LEVELS).toContain(preset.level);
  }
});

test("a game is recognised as a preset", () => {
  expect(presetOf(PRESETS.duel)).toBe("duel");
  expect(presetOf({ ...PRESETS.duel, names: [] })).toBe("duel");
});

test("a game that differs in anything is none", () => {
  expect(presetOf({ ...PRESETS.duel, level: "easy" })).toBeNull();
  expect(presetOf({ ...PRESETS.duel, names: ["Ada", "Grace"] })).toBeNull();
  expect(presetOf({ ...PRESETS.duel, games: 3 })).toBeNull();
});
