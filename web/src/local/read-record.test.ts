import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../engine/types.ts";
import { nodeEngine } from "./node-engine.ts";
import { MAX_LENGTH, replayOfText } from "./read-record.ts";

/** The example of docs/formats.md. */
const RULES =
  "players:2,capacities:1.2.3,jokers:2,golden_jokers:1,reserve:54,table:violet,colours_removed:2,start_cards:2,games:1";
const RECORD = `coloretto record 1
rules: ${RULES}
player 0: Anna
player 1: Ben
tag event: an example
tag date: 2026-07-31
commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
entropy 0: lotus
entropy 1: 37
seed: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
removed: ag
start cards: fd bc
start player: 1

# round 1
  1. 1 Dd P2
# the last-round card has turned up
  2. 0 D+ P1
  3. 1 DJ P2
  4. 0 T2=c
  5. 1 D+ P1
  6. 1 T1

scores: 10 6
`;

let engine: Engine;

beforeAll(async () => {
  engine = await nodeEngine();
});

const replayed = (text: string): ReturnType<typeof replayOfText> => replayOfText(engine, text);

test("the example of the documents is read, proved, and written as it was", () => {
  const replay = replayed(RECORD);
  expect([replay.text, replay.proof.deck, replay.proof.sentence]).toEqual([RECORD, "promised", ""]);
  expect(replay.frames).toHaveLength(11);
  expect(replay.win_shares).toEqual([1, 0]);
});

describe("a record is refused", () => {
  test.each([
    ["with another title", "coloretto record 1", "chess", /begins with/],
    ["of a later version", "coloretto record 1", "coloretto record 2", /not known/],
    ["with wrong scores", "scores: 10 6", "scores: 10 7", /player 1 \(Ben\) has 6 points/],
    ["without its scores", "\nscores: 10 6\n", "", /no scores/],
    ["with an illegal move", "4. 0 T2=c", "4. 0 T0", /move 4/],
    ["with a move of another player", "2. 0 D+", "2. 1 D+", /player 0's turn/],
    ["with a card that is missing", "T2=c", "T2", /move 4/],
    ["with an unknown turn", "D+ P1\n  3", "Q9\n  3", /not a turn/],
    ["with a control character in a name", "Anna", "An\u0007na", /printable/],
    ["with a name that is too long", "Anna", "A".repeat(41), /at most 40/],
    ["with a line that nobody writes", "removed: ag", "removed: ag\nextra: 1", /expected here/],
    ["with a short seed", "1d1e1f", "1d1e", /64 hexadecimal digits/],
    ["with unknown rules", RULES, "chess", /./],
  ])("%s", (_, found, replacement, reason) => {
    const text = RECORD.replace(found, () => replacement);
    expect(text).not.toBe(RECORD);
    expect(() => replayed(text)).toThrow(reason);
  });

  test("that is too long to be one", () => {
    expect(() => replayed("a".repeat(MAX_LENGTH + 1))).toThrow(/at most/);
  });

  test("with the number of its line", () => {
    expect(() => replayed(RECORD.replace("removed: ag", "removed: ag\nextra: 1"))).toThrow(
      expect.objectContaining({ code: "bad_record", line: 12 }),
    );
  });
});

test("a deck that was not promised is told from the promised one", () => {
  const other = RECORD.replace("630dcd", "730dcd");
  expect(replayed(other).proof).toMatchObject({ deck: "wrong" });
  expect(replayed(RECORD.replace("entropy 1: 37", "entropy 1: 38")).proof).toMatchObject({ deck: "wrong" });
  expect(replayed(RECORD.replace(/seed: .*\n/, "")).proof).toMatchObject({ deck: "unknown" });
  expect(replayed(RECORD.replace(/commitment: .*\n/, "")).proof).toMatchObject({ deck: "unpromised" });
});

test("the place of an impossible move is the place of its text", () => {
  expect(() => replayed(RECORD.replace("4. 0 T2=c", "4. 0 T0"))).toThrow(
    expect.objectContaining({ code: "bad_record", line: 20, column: 8 }),
  );
});

describe("a record in JSON", () => {
  const JSON_RECORD = {
    format: "coloretto-record",
    version: 1,
    rules: RULES,
    players: ["Anna", "Ben"],
    removed: "ag",
    start_cards: ["fd", "bc"],
    start_player: 1,
    turns: [
      { player: 1, draw: "d", place: 2 },
      { player: 0, draw: "+", place: 1 },
      { player: 1, draw: "J", place: 2 },
      { player: 0, take: 2, reveal: "c" },
      { player: 1, draw: "+", place: 1 },
      { player: 1, take: 1 },
    ],
    scores: [10, 6],
    commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    seed: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    entropy: ["lotus", "37"],
    tags: { event: "an example", date: "2026-07-31" },
  };
  const written = (changes: object): string => JSON.stringify({ ...JSON_RECORD, ...changes }, null, 1);

  test("is read as the same game", () => {
    expect(replayed(written({}))).toEqual(replayed(RECORD));
  });

  test("may leave out what has a default", () => {
    const text = written({ commitment: undefined, seed: undefined, entropy: undefined, tags: undefined });
    expect(replayed(text).proof.deck).toBe("unknown");
  });

  test.each<[string, object, RegExp]>([
    ["of another format", { format: "chess" }, /"format": "coloretto-record"/],
    ["of a later version", { version: 2 }, /not known/],
    ["with an unknown field", { extra: 1 }, /unknown/],
    ["with an unknown field in a turn", { turns: [{ player: 1, draw: "d", extra: 1 }] }, /unknown/],
    ["with a number for a name", { players: ["Anna", 7] }, /RecordJson.players\[1\]/],
    ["with too few names", { players: ["Anna"] }, /2 names/],
    ["with two lines in a name", { players: ["Anna", "B\nen"] }, /printable/],
    ["with a start player who does not play", { start_player: 2 }, /start player/],
    ["with a turn that is none", { turns: [{ player: 1 }] }, /move 1: a turn is either/],
    ["with a turn that is two", { turns: [{ player: 1, draw: "d", take: 1 }] }, /move 1: a turn is either/],
    ["with a row that does not exist", { turns: [{ player: 1, take: 9 }] }, /no row 9/],
    ["with an unknown card", { removed: "zz" }, /letters/],
    ["with wrong scores", { scores: [10, 7] }, /player 1 \(Ben\) has 6 points/],
    ["with a short seed", { seed: "00" }, /64 hexadecimal digits/],
  ])("is refused %s", (_, changes, reason) => {
    expect(() => replayed(written(changes))).toThrow(
      expect.objectContaining({ code: "bad_record", message: expect.stringMatching(reason) as string }),
    );
  });

  test("is refused if it is cut off", () => {
    expect(() => replayed(written({}).slice(0, -9))).toThrow(/not a JSON record/);
  });

  test("is refused with the place of a move", () => {
    const text = written({
      turns: [
        { player: 1, draw: "d", place: 2 },
        { player: 0, take: 9 },
      ],
    });
    const line = text.split("\n").findIndex((each) => each.includes('"player": 0'));
    expect(() => replayed(text)).toThrow(expect.objectContaining({ line }));
  });
});
