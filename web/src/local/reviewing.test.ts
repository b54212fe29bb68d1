import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Refusal } from "../api/refusal.ts";
import type { Engine } from "../engine/types.ts";
import { LocalHost } from "./local-host.ts";
import { LocalService } from "./local-service.ts";
import { nodeEngine } from "./node-engine.ts";
import type { FromWorker, LocalMethods, MethodName } from "./protocol.ts";
import { recordOfText } from "./read-record.ts";
import { GameReview, type ReviewProgress } from "./reviewing.ts";

const GAME = readFileSync(new URL("../../../docs/example-game.txt", import.meta.url), "utf8");
const engine = await nodeEngine();

/** Answers as the worker does. */
function service(
  used: Engine,
): <M extends MethodName>(method: M, ...args: Parameters<LocalMethods[M]>) => Promise<FromWorker> {
  const answers: FromWorker[] = [];
  const ready = { engine: used, host: {} as LocalHost, prepare: () => Promise.resolve() };
  const local = new LocalService(Promise.resolve(ready), (message) => answers.push(message));
  return async (method, ...args) => {
    await local.handle({ call: 1, method, args });
    return answers.pop()!;
  };
}

test("a review is made a little at a time, and is the same in the end", () => {
  const record = recordOfText(engine, GAME);
  const [slow, fast] = [new GameReview(engine, record), new GameReview(engine, record)];
  const progress: ReviewProgress[] = [];
  let time = 0;
  do progress.push(slow.continue(() => (time += 1000)));
  while (progress.at(-1)!.review === null);
  expect(progress.map(({ done }) => done)).toEqual(progress.map((_, index) => index + 1));
  expect(progress.at(-1)).toEqual(fast.continue(() => 0));
});

test("what changed a seat's share of the win is luck, a decision or a correction", () => {
  const { review } = new GameReview(engine, recordOfText(engine, GAME)).continue(() => 0);
  for (const { initial, final, luck, errors, gifts, correction } of review!.seats)
    expect(final - initial).toBeCloseTo(luck + errors + gifts + correction, 9);
});

test("a new review ends the one before", async () => {
  const ask = service(engine);
  const first = (await ask("beginReview", GAME)) as { value: number };
  const second = (await ask("beginReview", GAME)) as { value: number };
  expect(await ask("continueReview", second.value)).not.toHaveProperty("refusal");
  const refused = (await ask("continueReview", first.value)) as unknown as { refusal: Refusal };
  expect(refused.refusal.code).toBe("wrong_moment");
});
