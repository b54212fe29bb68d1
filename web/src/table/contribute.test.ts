// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { wireSnapshot } from "../api/examples.ts";
import type { TableView } from "../api/messages.ts";
import { contribute, nextEntropy, openDeck } from "./contribute.ts";
import type { TableSource } from "./source.ts";

const PLAYING = { ...wireSnapshot(1).table, turn: null } as TableView;
const BETWEEN: TableView = { ...PLAYING, status: "between", commitment: "aa" };

test("only between two games does a deck wait for my entropy, until I am ready", () => {
  expect(openDeck(BETWEEN, 0)).toBe("aa");
  expect(openDeck(BETWEEN, null)).toBeNull();
  expect(openDeck(PLAYING, 0)).toBeNull();
  expect(openDeck({ ...BETWEEN, seats: [{ is_ready: true }] }, 0)).toBeNull();
  expect(openDeck({ ...BETWEEN, seats: [{ stand_in: "left" }] }, 0)).toBeNull();
});

test("being ready sends the same entropy as before, and a refused contribution is no error", async () => {
  const send = vi.fn().mockRejectedValue(new Error("too late"));
  contribute({ send } as unknown as TableSource, BETWEEN);
  expect(send).toHaveBeenCalledWith({ type: "contribute", entropy: nextEntropy(BETWEEN) });
  await Promise.resolve();
});
