import { describe, expect, test } from "vitest";
import type { State } from "../api/messages.ts";
import { STATE } from "./examples.ts";
import {
  choicesOf,
  handOf,
  kindsInGame,
  landed,
  lifted,
  pictureOf,
  placeName,
  rowAction,
  seatOrder,
  stepsOf,
} from "./model.ts";

const PLACING: State = { ...STATE, phase: "place", drawn: "d", cards_left: 55, cards_until_last_round: 40 };

function played(seat: number, action: string, cards = "") {
  return { type: "played" as const, seat, action, cards };
}

describe("cards that move", () => {
  test("a drawn card goes from the deck to its place beside it", () => {
    const before = pictureOf(STATE);
    const [step, ...more] = stepsOf(played(0, "D", "d"), before, pictureOf(PLACING));
    expect(more).toEqual([]);
    expect(step).toEqual([{ card: "d", from: { at: "deck" }, to: { at: "drawn" } }]);
    expect(lifted(before, step!).cardsLeft).toBe(55);
    expect(landed(lifted(before, step!), step!).drawn).toBe("d");
  });

  test("the last-round card is shown before the card that is drawn instead of it", () => {
    const after = pictureOf({ ...PLACING, last_round: true });
    const cards = stepsOf(played(0, "D", "d"), pictureOf(STATE), after).map((step) => step[0]?.card);
    expect(cards).toEqual(["L", "L", "d"]);
  });

  test("a placed card goes to the first free place of its row", () => {
    const before = pictureOf(PLACING);
    const after = pictureOf({ ...STATE, rows: ["abd", "", null] });
    const [step] = stepsOf(played(0, "P0"), before, after);
    expect(placeName(step![0]!.to)).toBe("row-0-2");
    expect(landed(lifted(before, step!), step!).rows).toEqual(after.rows);
  });

  test("a taken row goes to its player's hand, card by card", () => {
    const before = pictureOf(STATE);
    const after = pictureOf({
      ...STATE,
      rows: [null, "", null],
      hands: ["aab", "b", "cc+"],
      in_round: [1],
      to_move: 1,
    });
    const [step] = stepsOf(played(0, "T0"), before, after);
    expect(step!.map((flight) => placeName(flight.to))).toEqual(["hand-0-a", "hand-0-b"]);
    const arrived = landed(lifted(before, step!), step!);
    expect([arrived.rows, arrived.hands]).toEqual([after.rows, after.hands]);
  });

  test("the golden joker's extra card is shown to everybody, then goes to the taker", () => {
    const state = { ...STATE, rows: ["J", "", null] };
    const after = { ...STATE, rows: [null, "", null], hands: ["aJe", "b", "cc+"] };
    const steps = stepsOf(played(0, "T0", "e"), pictureOf(state), pictureOf(after));
    expect(steps.slice(1).map((step) => placeName(step[0]!.to))).toEqual(["drawn", "hand-0-e"]);
  });

  test("cards that nobody took leave the game at the end of the round", () => {
    const before = pictureOf({ ...STATE, players: 2, rows: ["ab", "c", null], in_round: [0] });
    const after = pictureOf({ ...STATE, players: 2, rows: ["", "", ""], round: 3 });
    const steps = stepsOf(played(0, "T0"), before, after);
    expect(steps.at(-1)).toEqual([{ card: "c", from: { at: "row", row: 1, index: 0 }, to: { at: "gone" } }]);
  });
});

describe("what may be done", () => {
  test("rows are for placing while a card is drawn, for taking otherwise", () => {
    expect(choicesOf(["D", "T0", "T2"], 3)).toEqual({ draw: true, rows: ["take", null, "take"] });
    expect(choicesOf(["P1", "P2"], 3)).toEqual({ draw: false, rows: [null, "place", "place"] });
  });

  test("a row that is good for nothing has no action", () => {
    const choices = choicesOf(["D", "T1"], 3);
    expect([0, 1, 2, 7].map((row) => rowAction(choices, row))).toEqual([null, "T1", null, null]);
  });
});

test("cards of a row lie in the order of laying, as far as it is known", () => {
  const state = { ...STATE, rows: ["abd", "ab", null] };
  const rows = pictureOf(state, [["d", "a", "b"], ["c"], []]).rows.map((row) => row.cards.join(""));
  expect(rows).toEqual(["dab", "ab", ""]);
});

test("a hand counts its cards", () => {
  expect(handOf("aac+J")).toMatchObject({ a: 2, b: 0, c: 1, "+": 1, j: 0, J: 1 });
});

test("only the kinds of this game have a place in a hand", () => {
  expect(kindsInGame(STATE).join("")).toBe("abcdef+j");
  expect(kindsInGame({ ...STATE, deck: { ...STATE.deck, j: 0 }, hands: ["jJ", "", ""] }).join("")).toBe(
    "abcdef+jJ",
  );
});

test("I sit last, the others clockwise from my left", () => {
  expect(seatOrder(4, 1)).toEqual([2, 3, 0, 1]);
  expect(seatOrder(3, null)).toEqual([0, 1, 2]);
});
