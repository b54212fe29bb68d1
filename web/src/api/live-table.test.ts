// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { wireHappened, wireSnapshot, wireTurn } from "./examples.ts";
import { Refusal } from "./refusal.ts";
import { LiveTable } from "./live-table.svelte.ts";

interface Sent {
  id: string;
  version?: number;
  command: { type: string };
}

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly CLOSED = 3;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  sent: Sent[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  receive(message: unknown): void {
    this.onmessage({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;

function opened(): LiveTable {
  const table = new LiveTable("t", "me");
  last().onopen();
  last().receive(wireSnapshot(5));
  return table;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a live table", () => {
  test("is lost at once when the network is gone, and back with it", () => {
    const table = opened();
    const socket = last();
    dispatchEvent(new Event("offline"));
    expect([table.connection, table.losses]).toEqual(["reconnecting", 1]);
    socket.receive(wireHappened(6));
    expect(table.version).toBe(5);
    dispatchEvent(new Event("online"));
    last().onopen();
    expect([table.connection, last().url.endsWith("&after=5")]).toEqual(["open", true]);
    table.close();
  });

  test("is lost after a silence, if the server sends heartbeats", () => {
    const table = opened();
    vi.advanceTimersByTime(60_000);
    expect(table.connection).toBe("open");
    last().receive({ type: "heartbeat" });
    for (let beat = 0; beat < 10; beat++) {
      vi.advanceTimersByTime(4_000);
      last().receive({ type: "heartbeat" });
    }
    expect(table.connection).toBe("open");
    vi.advanceTimersByTime(12_000);
    expect(table.connection).toBe("reconnecting");
    table.close();
  });

  test("tries again when a connection is not opened", () => {
    const table = opened();
    last().lose();
    vi.advanceTimersByTime(1_000);
    const attempts = FakeSocket.all.length;
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.all.length).toBeGreaterThan(attempts);
    table.close();
  });

  test("knows who is away and since when", () => {
    const table = opened();
    last().receive({ type: "presence", away: [{ person: "ben", since: 12 }] });
    expect(table.away).toEqual({ ben: 12 });
    last().receive({ type: "presence", away: [] });
    expect(table.away).toEqual({});
    table.close();
  });

  test("shows a player's reaction", () => {
    const table = opened();
    last().receive({ type: "reacted", person: "ben", reaction: "thanks" });
    expect(table.reactions.of("ben")?.name).toBe("thanks");
    table.close();
  });

  test("is open with its first snapshot, and knows my seat", () => {
    const table = new LiveTable("t", "me");
    expect(table.connection).toBe("connecting");
    last().onopen();
    last().receive(wireSnapshot(5));
    expect([table.connection, table.version, table.seat]).toEqual(["open", 5, 0]);
  });

  test("tells its listeners of every version once, in order", () => {
    const table = opened();
    const versions: number[] = [];
    const stop = table.listen(({ message }) => versions.push(message.version));
    for (const version of [6, 6, 7]) last().receive(wireHappened(version));
    stop();
    last().receive(wireHappened(8));
    expect(versions).toEqual([6, 7]);
    expect(table.version).toBe(8);
  });

  test("reconnects after a loss from its last version, waiting longer each time", () => {
    const table = opened();
    last().lose();
    expect(table.connection).toBe("reconnecting");
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all.length).toBe(2);
    expect(last().url).toContain("/tables/t/socket?presence=true&after=5");
    last().lose();
    vi.advanceTimersByTime(299);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(301);
    last().onopen();
    expect(table.connection).toBe("open");
  });

  test("sends unanswered commands again, with the same id", async () => {
    const table = opened();
    const done = table.send({ type: "play", action: "D" });
    const [first] = last().sent;
    expect(first).toMatchObject({ version: 5, command: { type: "play", action: "D" } });
    last().lose();
    vi.advanceTimersByTime(300);
    last().onopen();
    expect(last().sent).toEqual([first]);
    last().receive({ type: "done", id: first!.id, version: 6 });
    await expect(done).resolves.toMatchObject({ version: 6 });
  });

  test("rejects a refused command", async () => {
    const table = opened();
    const sent = table.send({ type: "resign" });
    last().receive({ type: "refused", id: last().sent[0]!.id, code: "wrong_moment", sentence: "not now" });
    await expect(sent).rejects.toMatchObject({ code: "wrong_moment", message: "not now" });
  });

  test("sends a move again that was stale only because of a chat message", async () => {
    const table = opened();
    const sent = table.send({ type: "play", action: "D" });
    last().receive(wireHappened(6));
    last().receive({ type: "refused", id: last().sent[0]!.id, code: "stale", sentence: "", version: 6 });
    const again = last().sent[1]!;
    expect(again.version).toBe(6);
    last().receive({ type: "done", id: again.id, version: 7 });
    await expect(sent).resolves.toMatchObject({ version: 7 });
  });

  test("does not repeat a move that was made for another position", async () => {
    const table = opened();
    const sent = table.send({ type: "play", action: "D" });
    last().receive(wireHappened(6, "another"));
    last().receive({ type: "refused", id: last().sent[0]!.id, code: "stale", sentence: "", version: 6 });
    await expect(sent).rejects.toMatchObject({ code: "stale" });
  });

  test("does not reconnect after a refusal, and says why", async () => {
    const table = new LiveTable("t", null);
    last().onopen();
    last().receive({ type: "refused", id: null, code: "unknown_table", sentence: "no such table" });
    last().lose(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect([table.connection, table.refusal?.code]).toEqual(["refused", "unknown_table"]);
    await expect(table.send({ type: "sit" })).rejects.toBeInstanceOf(Refusal);
  });

  test.each([1001, 1006, 4290, 4503])("reconnects after close code %i", (code) => {
    opened();
    last().lose(code);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all.length).toBe(2);
  });

  test("does not reconnect once it is closed", async () => {
    const table = opened();
    const sent = table.send({ type: "resign" });
    table.close();
    await expect(sent).rejects.toMatchObject({ code: "gone" });
    last().lose();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  test("follows the server's clock", () => {
    vi.setSystemTime(500_000);
    expect(opened().now).toBeCloseTo(1000);
  });

  test("missed what happened before its connection was opened again, and nothing else", () => {
    vi.setSystemTime(500_000); // far behind the server's clock, which is at 1000 seconds
    const table = opened();
    const missed: [number, boolean][] = [];
    table.listen(({ message, wasMissed }) => missed.push([message.version, wasMissed]));
    const receive = (version: number, time: number): void =>
      last().receive({ ...wireHappened(version), time });
    receive(6, 1000);
    last().lose();
    vi.advanceTimersByTime(300);
    vi.setSystemTime(560_000);
    last().onopen();
    receive(7, 1010);
    receive(8, 1059.9);
    expect(table.now).toBeCloseTo(1060); // missed messages say nothing about the time now
    receive(9, 1060.5);
    expect(missed).toEqual([
      [6, false],
      [7, true],
      [8, true],
      [9, false],
    ]);
  });

  test("has the clocks of everybody right after what it missed", () => {
    const snapshot = wireSnapshot(5);
    const seats = snapshot.table.seats.map((seat) => ({ ...seat, seconds_left: 300 }));
    const table = new LiveTable("t", "me");
    last().onopen();
    last().receive({
      ...snapshot,
      table: {
        ...snapshot.table,
        options: { clock: { game: 300 } },
        seats,
        turn: wireTurn("p", ["D"], 0, 990),
      },
    });
    last().lose();
    vi.advanceTimersByTime(300);
    expect(last().url).toContain("&after=5");
    last().onopen();
    const played = (seat: number) => [{ type: "played", seat, action: "D" } as const];
    last().receive({ ...wireHappened(6, "q", played(0)), time: 1010, turn: wireTurn("q", ["D"], 1, 1010) });
    last().receive({ ...wireHappened(7, "r", played(1)), time: 1015, turn: wireTurn("r", ["D"], 0, 1015) });
    expect(table.view?.seats.map((seat) => seat.seconds_left)).toEqual([280, 295, 300]);
  });

  test("ignores messages of types it does not know", () => {
    const table = opened();
    last().receive({ type: "celebration", version: 6 });
    expect([table.connection, table.version]).toEqual(["open", 5]);
  });

  test("folds a message with an unknown event as if the event were not there", () => {
    const table = opened();
    last().receive({ ...wireHappened(6), events: [{ type: "danced" }, { type: "ready", seat: 0 }] });
    expect(table.version).toBe(6);
    expect(table.view?.seats[0]?.is_ready).toBe(true);
    expect(table.history.at(-1)?.events).toEqual([{ type: "ready", seat: 0 }]);
  });

  test.each(["{", { type: "happened", version: 6 }, { ...wireSnapshot(6), table: {} }])(
    "loads a snapshot after a message that it cannot read: %j",
    (message) => {
      const error = vi.spyOn(console, "error").mockReturnValue();
      const table = opened();
      last().receive(message);
      expect(error).toHaveBeenCalledOnce();
      expect([table.version, last().readyState]).toEqual([5, FakeSocket.CLOSED]);
      last().lose(1005);
      vi.advanceTimersByTime(300);
      expect(last().url).not.toContain("after");
      last().onopen();
      expect(table.connection).toBe("reconnecting");
      last().receive(wireSnapshot(7));
      expect([table.connection, table.version]).toEqual(["open", 7]);
    },
  );
});
