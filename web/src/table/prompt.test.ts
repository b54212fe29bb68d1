import { expect, test } from "vitest";
import { parseAction } from "../api/actions.ts";
import type { TableView } from "../api/messages.ts";
import { STATE } from "./examples.ts";
import { promptOf } from "./prompt.ts";

function view(legal: string[], changes: Partial<typeof STATE> = {}, seat = {}): TableView {
  return {
    status: "playing",
    seats: [seat, {}, {}],
    turn: { position: "", state: { ...STATE, ...changes }, legal: legal.map(parseAction) },
  } as unknown as TableView;
}

test("the player to move reads what they can do", () => {
  expect(promptOf(view(["D", "T0"]), 0).id).toBe("turn-choose-you");
  expect(promptOf(view(["D"]), 0).id).toBe("turn-only-draw-you");
  expect(promptOf(view(["T0", "T1"]), 0).id).toBe("turn-only-take-you");
});

test("after a draw they are asked to place the card", () => {
  expect(promptOf(view(["P0"], { drawn: "c" }), 0)).toEqual({ id: "turn-place-you", card: "c" });
});

test("the others read whom they are waiting for, and so does a player whose bot plays", () => {
  const waiting = { id: "turn-choose-other", seats: [0] };
  expect(promptOf(view(["D"]), 1)).toEqual(waiting);
  expect(promptOf(view(["D"]), null)).toEqual(waiting);
  expect(promptOf(view(["D"], {}, { stand_in: "clock" }), 0)).toEqual(waiting);
});

test("nobody is asked for anything after the game", () => {
  expect(promptOf(view([], { to_move: -1 }), 0).id).toBe("turn-over");
});
