import { describe, expect, test } from "vitest";
import { parseAction } from "../api/actions.ts";
import type { Played, State } from "../api/messages.ts";
import { boardOf } from "./board.ts";
import { STATE } from "./examples.ts";
import { flightsOf, landed, lifted, placeName, takerOf } from "./flights.ts";

const PLACING: State = { ...STATE, phase: "place", drawn: "d", cards_left: 55, cards_until_last_round: 40 };

function played(seat: number, action: string, cards = "", more: Partial<Played> = {}): Played {
  return { type: "played", seat, action: parseAction(action)!, cards, ...more };
}

describe("cards that move", () => {
  test("a drawn card moves from the deck to the place beside it", () => {
    const before = boardOf(STATE);
    const [step, ...more] = flightsOf(played(0, "D", "d"), before);
    expect(more).toEqual([]);
    expect(step).toEqual([{ card: "d", from: { at: "deck" }, to: { at: "drawn" } }]);
    expect(takerOf(step!)).toBeNull();
    expect(lifted(before, step!).cardsLeft).toBe(55);
    expect(landed(lifted(before, step!), step!).drawn).toBe("d");
  });

  test("the last-round card is shown before the card that is drawn instead of it", () => {
    const steps = flightsOf(played(0, "D", "d", { last_round_card: true }), boardOf(STATE));
    expect(steps.map((step) => step[0]?.card)).toEqual(["L", "L", "d"]);
  });

  test("a placed card moves to the first free place of its row", () => {
    const before = boardOf(PLACING);
    const after = boardOf({ ...STATE, rows: ["abd", "", null] });
    const [step] = flightsOf(played(0, "P0"), before);
    expect(placeName(step![0]!.to)).toBe("row-0-2");
    expect(landed(lifted(before, step!), step!).rows).toEqual(after.rows);
  });

  test("a taken row moves to its player's hand, card by card", () => {
    const before = boardOf(STATE);
    const after = boardOf({
      ...STATE,
      rows: [null, "", null],
      hands: ["aab", "b", "cc+"],
      in_round: [1],
      to_move: 1,
    });
    const [step] = flightsOf(played(0, "T0"), before);
    expect(step!.map((flight) => placeName(flight.to))).toEqual(["hand-0-a", "hand-0-b"]);
    const arrived = landed(lifted(before, step!), step!);
    expect([arrived.rows, arrived.hands]).toEqual([after.rows, after.hands]);
    expect(takerOf(step!)).toBe(0);
  });

  test("the golden joker's extra card is shown to everybody, then moves to the taker", () => {
    const state = { ...STATE, rows: ["J", "", null] };
    const steps = flightsOf(played(0, "T0", "e"), boardOf(state));
    expect(steps.slice(1).map((step) => placeName(step[0]!.to))).toEqual(["drawn", "hand-0-e"]);
  });

  test("cards that nobody took leave the game at the end of the round", () => {
    const before = boardOf({ ...STATE, players: 2, rows: ["ab", "c", null], in_round: [0] });
    const gone = [{ card: "c", from: { at: "row", row: 1, index: 0 }, to: { at: "gone" } }];
    expect(flightsOf(played(0, "T0", "", { ends_round: true }), before).at(-1)).toEqual(gone);
    expect(flightsOf(played(0, "T0"), before)).not.toContainEqual(gone);
  });
});
