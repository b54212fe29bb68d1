import { beforeAll, expect, test } from "vitest";
import { bundleOf } from "../app/i18n.svelte.ts";
import type { ActionAnalysis, Engine, Reason } from "../engine/types.ts";
import { nodeEngine } from "../local/node-engine.ts";
import { textOf } from "../../catalogues.ts";
import { adviceText, blunderLoss, reasonText, type AdviceContext } from "./advice.ts";

const NAMES = ["Mia", "Ada", "Bruno", "Emmy"];
/** Of a reason that needs none. */
const NUMBERS = {
  points: 0,
  other_points: 0,
  times: 0,
  other_times: 0,
  cards: 0,
  left: 0,
  colours: 0,
  other_colours: 0,
};
let engine: Engine;
let context: AdviceContext;

beforeAll(async () => {
  engine = await nodeEngine();
  const bundle = bundleOf("en", [textOf("main", "en"), textOf("play", "en"), textOf("insight", "en")]);
  context = {
    translate: (id, args) => bundle.formatPattern(bundle.getMessage(id)!.value!, args ?? null),
    name: (seat) => NAMES[seat]!,
    player: 0,
  };
});

test("advice names the best action, the next one and the reason", () => {
  const position = engine.position("golden-4-brown - dJ/-/-/- b/c/f/e 0:choose 1 -");
  expect(adviceText(engine.advise(position, "quick"), context)).toMatch(
    /^Take row 1 \(\d+% to win\) is best; the next best: Draw a card \(\d+% to win\)\. By your next turn, row 1 is gone in \d+ of 10 cases, mostly to Ada\. It brings you 3 points\.$/,
  );
});

test.each([
  [0.234, 0.226, "Take row 1 (23.4% to win) is best; the next best: Draw a card (22.6% to win)."],
  [0.23, 0.226, "Take row 1 (23.0% to win) is best; the next best: Draw a card (22.6% to win)."],
  [0.234, 0.224, "Take row 1 (23% to win) is best; the next best: Draw a card (22% to win)."],
  [0.2341, 0.2339, "It hardly makes a difference: Take row 1 (23% to win); Draw a card (23% to win)."],
])("advice tells %d and %d apart, or says that they are alike", (best, other, said) => {
  const actions = [valued("T0", best), valued("D", other)];
  expect(adviceText({ actions, other: "D", reason: null }, context)).toBe(said);
});

function valued(action: string, share: number): ActionAnalysis {
  return { action, shares: [share, 1 - share], scores: [0, 0], worth: share, exact: false };
}

test("in a review, the reason is said about another player", () => {
  const position = engine.position("golden-4-brown - dJ/-/-/- b/c/f/e 0:choose 1 -");
  const { reason } = engine.advise(position, "quick");
  expect(reasonText(reason!, context, "Mia")).toMatch(
    /^By Mia’s next turn, row 1 is gone in \d+ of 10 cases, mostly to Ada\. It brings Mia 3 points\.$/,
  );
  expect(engine.explain(position, "T0", "D")).toEqual(reason);
});

test("points below zero have the minus sign of scores", () => {
  const numbers = { ...NUMBERS, times: 9, points: -1, other_points: -3, left: 9 };
  const reason = { kind: "row-now", row: 0, other_row: null, seat: 1, ...numbers } as const;
  expect(reasonText(reason, context)).toBe(
    "Row 1 brings you −1 point now. If you draw, the row that you take later brings −3 on average.",
  );
});

test("a reason says who gets a card that is placed, and what it is worth to them", () => {
  const cases = { times: 0, other_times: 5, points: 4 };
  const reason = { kind: "card-denied", row: 2, other_row: 3, seat: 1, ...NUMBERS, ...cases } as const;
  expect(reasonText(reason, context)).toBe(
    "On row 4, Ada would get the card in 5 of 10 cases, on row 3 in 0. It would bring Ada 4 points.",
  );
  expect(reasonText({ ...reason, kind: "card-avoided", seat: null, points: 1 }, context)).toBe(
    "On row 4 you would get the card in 5 of 10 cases, on row 3 in 0. It would cost you 1 point.",
  );
});

test("all or none of the cards in the deck are no numbers", () => {
  const reason: Reason = {
    kind: "deck-helps",
    row: null,
    other_row: null,
    seat: null,
    ...NUMBERS,
    cards: 71,
    left: 71,
  };
  expect(reasonText(reason, context)).toBe(
    "Every card in the deck would give you a better row than there is now.",
  );
  expect(reasonText({ ...reason, cards: 70 }, context)).toMatch(/^70 of the 71 cards in the deck/);
  expect(reasonText({ ...reason, kind: "deck-hurts", cards: 0 }, context, "Mia")).toBe(
    "No card in the deck would give Mia a better row than there is now.",
  );
});

test("advice says where it makes no difference", () => {
  const position = engine.position("classic-3-brown g aaa/aaa/aaa b/c/d 0:choose 2 -");
  expect(adviceText(engine.advise(position, "quick"), context)).toMatch(
    /^It makes no difference: Take row 1/,
  );
});

test("advice says where there is only one choice", () => {
  const position = engine.position("classic-3-brown g -/-/- b/c/d 0:choose 1 -");
  expect(adviceText(engine.advise(position, "quick"), context)).toMatch(
    /^There is only one choice: Draw a card \(\d+% to win\)\.$/,
  );
});

test("only what gives away a lot is a blunder", () => {
  const advice = {
    actions: [valued("D", 0.5), valued("T0", 0.45), valued("T1", 0.3)],
    other: "T0",
    reason: null,
  };
  expect(blunderLoss(advice, "D", 0)).toBeNull();
  expect(blunderLoss(advice, "T0", 0)).toBeNull();
  expect(blunderLoss(advice, "T1", 0)).toBeCloseTo(0.2);
});
