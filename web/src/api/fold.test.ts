import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { STATE } from "../table/examples.ts";
import { DRAW } from "./actions.ts";
import { decodeHappened, decodeSnapshot } from "./decode.ts";
import { after } from "./fold.ts";
import type { Happened, TableEvent, TableView, Turn } from "./messages.ts";

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

function turnOf(to_move: number, began: number): Turn {
  return { position: "p", state: { ...STATE, to_move }, legal: [], began };
}

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

  test("has clocks that run only in their person's turns", () => {
    const seats = TABLE.seats.map((seat) => ({ ...seat, seconds_left: 300 }));
    const mine: TableView = { ...TABLE, status: "playing", seats, turn: turnOf(0, 1000) };
    const played = (table: TableView, time: number, seat = 0) =>
      after(table, { ...happened({ type: "played", seat, action: DRAW }), time }).seats[seat]?.seconds_left;
    expect(played(mine, 1010)).toBe(290);
    expect(played(mine, 1400)).toBe(0);
    expect(played(mine, 1010, 1)).toBe(300);
    const botPlays = { ...mine, seats: [{ ...seats[0]!, stand_in: "left" }, ...seats.slice(1)] };
    expect(played(botPlays, 1010)).toBe(300);
    expect(played({ ...mine, turn: turnOf(2, 1000) }, 1010, 2)).toBe(300);
  });

  test("remembers why a bot plays for someone until they return", () => {
    const away = after(TABLE, happened({ type: "bot_stands_in", seat: 0, reason: "left" }));
    expect(away.seats[0]).toMatchObject({ person: ADA, stand_in: "left" });
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

  test("has the new name of a player everywhere", () => {
    const renamed = { id: ADA.id, name: "Countess" };
    const view = after(
      { ...TABLE, host: ADA },
      happened({ type: "renamed", person: renamed, before: ADA.name }),
    );
    expect(view.host).toEqual(renamed);
    expect(view.seats[0]?.person).toEqual(renamed);
    expect(view.seats.slice(1)).toEqual(TABLE.seats.slice(1));
  });

  test("has the turn of the message, and none if the message has none", () => {
    const turn = turnOf(0, 1000);
    const playing = after(TABLE, { ...happened(), turn });
    expect(playing.turn).toBe(turn);
    expect(after(playing, happened()).turn).toBeNull();
  });

  test("ignores events it does not know", () => {
    const unknown = { type: "new_thing" } as unknown as TableEvent;
    expect(after(TABLE, happened(unknown))).toEqual({ ...TABLE, turn: null });
  });
});

describe("the cases that the server's fold is tested with", () => {
  const cases = readCases();

  test("are there", () => {
    expect(cases.length).toBeGreaterThanOrEqual(2500);
  });

  test("hold in the browser", () => {
    for (const [number, { before, messages, after: expected }] of cases.entries()) {
      const view = messages.map(decodeHappened).reduce(after, decodedView(before));
      expect(complete(view), `case ${number}`).toEqual(complete(decodedView(expected)));
    }
  });
});

interface Case {
  readonly before: unknown;
  readonly messages: readonly unknown[];
  readonly after: unknown;
}

function readCases(): Case[] {
  const file = new URL("../../../tests/protocol/view_cases.jsonl.gz", import.meta.url);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Case);
}

function decodedView(table: unknown): TableView {
  return decodeSnapshot({ type: "snapshot", version: 1, table }).table;
}

/** With the defaults that are omitted on the wire. */
function complete(view: TableView): TableView {
  const seat = {
    person: null,
    level: null,
    stand_in: "",
    is_ready: false,
    seconds_left: null,
    is_silenced: false,
    bot_turns: 0,
  };
  const table = { turn: null, rematch: null, deck_size: 0, reserve: 0, scoring_table: "", green_rows: false };
  return { ...table, ...view, seats: view.seats.map((each) => ({ ...seat, ...each })) };
}
