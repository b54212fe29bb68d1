import { expect, test } from "vitest";
import type { SeatView, TableView } from "../../api/messages.ts";
import { roomOf } from "./room.ts";

const ADA = { person: { id: "a", name: "Ada" } };
const BOT = { level: "easy" };

function table(...seats: SeatView[]): TableView {
  return { host: ADA.person, seats } as unknown as TableView;
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
