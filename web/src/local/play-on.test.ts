import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ExampleHost } from "./examples.ts";
import { actionsBefore } from "./game-record.ts";
import { nodeEngine } from "./node-engine.ts";
import { recordOfText } from "./read-record.ts";
import { stepsOf } from "./record-steps.ts";
import { replayOf } from "./replaying.ts";
import { GameReview } from "./reviewing.ts";
import { shuffled } from "./shuffled.ts";
import { MemoryStore } from "./store.ts";

const GAME = readFileSync(new URL("../../../docs/example-game.txt", import.meta.url), "utf8");
const engine = await nodeEngine();
const STEPS = stepsOf(engine, recordOfText(engine, GAME));
const SEATS = STEPS[0]!.position.state.hands.map((_, seat) => (seat === 0 ? "open" : "easy"));
const ADA = { id: "ada", name: "Ada" };

/** A table that goes on after a step, played by bots to the end of the game. */
async function playedOn(step: number): Promise<{ example: ExampleHost; table: string }> {
  let drawn = 0;
  const randomBytes = (count: number): Uint8Array =>
    Uint8Array.from({ length: count }, () => (drawn = (drawn * 31 + 17) % 251));
  const example = new ExampleHost(new MemoryStore(), engine, { randomBytes });
  const made = await example.host.playOn(GAME, step, SEATS, [ADA]);
  await example.host.submit(made.id, ADA, { id: "c", command: { type: "sit", seat: 0 } });
  return { example, table: made.id };
}

async function finish(example: ExampleHost, table: string): Promise<void> {
  const stop = await example.host.subscribe(table, () => undefined);
  await example.host.submit(table, ADA, { id: "c", command: { type: "stand" } });
  while (example.isDue) await example.runDue();
  stop();
}

test("a game goes on from a position with everything that was played before", async () => {
  const { example, table } = await playedOn(25);
  const { record } = await example.host.record(table, 1);
  const steps = stepsOf(engine, record);
  expect(steps.map(({ position }) => position.text)).toEqual(
    STEPS.slice(0, 26).map(({ position }) => position.text),
  );
  expect(record.names).toEqual(SEATS.map((kind) => (kind === "open" ? "Ada" : kind)));
});

test("its record follows the rules to the end, says where it goes on, and promises nothing about the deck", async () => {
  const { example, table } = await playedOn(25);
  await finish(example, table);
  const { record } = await example.host.record(table, 1);
  const replay = replayOf(engine, record);
  expect(replay.win_shares.length).toBe(SEATS.length);
  expect(replay.tags.continued_after).toBe(String(STEPS[25]!.move));
  expect(actionsBefore(record)).toBe(25);
  expect(replay.proof).toMatchObject({ deck: "unknown", seed: null, commitment: null });
});

test.each([0, 1, 25, 26])("its review begins where it goes on, after %d actions", async (actions) => {
  const { example, table } = await playedOn(actions);
  await finish(example, table);
  const { record } = await example.host.record(table, 1);
  expect(actionsBefore(record)).toBe(actions);
  const { review } = new GameReview(engine, record).continue(() => 0);
  expect(review!.first_move).toBe(actions);
  expect(review!.shares.length).toBe(stepsOf(engine, record).length);
  expect(Math.min(...review!.decisions.map(({ move }) => move))).toBeGreaterThanOrEqual(actions);
  for (const [seat, { initial, final, luck, errors, gifts, correction }] of review!.seats.entries()) {
    expect(initial).toBe(review!.shares[actions]![seat]);
    expect(final - initial).toBeCloseTo(luck + errors + gifts + correction, 9);
  }
});

test("a card that was drawn before and placed afterwards is placed in the game that goes on", async () => {
  const step = STEPS.findIndex(({ action }) => action === "D");
  const { example, table } = await playedOn(step);
  await finish(example, table);
  const { record } = await example.host.record(table, 1);
  expect(record.tags.continued_after).toBe(`${STEPS[step]!.move} drawn`);
  expect(actionsBefore(record)).toBe(step);
});

test("a tag that says nothing about the moves before is no tag", () => {
  const record = recordOfText(engine, GAME);
  for (const tag of ["", "x", "-1", "9999", "3 moves"])
    expect(actionsBefore({ ...record, tags: { continued_after: tag } })).toBe(0);
});

test("nobody plays on after the end, or in a game that is not finished", async () => {
  const { host } = new ExampleHost(new MemoryStore(), engine);
  const unfinished = GAME.replace(/^scores:.*$/m, "");
  await expect(host.playOn(GAME, STEPS.length - 1, SEATS, [ADA])).rejects.toMatchObject({
    code: "wrong_moment",
  });
  await expect(host.playOn(unfinished, 3, SEATS, [ADA])).rejects.toMatchObject({ code: "wrong_moment" });
});

test("shuffling keeps the cards and follows the random numbers", () => {
  const numbers = [3, 1, 2];
  expect(shuffled("abc", () => Uint8Array.of(numbers.pop()!))).toBe("bac");
});
