import { expect, test } from "vitest";
import type { Happened, SeatView, TableEvent, TableView } from "../../api/messages.ts";
import { roomOf, chatEntries, wasRemoved } from "./room.ts";

const ADA = { person: { id: "a", name: "Ada" } };
const BOT = { level: "easy" };

function table(...seats: SeatView[]): TableView {
  return { host: ADA.person, seats } as unknown as TableView;
}

function history(...events: TableEvent[]): Happened[] {
  return events.map((event, index) => ({ type: "happened", version: index + 1, time: 0, events: [event] }));
}

test("only the host can start, and only a full table", () => {
  expect(roomOf(table(ADA, BOT, {}), "a")).toMatchObject({ isHost: true, open: 1, canStart: false });
  expect(roomOf(table(ADA, BOT, BOT), "a")).toMatchObject({ isFull: true, canStart: true });
  expect(roomOf(table(ADA, BOT, BOT), "b")).toMatchObject({ isHost: false, canStart: false });
});

test("players know their own seat", () => {
  expect(roomOf(table(BOT, ADA), "a").seat).toBe(1);
  expect(roomOf(table(BOT, ADA), "b").seat).toBe(null);
  expect(roomOf(table(BOT, {}), null).seat).toBe(null);
});

test("the waiting room shows chat messages, not how seats were filled", () => {
  const events: TableEvent[] = [
    { type: "sat", seat: 0, person: ADA.person },
    { type: "said", person: ADA.person, text: "Who else comes?" },
    { type: "bot_seated", seat: 1, level: "easy" },
  ];
  expect(chatEntries(history(...events)).map(({ line }) => line)).toEqual([
    { id: "table-said", person: "Ada", text: "Who else comes?" },
  ]);
});

test("a removed player knows it, and nobody else does", () => {
  const sat: TableEvent = { type: "sat", seat: 1, person: ADA.person };
  const sent: TableEvent = { type: "unseated", seat: 1 };
  expect(wasRemoved(history(sat, sent), "a")).toBe(true);
  expect(wasRemoved(history(sat, sent), "b")).toBe(false);
  expect(wasRemoved(history(sat, sent), null)).toBe(false);
  expect(wasRemoved(history(sat), "a")).toBe(false);
});

test("a player who left before a bot was removed from the same seat was not removed", () => {
  const events: TableEvent[] = [
    { type: "sat", seat: 1, person: ADA.person },
    { type: "stood", seat: 1 },
    { type: "bot_seated", seat: 1, level: "easy" },
    { type: "unseated", seat: 1 },
  ];
  expect(wasRemoved(history(...events), "a")).toBe(false);
});
