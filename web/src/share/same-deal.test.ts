// @vitest-environment node
import { beforeAll, describe, expect, test } from "vitest";
import { decodeReplay } from "../api/decode.ts";
import type { Replay } from "../api/messages.ts";
import type { Engine } from "../engine/types.ts";
import { ExampleHost } from "../local/examples.ts";
import type { FixedDeal } from "../local/fixed-deal.ts";
import { decisionsIn } from "../local/game-record.ts";
import type { LocalOptions } from "../local/local-options.ts";
import { nodeEngine } from "../local/node-engine.ts";
import { parseRecord } from "../local/record-text.ts";
import { replayOf } from "../local/replaying.ts";
import { MemoryStore } from "../local/store.ts";
import { challengeOf, type Challenge } from "./challenge.ts";
import { firstDifference, isSameDeal, movesFrom, verdict } from "./comparison.ts";
import { randomNumbers, RECORD } from "./examples.ts";

const ADA = { id: "ada", name: "Ada" };
const BEN = { id: "ben", name: "Ben" };
const RULES = ["golden-2-violet", "golden-3-brown", "classic-4-brown"];

let engine: Engine;

beforeAll(async () => {
  engine = await nodeEngine();
});

/** Which of the legal actions a person plays. */
type Choose = (legal: readonly string[], decision: number) => string;

const byChance = (seed: number): Choose => {
  const below = randomNumbers(seed);
  return (legal) => legal[below(legal.length)]!;
};

/** A game of one person against bots, played to its end. */
async function played(
  options: LocalOptions,
  person: typeof ADA,
  choose: Choose,
  deal?: FixedDeal,
): Promise<Replay> {
  const example = new ExampleHost(new MemoryStore(), engine, {
    randomBytes: (count) => Uint8Array.from({ length: count }, (_, index) => index + options.seats.length),
  });
  const { host } = example;
  const made = await host.open(options, [person], { deal });
  const { seat } = made.people[0]!;
  const entropy = made.commitment === "" ? {} : { entropy: "from the person" };
  await host.submit(made.id, person, { id: "1", command: { type: "sit", seat, ...entropy } });
  /** What the person may do; nothing while bots move, and null at the end. */
  const now: { legal: readonly string[] | null } = { legal: [] };
  await host.subscribe(made.id, (message) => {
    const turn = message.type === "snapshot" ? message.table.turn : message.turn;
    const toMove = turn?.state.to_move ?? -1;
    now.legal = toMove < 0 ? null : toMove === seat ? (turn?.legal ?? []) : [];
  });
  while (now.legal !== null) {
    if (now.legal.length === 0) await example.runDue();
    else {
      const { record } = await host.record(made.id, 1);
      const action = choose(now.legal, decisionsIn(record.turns));
      now.legal = [];
      await host.submit(made.id, person, { id: "2", command: { type: "play", action } });
    }
  }
  return decodeReplay(replayOf(engine, (await host.record(made.id, 1)).record));
}

function optionsOf(rules: string, seat: number): LocalOptions {
  const players = engine.ruleSet(rules).players;
  const levels = ["medium", "easy", "hard"];
  return {
    rules,
    games: 1,
    seats: Array.from({ length: players }, (_, number) => (number === seat ? "open" : levels[number % 3]!)),
  };
}

function challenged(replay: Replay): Challenge {
  const challenge = challengeOf(replay);
  if ("problem" in challenge) throw new Error(challenge.problem);
  return challenge;
}

/** The same decisions as in another game, as long as they are possible. */
const copying = ({ frames }: Replay): Choose => {
  const actions = frames.slice(1).map(({ action }) => action!);
  return (legal, decision) => {
    const { kind, row } = { row: "", ...actions[decision]! };
    return legal.find((each) => each === `${{ draw: "D", place: "P", take: "T" }[kind]}${row}`)!;
  };
};

describe.each(RULES)("a challenge of %s", (rules) => {
  test("has the same deal, seats and bots: the same moves lead to the same game", async () => {
    const first = await played(optionsOf(rules, 1), ADA, byChance(1));
    const challenge = challenged(first);
    expect([challenge.seat, challenge.name]).toEqual([1, "Ada"]);
    const again = await played(challenge.options, BEN, copying(first), challenge.deal);
    expect(again.frames).toEqual(first.frames);
    expect(again.names).toEqual(first.names.with(1, "Ben"));
    expect(firstDifference(again, first)).toBeNull();
    expect(verdict(again, first, 1)).toBe("tied");
  });

  test("promises nothing, and its record still proves which deck it was", async () => {
    const first = await played(optionsOf(rules, 0), ADA, byChance(2));
    expect(first.proof).toMatchObject({ deck: "promised" });
    const challenge = challenged(first);
    const again = await played(challenge.options, BEN, byChance(3), challenge.deal);
    expect(again.proof).toMatchObject({ deck: "unpromised", commitment: null, seed: first.proof.seed });
    expect(again.text).not.toContain("commitment");
    expect(challenged(again).deal).toMatchObject({ seed: first.proof.seed, entropy: first.proof.entropy });
  });

  test("parts from the other game where a person decides otherwise, and never at a bot", async () => {
    const first = await played(optionsOf(rules, 0), ADA, byChance(4));
    const challenge = challenged(first);
    for (let seed = 5; seed < 9; seed++) {
      const again = await played(challenge.options, BEN, byChance(seed), challenge.deal);
      expect(isSameDeal(again, first)).toBe(true);
      const { step, move, player } = firstDifference(again, first)!;
      expect(player).toBe(0);
      expect(again.frames.slice(0, step)).toEqual(first.frames.slice(0, step));
      expect(again.frames[step]).not.toEqual(first.frames[step]);
      const moves = movesFrom(move, again, first);
      expect(moves[0]).toMatchObject({ move });
      expect(moves.at(-1)!.move).toBe(Math.max(again.frames.at(-1)!.move, first.frames.at(-1)!.move));
    }
  });
});

describe("no challenge is a game", () => {
  const replayed = (text: string): Replay => decodeReplay(replayOf(engine, parseRecord(engine, text)));
  const solo = RECORD.replace("Ben", "hard");

  test.each([
    ["of several people", RECORD, "not-one-person"],
    ["of bots", solo.replace("Anna", "easy"), "not-one-person"],
    ["that is not over", solo.replace(/ {2}6\. [^]*/, ""), "unfinished"],
    ["without its seed", solo.replace(/^seed.*\n/m, ""), "no-deck"],
    ["with another deck", solo.replace("entropy 1: 37", "entropy 1: 38"), "wrong-deck"],
    ["with another commitment", solo.replace("630dcd", "730dcd"), "wrong-deck"],
  ])("%s", (_, text, problem) => {
    expect(challengeOf(replayed(text))).toEqual({ problem });
  });

  test("but a game of one person against a bot is", () => {
    expect(challengeOf(replayed(solo))).toMatchObject({ seat: 0, name: "Anna", scores: [10, 6] });
  });
});

test("games of different decks are not compared", async () => {
  const [one, other] = [
    await played(optionsOf("golden-2-violet", 0), ADA, byChance(1)),
    await played(optionsOf("golden-3-brown", 0), ADA, byChance(1)),
  ];
  expect(isSameDeal(one, other)).toBe(false);
});
