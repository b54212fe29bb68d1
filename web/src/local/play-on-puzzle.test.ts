import { expect, test } from "vitest";
import { loadGame, loadPack } from "../puzzles/pack.ts";
import { ExampleHost } from "./examples.ts";
import { nodeEngine } from "./node-engine.ts";
import { puzzleRecord } from "./puzzle-record.ts";
import { stepsOf } from "./record-steps.ts";
import { replayOf } from "./replaying.ts";
import { MemoryStore } from "./store.ts";

const engine = await nodeEngine();
const { puzzles } = await loadPack();
const ADA = { id: "ada", name: "Ada" };

/** The first puzzle that awaits this: an action, or a place for a drawn card. */
function indexOf(phase: "choose" | "place"): number {
  return puzzles.findIndex(({ position }) => position.includes(`:${phase}`));
}

/** A table that goes on from a puzzle, at which Ada sits in the seat of the player to move. */
async function playedOn(index: number): Promise<{ example: ExampleHost; table: string; seats: string[] }> {
  const { state, toMove } = engine.position(puzzles[index]!.position);
  const seats = state.hands.map((_, seat) => (seat === toMove ? "open" : "easy"));
  const example = new ExampleHost(new MemoryStore(), engine);
  const { id: table } = await example.host.playPuzzle(await loadGame(index), seats, [ADA]);
  await example.host.submit(table, ADA, { id: "c", command: { type: "sit", seat: toMove! } });
  return { example, table, seats };
}

test("the game of every puzzle leads to its position", async () => {
  for (const [index, { position }] of puzzles.entries()) {
    const game = await loadGame(index);
    const names = engine.position(position).state.hands.map(() => "easy");
    expect(stepsOf(engine, puzzleRecord(engine, game, names)).at(-1)!.position.text).toBe(position);
  }
});

test.each(["choose", "place"] as const)("a game goes on from a puzzle that asks to %s", async (phase) => {
  const index = indexOf(phase);
  const { example, table, seats } = await playedOn(index);
  const { record } = await example.host.record(table, 1);
  expect(stepsOf(engine, record).at(-1)!.position.text).toBe(puzzles[index]!.position);
  expect(record.names).toEqual(seats.map((kind) => (kind === "open" ? "Ada" : kind)));
});

test("it is played to the end, and its record says where it goes on", async () => {
  const { example, table } = await playedOn(indexOf("choose"));
  const { record: before } = await example.host.record(table, 1);
  const stop = await example.host.subscribe(table, () => undefined);
  await example.host.submit(table, ADA, { id: "c", command: { type: "stand" } });
  while (example.isDue) await example.runDue();
  stop();
  const { record } = await example.host.record(table, 1);
  const replay = replayOf(engine, record);
  expect(replay.win_shares.length).toBe(record.names.length);
  expect(replay.tags.continued_after).toBe(String(before.turns.length));
});
