// @vitest-environment jsdom
import { expect, test } from "vitest";
import { ExampleHost, MOVES, settled, TINY } from "./examples.ts";
import { LocalConnection, type Port } from "./connection.ts";
import { LocalService } from "./local-service.ts";
import { LocalTable } from "./local-table.svelte.ts";
import type { LocalOptions, LocalTableMade } from "./local-options.ts";
import type { FromWorker } from "./protocol.ts";
import { sitDown } from "./start.ts";
import { MemoryStore } from "./store.ts";

const ADA = { id: "ada", name: "Ada" };
const BEN = { id: "ben", name: "Ben" };

/** A page and its worker in one place. */
function connected(example: ExampleHost): LocalConnection {
  const port: Port = { postMessage: (call) => void service.handle(call), onmessage: null, onerror: null };
  const ready = Promise.resolve({ engine: TINY, host: example.host, prepare: () => Promise.resolve() });
  const service = new LocalService(ready, (data) => port.onmessage?.({ data } as MessageEvent<FromWorker>));
  return new LocalConnection(port);
}

async function opened(
  options: Partial<LocalOptions>,
  people = [ADA, BEN],
): Promise<[LocalTable, ExampleHost]> {
  const example = new ExampleHost(new MemoryStore());
  const connection = connected(example);
  const wish = { rules: "tiny", seats: ["open", "open"], pace: 0, ...options };
  const made: LocalTableMade = await connection.call("open", wish, people);
  await sitDown(connection, made);
  const table = new LocalTable(made.id, connection);
  await settled();
  return [table, example];
}

const play = { type: "play", action: "T0" } as const;

test("the screen belongs to the person to move, and names everyone", async () => {
  const [table] = await opened({});
  expect([table.connection, table.isShared, table.seat]).toEqual(["open", true, 0]);
  await table.send(play);
  expect(table.seat).toBe(1);
  await table.send(play);
  expect(table.seat).toBe(0);
  expect(table.history.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
});

test("while a bot moves, the screen stays with the person", async () => {
  const [table, example] = await opened({ seats: ["open", "easy"] }, [ADA]);
  await table.send(play);
  expect([table.isShared, table.seat, table.view?.turn?.state.to_move]).toEqual([false, 0, 1]);
  await example.runDue();
  expect(table.view?.turn?.state.to_move).toBe(0);
});

test("one person says for all at the screen that they are ready for the next game", async () => {
  const [table] = await opened({ games: 2 });
  for (let move = 0; move < MOVES; move++) await table.send(play);
  expect(table.view?.status).toBe("between");
  await table.send({ type: "ready", entropy: "rain" });
  expect([table.view?.status, table.view?.game]).toEqual(["playing", 2]);
});

test("a command of this device is refused with the server's code", async () => {
  const [table] = await opened({});
  await expect(table.send({ type: "return" })).rejects.toMatchObject({ code: "wrong_moment" });
});

test("a table that is not on this device is refused", async () => {
  const table = new LocalTable("gone", connected(new ExampleHost(new MemoryStore())));
  await settled();
  expect([table.connection, table.refusal?.code]).toEqual(["refused", "no_table"]);
});

test("a worker that fails refuses every call", async () => {
  const port: Port = { postMessage: () => undefined, onmessage: null, onerror: null };
  const connection = new LocalConnection(port);
  const asked = connection.call("list");
  port.onerror?.({ message: "gone" } as ErrorEvent);
  await expect(asked).rejects.toMatchObject({ code: "no_engine" });
  await expect(connection.call("list")).rejects.toMatchObject({ code: "no_engine" });
});
