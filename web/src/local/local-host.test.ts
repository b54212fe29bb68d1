import { expect, test } from "vitest";
import type { Command } from "../api/messages.ts";
import { ExampleHost, MOVES } from "./examples.ts";
import type { LocalOptions, LocalTableMade } from "./local-options.ts";
import { SafeStore } from "./safe-store.ts";
import { MemoryStore, type Store } from "./store.ts";

const ADA = { id: "ada", name: "Ada" };
const BEN = { id: "ben", name: "Ben" };
const AGAINST_BOT = { rules: "tiny", seats: ["open", "easy"], games: 2, pace: 0 };
const TOGETHER = { rules: "tiny", seats: ["open", "open"] };

function request(command: Command, version?: number): { id: string; command: Command; version?: number } {
  return { id: "c", command, ...(version === undefined ? {} : { version }) };
}

async function sit({ host }: ExampleHost, made: LocalTableMade): Promise<void> {
  for (const { seat, person } of made.people)
    await host.submit(made.id, person, request({ type: "sit", seat, entropy: "lotus" }));
}

async function startedWith(
  example: ExampleHost,
  options: LocalOptions = AGAINST_BOT,
  people = [ADA],
): Promise<string> {
  const made = await example.host.open(options, people);
  await sit(example, made);
  return made.id;
}

async function finishedWith(example: ExampleHost): Promise<string> {
  const table = await startedWith(example, { ...AGAINST_BOT, games: 1 });
  const stop = await example.host.subscribe(table, () => undefined);
  for (let move = 0; move < MOVES; move += 2) {
    await example.host.submit(table, ADA, request({ type: "play", action: "T0" }));
    await example.runDue();
  }
  stop();
  return table;
}

function typesOf(history: readonly { events: readonly { type: string }[] }[]): string[] {
  return history.flatMap(({ events }) => events.map(({ type }) => type));
}

test("a table commits to its deck before entropy is drawn, and starts when all people sit", async () => {
  const example = new ExampleHost(new MemoryStore());
  const made = await example.host.open(TOGETHER, [ADA, BEN]);
  expect(made.commitment).toMatch(/^sha-1\.1/);
  expect(made.people.map(({ seat }) => seat)).toEqual([0, 1]);
  await sit(example, made);
  expect(typesOf(await example.host.history(made.id))).toEqual(["opened", "sat", "sat", "started"]);
  const { record } = await example.host.record(made.id, 1);
  expect(record).toMatchObject({ commitment: made.commitment, seed: null, entropy: ["lotus", "lotus"] });
});

test("bots move while the table is watched, and wait while it is not", async () => {
  const example = new ExampleHost(new MemoryStore());
  const table = await startedWith(example);
  await example.host.submit(table, ADA, request({ type: "play", action: "T0" }));
  expect(example.isDue).toBe(false);
  const heard: string[] = [];
  const stop = await example.host.subscribe(table, (message) => heard.push(message.type));
  await example.runDue();
  expect(heard).toEqual(["snapshot", "happened"]);
  await example.host.submit(table, ADA, request({ type: "play", action: "T0" }));
  expect(example.isDue).toBe(true);
  stop();
  expect(example.isDue).toBe(false);
});

test("a match goes on to its end, with a new commitment for each game", async () => {
  const example = new ExampleHost(new MemoryStore());
  const table = await startedWith(example);
  await example.host.subscribe(table, () => undefined);
  const playGame = async (): Promise<void> => {
    for (let move = 0; move < MOVES; move += 2) {
      await example.host.submit(table, ADA, request({ type: "play", action: "T0" }));
      await example.runDue();
    }
  };
  await playGame();
  await example.host.submit(table, ADA, request({ type: "ready" }));
  await playGame();
  const history = await example.host.history(table);
  expect(typesOf(history).filter((type) => type !== "played")).toEqual([
    "opened",
    "sat",
    "started",
    "game_over",
    "ready",
    "started",
    "game_over",
    "match_over",
  ]);
  const [first, second] = [await example.host.record(table, 1), await example.host.record(table, 2)];
  expect(second.record.commitment).not.toBe(first.record.commitment);
  expect([first.record.scores, first.games]).toEqual([[2, 1], 2]);
  expect(first.record.seed).toMatch(/^(01)+$/);
});

