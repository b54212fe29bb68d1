// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { State, TableView } from "../api/messages.ts";
import type { TableUpdate } from "./source.ts";
import { DRAW } from "../api/actions.ts";
import { changeSettings } from "../app/settings.svelte.ts";
import { STATE } from "./examples.ts";
import { CardAnimation } from "./animation.svelte.ts";

function view(state: State): TableView {
  return { status: "playing", turn: { position: "", state, legal: [] } } as unknown as TableView;
}

function taken(): TableUpdate {
  const message = {
    type: "happened" as const,
    version: 2,
    time: 0,
    events: [{ type: "played" as const, seat: 0, action: { kind: "take" as const, row: 0 }, cards: "" }],
  };
  const after = view({ ...STATE, rows: [null, "", null], hands: ["aab", "b", "cc+"], scores: [6, 1, 5] });
  return { message, before: view({ ...STATE, scores: [3, 1, 5] }), after, wasMissed: false };
}

function drawn(wasMissed = false): TableUpdate {
  const message = {
    type: "happened" as const,
    version: 2,
    time: 0,
    events: [{ type: "played" as const, seat: 0, action: DRAW, cards: "d" }],
  };
  return { message, before: view(STATE), after: view({ ...STATE, drawn: "d", cards_left: 55 }), wasMissed };
}

beforeEach(() => {
  document.body.innerHTML = '<i data-place="deck"></i><i data-place="drawn"></i>';
  vi.useFakeTimers();
  changeSettings({ speed: "fast" });
});

describe("the animation of a move", () => {
  test("the card is in the air first, then beside the deck", async () => {
    const animation = new CardAnimation();
    animation.show(drawn());
    expect(animation.flying).toMatchObject([{ card: "d" }]);
    expect(animation.board).toMatchObject({ drawn: null, cardsLeft: 55 });
    await vi.runAllTimersAsync();
    expect(animation.flying).toEqual([]);
    expect(animation.board).toBeNull(); // the table's own board is shown again
  });

  test("a taken row is snatched by a tongue, then the score runs up", async () => {
    document.body.innerHTML = `<i data-seat="0"><svg data-face></svg></i>
      <i data-place="row-0-0"></i><i data-place="hand-0-a"></i>
      <i data-place="row-0-1"></i><i data-place="hand-0-b"></i>`;
    const animation = new CardAnimation();
    animation.show(taken());
    expect(animation.tongue).toMatchObject({ strike: 64 });
    expect(animation.flying.map(({ delay }) => delay >= 64)).toEqual([true, true]); // it hits first
    const scores: number[] = [];
    while (animation.board !== null) {
      scores.push(animation.board.scores[0]!);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect([...new Set(scores)]).toEqual([3, 4, 5]); // and 6 on the table's own board
    expect(animation.tongue).toBeNull();
  });

  test("without a face to be seen, there is no tongue", () => {
    const animation = new CardAnimation();
    animation.show(taken());
    expect(animation.tongue).toBeNull();
  });

  test("nothing moves if animations are off, nor for what was missed", () => {
    const animation = new CardAnimation();
    animation.show(drawn(true));
    changeSettings({ speed: "off" });
    animation.show(drawn());
    expect([animation.flying, animation.board]).toEqual([[], null]);
  });

  test("what was missed ends the current animation", async () => {
    const animation = new CardAnimation();
    animation.show(drawn());
    animation.show(drawn(true));
    expect([animation.flying, animation.board]).toEqual([[], null]);
    animation.show(drawn()); // the next move is animated again
    expect(animation.flying).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect([animation.flying, animation.board]).toEqual([[], null]);
  });

  test("events other than moves, like a chat message, leave the board as it is", () => {
    const animation = new CardAnimation();
    const { message, before } = drawn();
    animation.show({ message: { ...message, events: [] }, before, after: before, wasMissed: false });
    expect(animation.board).toBeNull(); // not even for a moment: that would close the result dialog
  });

  test("if too much happens at once, only the end is shown", async () => {
    const animation = new CardAnimation();
    for (let count = 0; count < 9; count += 1) animation.show(drawn());
    expect(animation.flying.length).toBeLessThanOrEqual(1);
    await vi.runAllTimersAsync();
    expect([animation.flying, animation.board]).toEqual([[], null]);
  });
});
