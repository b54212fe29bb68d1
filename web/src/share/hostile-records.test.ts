// @vitest-environment node
import { beforeAll, expect, test } from "vitest";
import { Refusal } from "../api/refusal.ts";
import type { Engine } from "../engine/types.ts";
import { nodeEngine } from "../local/node-engine.ts";
import { parseRecord } from "../local/record-text.ts";
import { replayOf } from "../local/replaying.ts";
import { randomNumbers, RECORD } from "./examples.ts";

const TRIES = 1500;
/** What a changed record may contain: much of it nearly right. */
const PIECES = [
  ...Array.from("0123456789abcdefg+jJLDPT=-:. \n#"),
  "\u0000",
  "\u202e",
  "players:5,",
  "reserve:1,",
  "golden-2-violet",
  "99999999999999999999",
  "-1",
  "player 0: ",
  "entropy 0: ",
  "tag __proto__: x\n",
  "  7. 0 Da P0\n",
  "scores: ",
];

let engine: Engine;

beforeAll(async () => {
  engine = await nodeEngine();
});

/** The same text with a few pieces inserted, removed or repeated. */
function changed(text: string, below: (limit: number) => number): string {
  let after = text;
  for (let count = 1 + below(3); count > 0; count--) {
    const [at, length] = [below(after.length + 1), below(8)];
    const piece =
      below(3) === 0
        ? after.slice(below(after.length + 1)).slice(0, below(80))
        : PIECES[below(PIECES.length)]!;
    after = after.slice(0, at) + piece + after.slice(at + length);
  }
  return after;
}

test("a changed record is a legal game or is refused as a bad record, and nothing else", () => {
  const below = randomNumbers(4);
  let shown = 0;
  for (let number = 0; number < TRIES; number++) {
    const text = changed(RECORD, below);
    try {
      const replay = replayOf(engine, parseRecord(engine, text));
      shown += 1;
      expect(replay.frames.length).toBeGreaterThan(0);
    } catch (error) {
      expect(error, text).toBeInstanceOf(Refusal);
      expect((error as Refusal).code, text).toBe("bad_record");
    }
  }
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(TRIES);
});