test("a move made for an older version is refused as stale", async () => {
  const example = new ExampleHost(new MemoryStore());
  const table = await startedWith(example);
  const old = example.host.submit(table, ADA, request({ type: "play", action: "T0" }, 1));
  await expect(old).rejects.toMatchObject({ code: "stale", version: 2 });
});

test("the slower of two tabs catches up and its move is refused", async () => {
  const store = new MemoryStore();
  const [here, there] = [new ExampleHost(store), new ExampleHost(store)];
  const table = await startedWith(here, TOGETHER, [ADA, BEN]);
  const heard: number[] = [];
  await there.host.subscribe(table, ({ version }) => heard.push(version));
  await here.host.submit(table, ADA, request({ type: "play", action: "T0" }, 3));
  const late = there.host.submit(table, ADA, request({ type: "play", action: "T1" }, 3));
  await expect(late).rejects.toMatchObject({ code: "stale", version: 4 });
  expect(heard).toEqual([3, 4]);
  expect(await there.host.history(table)).toEqual(await here.host.history(table));
});

test("a tab hears of what another one has done", async () => {
  const store = new MemoryStore();
  const [here, there] = [new ExampleHost(store), new ExampleHost(store)];
  const table = await startedWith(here);
  const heard: number[] = [];
  await there.host.subscribe(table, ({ version }) => heard.push(version));
  await here.host.submit(table, ADA, request({ type: "play", action: "T0" }));
  await there.host.onAnnounced(...here.announced.at(-1)!);
  expect(heard).toEqual([2, 3]);
});

test("the bots of two tabs make one move", async () => {
  const store = new MemoryStore();
  const [here, there] = [new ExampleHost(store), new ExampleHost(store)];
  const table = await startedWith(here);
  await here.host.submit(table, ADA, request({ type: "play", action: "T0" }));
  for (const each of [here, there]) await each.host.subscribe(table, () => undefined);
  await Promise.all([here.runDue(), there.runDue()]);
  expect(typesOf(await there.host.history(table)).filter((type) => type === "played")).toHaveLength(2);
  expect(await there.host.history(table)).toEqual(await here.host.history(table));
});

test("a table is found again by a later visit, and a deleted one is not", async () => {
  const store = new MemoryStore();
  const table = await startedWith(new ExampleHost(store));
  const later = new ExampleHost(store);
  expect(await later.host.list()).toMatchObject([{ id: table, status: "playing", round: 1, toMove: 0 }]);
  await later.host.submit(table, ADA, request({ type: "play", action: "T0" }));
  await later.host.delete(table);
  await expect(later.host.history(table)).rejects.toMatchObject({ code: "no_table" });
  expect(await later.host.list()).toEqual([]);
});

test("a rematch has the same players and options; asking twice leads to the same table", async () => {
  const example = new ExampleHost(new MemoryStore());
  const table = await finishedWith(example);
  const made = await example.host.rematch(table);
  expect(made.people).toEqual([{ seat: 0, person: ADA }]);
  await sit(example, made);
  expect(await example.host.rematch(table)).toMatchObject({ id: made.id, people: [] });
  expect((await example.host.list()).map(({ rules, games }) => [rules, games])).toEqual([
    ["tiny", 1],
    ["tiny", 1],
  ]);
});

test("there is no rematch before the match is over", async () => {
  const example = new ExampleHost(new MemoryStore());
  const table = await startedWith(example);
  await expect(example.host.rematch(table)).rejects.toMatchObject({ code: "wrong_moment" });
  expect(await example.host.list()).toHaveLength(1);
});

test.each(["say", "close", "start"] as const)("%s makes no sense on one device", async (type) => {
  const example = new ExampleHost(new MemoryStore());
  const table = await startedWith(example);
  const command = { type, text: "hello" } as Command;
  await expect(example.host.submit(table, ADA, request(command))).rejects.toMatchObject({
    code: "bad_command",
  });
});

