// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Happened, Message, Snapshot } from "./messages.ts";
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

  hear(message: Message): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;

function snapshot(version: number, position = "p"): Snapshot {
  const turn = { position, state: {}, legal: ["D"] };
  const seats = [{ person: { id: "me", name: "Ada" } }, {}];
  const table = {
    id: "t",
    status: "playing",
    options: {},
    host: {},
    seats,
    game: 1,
    games: [],
    totals: [],
    turn,
  };
  return { type: "snapshot", version, table, time: 1000 } as unknown as Snapshot;
}

function happened(version: number, position = "p"): Happened {
  const turn = { position, state: {}, legal: [] };
  return { type: "happened", version, time: 1001, events: [], turn } as unknown as Happened;
}

function opened(): LiveTable {
  const table = new LiveTable("t", "me");
  last().onopen();
  last().hear(snapshot(5));
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
  vi.unstubAllGlobals();
});

describe("a live table", () => {
  test("is open with its first snapshot, and knows my seat", () => {
    const table = new LiveTable("t", "me");
    expect(table.connection).toBe("connecting");
    last().onopen();
    last().hear(snapshot(5));
    expect([table.connection, table.version, table.seat]).toEqual(["open", 5, 0]);
  });

  test("hears every version once, in order", () => {
    const table = opened();
    const heard: number[] = [];
    const stop = table.listen(({ message }) => heard.push(message.version));
    for (const version of [6, 6, 7]) last().hear(happened(version));
    stop();
    last().hear(happened(8));
    expect(heard).toEqual([6, 7]);
    expect(table.version).toBe(8);
  });

  test("comes back after a loss with what it has seen, waiting longer each time", () => {
    const table = opened();
    last().lose();
    expect(table.connection).toBe("away");
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all.length).toBe(2);
    expect(last().url).toContain("/tables/t/socket?after=5");
    last().lose();
    vi.advanceTimersByTime(299);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(301);
    last().onopen();
    expect(table.connection).toBe("open");
  });

  test("repeats what was not answered, under the same id", async () => {
    const table = opened();
    const done = table.send({ type: "play", action: "D" });
    const [first] = last().sent;
    expect(first).toMatchObject({ version: 5, command: { type: "play", action: "D" } });
    last().lose();
    vi.advanceTimersByTime(300);
    last().onopen();
    expect(last().sent).toEqual([first]);
    last().hear({ type: "done", id: first!.id, version: 6 });
    await expect(done).resolves.toMatchObject({ version: 6 });
  });

  test("throws a refusal to who has asked", async () => {
    const table = opened();
    const asked = table.send({ type: "resign" });
    last().hear({ type: "refused", id: last().sent[0]!.id, code: "wrong_moment", sentence: "not now" });
    await expect(asked).rejects.toMatchObject({ code: "wrong_moment", message: "not now" });
  });

  test("plays again what came too late only because somebody spoke", async () => {
    const table = opened();
    const asked = table.send({ type: "play", action: "D" });
    last().hear(happened(6));
    last().hear({ type: "refused", id: last().sent[0]!.id, code: "stale", sentence: "", version: 6 });
    const again = last().sent[1]!;
    expect(again.version).toBe(6);
    last().hear({ type: "done", id: again.id, version: 7 });
    await expect(asked).resolves.toMatchObject({ version: 7 });
  });

  test("does not play what was meant for another position", async () => {
    const table = opened();
    const asked = table.send({ type: "play", action: "D" });
    last().hear(happened(6, "another"));
    last().hear({ type: "refused", id: last().sent[0]!.id, code: "stale", sentence: "", version: 6 });
    await expect(asked).rejects.toMatchObject({ code: "stale" });
  });

  test("stays away for good where the server lets nobody in, and says why", async () => {
    const table = new LiveTable("t", null);
    last().onopen();
    last().hear({ type: "refused", id: null, code: "unknown_table", sentence: "no such table" });
    last().lose(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect([table.connection, table.refusal?.code]).toEqual(["refused", "unknown_table"]);
    await expect(table.send({ type: "sit" })).rejects.toBeInstanceOf(Refusal);
  });

  test.each([1001, 1006, 4290, 4503])("comes again after code %i", (code) => {
    opened();
    last().lose(code);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all.length).toBe(2);
  });

  test("leaves for good", async () => {
    const table = opened();
    const asked = table.send({ type: "resign" });
    table.leave();
    await expect(asked).rejects.toMatchObject({ code: "gone" });
    last().lose();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  test("has the server's clock", () => {
    vi.setSystemTime(500_000);
    expect(opened().now).toBeCloseTo(1000);
  });
});
