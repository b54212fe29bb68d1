import { describe, expect, test } from "vitest";
import { REPLAY } from "../replay/examples.ts";
import { decodeAction, decodeHappened, decodeMessage, decodeReplay, decoder, listOf } from "./decode.ts";
import { wireHappened, wireSnapshot, wireTurn } from "./examples.ts";
import { ProtocolError } from "./validate.ts";

const received = (message: unknown): unknown => decodeMessage(JSON.stringify(message));

describe("a message of a table's socket", () => {
  test("has its legal actions parsed", () => {
    const legal = [{ kind: "draw" }, { kind: "take", row: 0 }];
    expect(received(wireSnapshot(1))).toMatchObject({ version: 1, table: { turn: { legal } } });
    expect(received(wireHappened(2))).toMatchObject({ version: 2, turn: { legal } });
  });

  test("has its played actions parsed", () => {
    const played = { type: "played", seat: 1, action: "P2" } as const;
    expect(received(wireHappened(2, "p", [played]))).toMatchObject({
      events: [{ type: "played", seat: 1, action: { kind: "place", row: 2 } }],
    });
  });

  test("may have no turn, or null", () => {
    const happened = wireHappened(2);
    expect(received({ ...happened, turn: undefined })).not.toHaveProperty("turn");
    expect(received({ ...happened, turn: null })).toMatchObject({ turn: null });
    const { table } = wireSnapshot(1);
    expect(received({ ...wireSnapshot(1), table: { ...table, turn: null } })).toMatchObject({
      table: { turn: null },
    });
  });

  test("is ignored if its type is unknown, as from a newer server", () => {
    expect(received({ type: "celebration", version: 9 })).toBeNull();
    expect(received([])).toBeNull();
    expect(received(null)).toBeNull();
  });

  test("keeps the events it knows and drops those it does not", () => {
    const events = [{ type: "ready", seat: 0 }, { type: "danced", seat: 1 }, { type: "toString" }];
    expect(received({ ...wireHappened(3), events })).toMatchObject({ events: [{ type: "ready", seat: 0 }] });
  });

  test.each([
    ["text that is not JSON", "{"],
    ["a snapshot without a table", JSON.stringify({ type: "snapshot", version: 1 })],
    ["an event with a wrong field", happenedWith({ type: "ready", seat: "0" })],
    ["an unknown action", happenedWith({ type: "played", seat: 0, action: "Z9" })],
    ["an unknown legal action", JSON.stringify({ ...wireHappened(1), turn: wireTurn("p", ["D", "X"]) })],
    ["an answer without an id", JSON.stringify({ type: "done", version: 1 })],
  ])("%s is a protocol error", (_, text) => {
    expect(() => decodeMessage(text)).toThrow(ProtocolError);
  });
});

function happenedWith(event: object): string {
  return JSON.stringify({ ...wireHappened(1), events: [event] });
}

test("the first frame of a replay has no action, the others have theirs parsed", () => {
  const frames = REPLAY.frames
    .slice(0, 3)
    .map((frame, step) => ({ ...frame, action: ["", "D", "P1"][step] }));
  expect(decodeReplay({ ...REPLAY, frames }).frames.map(({ action }) => action)).toEqual([
    null,
    { kind: "draw" },
    { kind: "place", row: 1 },
  ]);
});

test("lists are decoded item by item", () => {
  expect(listOf(decodeHappened)([wireHappened(1), wireHappened(2)]).map(({ version }) => version)).toEqual([
    1, 2,
  ]);
  expect(() => listOf(decoder("Me"))({})).toThrow(ProtocolError);
  expect(() => listOf(decoder("Me"))([{}])).toThrow(ProtocolError);
});

test("a wrong action is named in the error", () => {
  expect(() => decodeAction("Q")).toThrow('not an action: "Q"');
});
