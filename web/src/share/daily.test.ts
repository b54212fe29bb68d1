// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Engine } from "../engine/types.ts";
import { fromHex } from "../local/hex.ts";
import { nodeEngine } from "../local/node-engine.ts";
import { dailyDeal, dateOf, dayBefore } from "./daily.ts";
import {
  attemptOf,
  dailyAttempts,
  saveAttempts,
  streakOf,
  withAttempt,
  withResult,
  type DailyAttempt,
} from "./daily-results.ts";

/** As Python computes it from the definition: see tests/support/daily_deals.py. */
interface Case {
  readonly date: string;
  readonly rules: string;
  readonly seats: readonly string[];
  readonly removed: string;
  readonly start_cards: readonly string[];
  readonly start_player: number;
  readonly deck: string;
}

const FIXTURE = new URL("../../../tests/record/daily_deals.json", import.meta.url);
const CASES = JSON.parse(readFileSync(FIXTURE, "utf8")) as Case[];

let engine: Engine;

beforeAll(async () => {
  engine = await nodeEngine();
});

test.each(CASES.map((each) => [each.date, each.rules, each] as const))(
  "the deal of %s, %s, is that of its definition",
  (date, rules, expected) => {
    const { seedText, options } = dailyDeal(date);
    const seed = fromHex(engine.sha256(new TextEncoder().encode(seedText)));
    const { opening, deck } = engine.deal(engine.ruleSet(options.rules), seed, []);
    expect(options).toEqual({ rules, games: 1, seats: expected.seats });
    expect(seedText).toBe(`coloretto daily ${date} ${rules}`);
    expect(deck).toBe(expected.deck);
    expect([opening.removed, opening.startPlayer]).toEqual([expected.removed, expected.start_player]);
    expect(opening.startCards).toEqual(expected.start_cards);
  },
);

test("days begin at midnight UTC", () => {
  expect(dateOf(Date.UTC(2026, 10, 16, 23, 59, 59))).toBe("2026-11-16");
  expect(dateOf(Date.UTC(2026, 10, 17))).toBe("2026-11-17");
  expect([dayBefore("2026-03-01"), dayBefore("2028-03-01"), dayBefore("2027-01-01")]).toEqual([
    "2026-02-28",
    "2028-02-29",
    "2026-12-31",
  ]);
});

const TODAY = "2026-11-16";

function finished(...dates: string[]): DailyAttempt[] {
  return dates.map((date) => ({ date, table: `table-${date}`, scores: [9, 3], isHelped: false }));
}

describe("a streak", () => {
  test.each([
    ["is empty at first", [], 0],
    ["begins today", finished(TODAY), 1],
    ["goes on until today is over", finished("2026-11-14", "2026-11-15"), 2],
    ["includes today", finished("2026-11-14", "2026-11-15", TODAY), 3],
    ["ends with a day that was missed", finished("2026-11-13", "2026-11-14"), 0],
    ["begins again after a gap", finished("2026-11-12", "2026-11-13", "2026-11-15", TODAY), 2],
    ["goes over the end of a month", finished("2026-10-31", "2026-11-01"), 0],
  ])("%s", (_, attempts, days) => {
    expect(streakOf(attempts, TODAY, dayBefore)).toBe(days);
  });

  test("does not count games that are not over, or that a bot has played", () => {
    const unfinished = withAttempt(finished("2026-11-15"), TODAY, "a");
    expect(streakOf(unfinished, TODAY, dayBefore)).toBe(1);
    expect(streakOf(withResult(unfinished, "a", [1, 2], true), TODAY, dayBefore)).toBe(1);
    expect(streakOf(withResult(unfinished, "a", [1, 2], false), TODAY, dayBefore)).toBe(2);
  });
});

describe("the first attempt of a day counts", () => {
  test("and later ones do not", () => {
    const first = withAttempt([], TODAY, "a");
    expect(withAttempt(first, TODAY, "b")).toBe(first);
    expect(withResult(first, "b", [50, 0], false)).toEqual(first);
  });

  test("with its first result", () => {
    const over = withResult(withAttempt([], TODAY, "a"), "a", [20, 30], false);
    expect(withResult(over, "a", [50, 0], false)).toEqual(over);
    expect(attemptOf(over, TODAY)).toEqual({ date: TODAY, table: "a", scores: [20, 30], isHelped: false });
  });
});

describe("on the device", () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  test("results are kept, the latest 400", () => {
    const dates = Array.from({ length: 500 }, (_, day) => dateOf(Date.UTC(2026, 0, 1 + day)));
    saveAttempts(finished(...dates));
    expect(dailyAttempts()).toEqual(finished(...dates.slice(-400)));
  });

  test.each(['"x"', "[1]", '[{"date": "today", "table": "a", "scores": null, "isHelped": false}]', "{"])(
    "what is no result is forgotten: %s",
    (text) => {
      stored.set("coloretto.daily", text);
      expect(dailyAttempts()).toEqual([]);
    },
  );
});
