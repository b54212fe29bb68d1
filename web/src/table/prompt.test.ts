import { expect, test } from "vitest";
import type { TableView } from "../api/messages.ts";
import { STATE } from "./examples.ts";
import { promptOf } from "./prompt.ts";

function view(legal: string[], changes: Partial<typeof STATE> = {}, seat = {}): TableView {
  return {
    status: "playing",
    seats: [seat, {}, {}],
    turn: { position: "", state: { ...STATE, ...changes }, legal },
  } as unknown as TableView;
}

test("the player to move is told what can be done", () => {
  expect(promptOf(view(["D", "T0"]), 0).id).toBe("turn-choose-you");
  expect(promptOf(view(["D"]), 0).id).toBe("turn-only-draw-you");
  expect(promptOf(view(["T0", "T1"]), 0).id).toBe("turn-only-take-you");
});

test("whoever has drawn is told to place that card", () => {
  expect(promptOf(view(["P0"], { drawn: "c" }), 0)).toEqual({ id: "turn-place-you", card: "c" });
});

test("the others are told whom they wait for, and so is a player whose bot stands in", () => {
  const waiting = { id: "turn-choose-other", seats: [0] };
  expect(promptOf(view(["D"]), 1)).toEqual(waiting);
  expect(promptOf(view(["D"]), null)).toEqual(waiting);
  expect(promptOf(view(["D"], {}, { stand_in: "clock" }), 0)).toEqual(waiting);
});

test("nobody is asked for anything when the game is over", () => {
  expect(promptOf(view([], { to_move: -1 }), 0).id).toBe("turn-over");
});
