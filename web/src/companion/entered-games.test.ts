import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../engine/types.ts";
import { nodeEngine } from "../local/node-engine.ts";
import { parseRecord, writeRecord } from "../local/record-text.ts";
import { replayOf } from "../local/replaying.ts";
import { randomNumbers } from "../share/examples.ts";
import { areEnteredGames, awaitsCard, entryOf, newRecord, withAction, withoutLast } from "./entered-games.ts";

let engine: Engine;

beforeAll(async () => {
  engine = await nodeEngine();
});

/** Enter a whole game: any legal action, any card that the deck still has. */
function entered(rules: string, seed: number): string[] {
  const below = randomNumbers(seed);
  const { opening } = engine.deal(engine.ruleSet(rules), new Uint8Array(32).fill(seed), []);
  const names = Array.from({ length: opening.ruleSet.players }, (_, player) => `Player ${player + 1}`);
  const texts = [writeRecord(engine, newRecord(opening, names, "2026-07-31"))];
  for (;;) {
    const entry = entryOf(engine, texts.at(-1)!)!;
    const { legal, isOver } = entry.position;
    if (isOver) return texts;
    const action = legal[below(legal.length)]!;
    let [cards, left] = ["", Object.entries(entry.position.state.deck)];
    while (awaitsCard(entry.position, action, cards)) {
      left = left.filter(([, count]) => count > 0);
      const chosen = below(left.length);
      cards += left[chosen]![0];
      left = left.map(([card, count], index) => [card, index === chosen ? count - 1 : count]);
    }
    texts.push(writeRecord(engine, withAction(entry, action, cards)));
  }
}

test.each(["golden-2-violet", "golden-3-brown", "golden-5-violet", "classic-3-brown", "classic-4-brown"])(
  "a game of %s is a record at every moment, and ends with its scores",
  (rules) => {
    for (let seed = 1; seed <= 2; seed++) {
      const texts = entered(rules, seed);
      for (const text of texts) expect(writeRecord(engine, parseRecord(engine, text))).toBe(text);
      const replay = replayOf(engine, parseRecord(engine, texts.at(-1)!));
      expect(replay.win_shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(replay.proof.deck).toBe("unknown");
    }
  },
);

test("every action is taken back, from the last to the first", () => {
  const texts = entered("golden-4-brown", 3);
  for (let index = texts.length - 1; index > 0; index--) {
    const { record } = entryOf(engine, texts[index]!)!;
    expect(writeRecord(engine, withoutLast(record))).toBe(texts[index - 1]);
  }
  const { record } = entryOf(engine, texts[0]!)!;
  expect(withoutLast(record).turns).toEqual([]);
});

test("names become what a record allows", () => {
  const { opening } = engine.deal(engine.ruleSet("golden-2-brown"), new Uint8Array(32), []);
  const record = newRecord(opening, ["\u200b", "B: c"], "2026-07-31");
  expect(parseRecord(engine, writeRecord(engine, record)).names).toEqual(["#1", "B: c"]);
  expect(newRecord(opening, ["hard", "Ben"], "2026-07-31").names).toEqual(["hard 2", "Ben"]); // no bot
});

test("what was stored otherwise is no list of games", () => {
  expect(areEnteredGames([{ id: "a", begun: 1, record: "" }])).toBe(true);
  expect(areEnteredGames([{ id: "a", begun: 1 }])).toBe(false);
  expect(areEnteredGames({})).toBe(false);
});

test("a record that cannot be read is no game", () => {
  expect(entryOf(engine, "coloretto record 2")).toBeNull();
});