class FailingStore extends MemoryStore implements Store {
  error: Error | null = null;

  override add(...args: Parameters<MemoryStore["add"]>): Promise<boolean> {
    return this.error === null ? super.add(...args) : Promise.reject(this.error);
  }
}

test("when the storage is full, the game goes on in memory, and that is said once", async () => {
  const durable = new FailingStore();
  const problems: string[] = [];
  const store = await SafeStore.open(
    () => Promise.resolve(durable),
    (problem) => problems.push(problem),
  );
  const example = new ExampleHost(store);
  const table = await startedWith(example, TOGETHER, [ADA, BEN]);
  durable.error = new DOMException("no room", "QuotaExceededError");
  await example.host.submit(table, ADA, request({ type: "play", action: "T0" }));
  expect(await example.host.submit(table, BEN, request({ type: "play", action: "T0" }))).toBe(5);
  expect(problems).toEqual(["full"]);
  expect(await example.host.list()).toMatchObject([{ id: table, version: 5 }]);
});

test("when the browser blocks storage, a game is played in memory", async () => {
  const problems: string[] = [];
  const blocked = (): Promise<Store> => Promise.reject(new DOMException("no", "SecurityError"));
  const store = await SafeStore.open(blocked, (problem) => problems.push(problem));
  const table = await startedWith(new ExampleHost(store));
  expect(problems).toEqual(["blocked"]);
  expect(await store.list()).toMatchObject([{ id: table }]);
});

test("advice is for one person against bots on their turn, with a deal of their own", async () => {
  const example = new ExampleHost(new MemoryStore());
  const alone = await startedWith(example);
  expect(await example.host.advise(alone)).toMatchObject({ actions: [], reason: null });
  await example.host.submit(alone, ADA, request({ type: "play", action: "T0" }));
  await expect(example.host.advise(alone)).rejects.toMatchObject({ code: "not_your_turn" });
  const together = await startedWith(example, TOGETHER, [ADA, BEN]);
  await expect(example.host.advise(together)).rejects.toMatchObject({ code: "bad_command" });
  const deal = { seed: "00".repeat(32), entropy: [], origin: { kind: "daily", date: "2026-07-31" } } as const;
  const shared = await example.host.open(AGAINST_BOT, [ADA], { deal });
  await expect(example.host.advise(shared.id)).rejects.toMatchObject({ code: "bad_command" });
});

test("a move is taken back: the same game goes on before it, and its record says so", async () => {
  const example = new ExampleHost(new MemoryStore());
  const first = await startedWith(example, { ...AGAINST_BOT, games: 1 });
  await expect(example.host.takeBack(first)).rejects.toMatchObject({ code: "wrong_moment" });
  const stop = await example.host.subscribe(first, () => undefined);
  await example.host.submit(first, ADA, request({ type: "play", action: "T0" }));
  await example.runDue();
  stop();
  const before = await example.host.record(first, 1);
  expect(before.record.turns).toHaveLength(2);
  const second = await example.host.takeBack(first);
  const { record } = await example.host.record(second, 1);
  expect(record).toEqual({ ...before.record, turns: [], tags: { takebacks: "1" } });
  expect((await example.host.list()).map(({ id }) => id)).toEqual([second]);
  await expect(example.host.history(first)).rejects.toMatchObject({ code: "no_table" });
  await example.host.submit(second, ADA, request({ type: "play", action: "T0" }));
  const third = await example.host.takeBack(second);
  expect((await example.host.record(third, 1)).record.tags).toEqual({ takebacks: "2" });
});

test("with other people, nothing is taken back", async () => {
  const example = new ExampleHost(new MemoryStore());
  const table = await startedWith(example, TOGETHER, [ADA, BEN]);
  await example.host.submit(table, ADA, request({ type: "play", action: "T0" }));
  await expect(example.host.takeBack(table)).rejects.toMatchObject({ code: "bad_command" });
});
