import { expect, test } from "vitest";
import type { Happened, SeatView, TableEvent, TableView } from "../../api/messages.ts";
import { roomOf, spokenIn, wasSentAway } from "./room.ts";

const ADA = { person: { id: "a", name: "Ada" } };
const BOT = { level: "easy" };

function table(...seats: SeatView[]): TableView {
  return { host: ADA.person, seats } as unknown as TableView;
}

function told(...events: TableEvent[]): Happened[] {
  return events.map((event, index) => ({ type: "happened", version: index + 1, time: 0, events: [event] }));
}

test("only the host starts, and only when nobody is missing", () => {
  expect(roomOf(table(ADA, BOT, {}), "a")).toMatchObject({ isHost: true, open: 1, canStart: false });
  expect(roomOf(table(ADA, BOT, BOT), "a")).toMatchObject({ isFull: true, canStart: true });
  expect(roomOf(table(ADA, BOT, BOT), "b")).toMatchObject({ isHost: false, canStart: false });
});

test("everybody knows their own seat", () => {
  expect(roomOf(table(BOT, ADA), "a").seat).toBe(1);
  expect(roomOf(table(BOT, ADA), "b").seat).toBe(null);
  expect(roomOf(table(BOT, {}), null).seat).toBe(null);
});

test("those who wait read what was said, and nothing of how the seats were filled", () => {
  const events: TableEvent[] = [
    { type: "sat", seat: 0, person: ADA.person },
    { type: "said", person: ADA.person, text: "Who else comes?" },
    { type: "bot_seated", seat: 1, level: "easy" },
  ];
  expect(spokenIn(told(...events)).map(({ line }) => line)).toEqual([
    { id: "table-said", person: "Ada", text: "Who else comes?" },
  ]);
});

test("who was sent away knows it, and nobody else does", () => {
  const sat: TableEvent = { type: "sat", seat: 1, person: ADA.person };
  const sent: TableEvent = { type: "unseated", seat: 1 };
  expect(wasSentAway(told(sat, sent), "a")).toBe(true);
  expect(wasSentAway(told(sat, sent), "b")).toBe(false);
  expect(wasSentAway(told(sat, sent), null)).toBe(false);
  expect(wasSentAway(told(sat), "a")).toBe(false);
});

test("who has gone before a bot was sent away from the same seat was not sent away", () => {
  const events: TableEvent[] = [
    { type: "sat", seat: 1, person: ADA.person },
    { type: "stood", seat: 1 },
    { type: "bot_seated", seat: 1, level: "easy" },
    { type: "unseated", seat: 1 },
  ];
  expect(wasSentAway(told(...events), "a")).toBe(false);
});
