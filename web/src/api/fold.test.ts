import { describe, expect, test } from "vitest";
import { DRAW } from "./actions.ts";
import { after } from "./fold.ts";
import type { Happened, TableEvent, TableView } from "./messages.ts";

const ADA = { id: "1", name: "Ada" };
const TABLE: TableView = {
  id: "t",
  status: "waiting",
  options: { rules: "classic-3-brown", clock: { game: 300 } },
  host: ADA,
  seats: [{ person: ADA }, {}, { level: "easy" }],
  game: 0,
  commitment: "aa",
  games: [],
  totals: [0, 0, 0],
};

function happened(...events: TableEvent[]): Happened {
  return { type: "happened", version: 2, time: 1, events };
}

describe("a table after a message", () => {
  test("has the player at the seat, and nobody after they have left", () => {
    const grace = { id: "2", name: "Grace" };
    const sat = after(TABLE, happened({ type: "sat", seat: 1, person: grace }));
    expect(sat.seats[1]).toEqual({ person: grace });
    expect(after(sat, happened({ type: "stood", seat: 1 })).seats[1]).toEqual({});
  });

  test("leaves the table before as it was", () => {
    after(TABLE, happened({ type: "bot_seated", seat: 1, level: "hard" }));
    expect(TABLE.seats[1]).toEqual({});
  });

  test("has bots that are seated and removed", () => {
    const bot = after(TABLE, happened({ type: "bot_seated", seat: 1, level: "hard" }));
    expect(bot.seats[1]).toEqual({ level: "hard" });
    expect(after(bot, happened({ type: "unseated", seat: 1 })).seats[1]).toEqual({});
  });

  test("is played when a game starts, with full clocks and nobody ready", () => {
    const ready = after(TABLE, happened({ type: "ready", seat: 0 }));
    expect(ready.seats[0]?.is_ready).toBe(true);
    const started = after(
      ready,
      happened({ type: "started", game: 1, names: [], position: "", entropy: [] }),
    );
    expect([started.status, started.game]).toEqual(["playing", 1]);
    expect(started.seats.map((seat) => [seat.is_ready, seat.seconds_left])).toEqual(
      Array(3).fill([false, 300]),
    );
  });

  test("has clocks that run only in their player's turns", () => {
    const turn = (to_move: number, deadline: number | null) =>
      ({ position: "p", state: { to_move }, legal: [], deadline }) as unknown as NonNullable<
        TableView["turn"]
      >;
    const seats = TABLE.seats.map((seat) => ({ ...seat, seconds_left: 300 }));
    const mine = { ...TABLE, seats, turn: turn(0, 1300) };
    const played = (table: TableView, time: number) =>
      after(table, { ...happened({ type: "played", seat: 0, action: DRAW }), time }).seats[0]?.seconds_left;
    expect(played(mine, 1010)).toBe(290);
    expect(played(mine, 1400)).toBe(0);
    expect(played({ ...mine, turn: turn(0, null) }, 1010)).toBe(300);
    const short = {
      ...mine,
      seats: [{ ...seats[0]!, seconds_left: 2 }, ...seats.slice(1)],
      turn: turn(0, 1005),
    };
    expect(played(short, 1001)).toBe(1);
  });

  test("remembers why a bot plays for someone until they return", () => {
    const away = after(TABLE, happened({ type: "bot_stands_in", seat: 0, reason: "left" }));
    expect(away.seats[0]).toEqual({ person: ADA, stand_in: "left" });
    expect(after(away, happened({ type: "returned", seat: 0 })).seats[0]?.stand_in).toBe("");
  });

  test("collects the games and ends with the match", () => {
    const over: TableEvent = {
      type: "game_over",
      game: 1,
      scores: [3, 2, 1],
      win_shares: [1, 0, 0],
      totals: [3, 2, 1],
      seed: "",
    };
    const between = after(TABLE, happened(over));
    expect([between.status, between.games, between.totals]).toEqual(["between", [[3, 2, 1]], [3, 2, 1]]);
    const ended = after(
      TABLE,
      happened(over, { type: "match_over", totals: [3, 2, 1], win_shares: [1, 0, 0] }),
    );
    expect(ended.status).toBe("over");
  });

  test("knows its rematch, who is silenced, and that it was closed", () => {
    expect(after(TABLE, happened({ type: "rematch_opened", table: "u" })).rematch).toBe("u");
    expect(after(TABLE, happened({ type: "silenced", seat: 0 })).seats[0]?.is_silenced).toBe(true);
    expect(after(TABLE, happened({ type: "closed", reason: "host" })).status).toBe("closed");
  });

  test("keeps the last turn if a message has none, and ignores events it does not know", () => {
    const turn = { position: "p", state: {}, legal: [] } as unknown as NonNullable<TableView["turn"]>;
    const playing = after(TABLE, { ...happened(), turn });
    expect(after(playing, happened({ type: "new_thing" } as unknown as TableEvent)).turn).toBe(turn);
  });
});
