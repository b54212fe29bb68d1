// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { State, TableView } from "../api/messages.ts";
import type { News } from "../api/live-table.svelte.ts";
import { change } from "../app/settings.svelte.ts";
import { STATE } from "./examples.ts";
import { Stage } from "./animation.svelte.ts";

function view(state: State): TableView {
  return { status: "playing", turn: { position: "", state, legal: [] } } as unknown as TableView;
}

function drawn(isOld = false): News {
  const message = {
    type: "happened" as const,
    version: 2,
    time: 0,
    events: [{ type: "played" as const, seat: 0, action: "D", cards: "d" }],
  };
  return { message, before: view(STATE), after: view({ ...STATE, drawn: "d", cards_left: 55 }), isOld };
}

beforeEach(() => {
  document.body.innerHTML = '<i data-place="deck"></i><i data-place="drawn"></i>';
  vi.useFakeTimers();
  change({ speed: "fast" });
});

describe("what is shown of a move", () => {
  test("the card is in the air first, then lies beside the deck", async () => {
    const stage = new Stage();
    stage.show(drawn());
    expect(stage.flyers).toMatchObject([{ card: "d" }]);
    expect(stage.picture).toMatchObject({ drawn: null, cardsLeft: 55 });
    await vi.runAllTimersAsync();
    expect(stage.flyers).toEqual([]);
    expect(stage.picture).toBeNull(); // the table itself is seen again
  });

  test("nothing flies where nobody wants motion, nor for what was missed", () => {
    const stage = new Stage();
    stage.show(drawn(true));
    change({ speed: "off" });
    stage.show(drawn());
    expect([stage.flyers, stage.picture]).toEqual([[], null]);
  });

  test("what was missed ends what is just shown", async () => {
    const stage = new Stage();
    stage.show(drawn());
    stage.show(drawn(true));
    expect([stage.flyers, stage.picture]).toEqual([[], null]);
    stage.show(drawn()); // and the next move is shown again
    expect(stage.flyers).toHaveLength(1);
    await vi.runAllTimersAsync();
    expect([stage.flyers, stage.picture]).toEqual([[], null]);
  });

  test("what is no move, like a word or somebody's being ready, leaves the table as it is", () => {
    const stage = new Stage();
    const { message, before } = drawn();
    stage.show({ message: { ...message, events: [] }, before, after: before, isOld: false });
    expect(stage.picture).toBeNull(); // not even for a moment: the points would be closed
  });

  test("when too much happens at once, only the end is shown", async () => {
    const stage = new Stage();
    for (let count = 0; count < 9; count += 1) stage.show(drawn());
    expect(stage.flyers.length).toBeLessThanOrEqual(1);
    await vi.runAllTimersAsync();
    expect([stage.flyers, stage.picture]).toEqual([[], null]);
  });
});
