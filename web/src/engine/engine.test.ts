import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { WasmEngine } from "./engine.ts";
import { EngineError } from "./errors.ts";
import { RULE_SETS } from "./layout.ts";

const FOLDER = resolve(import.meta.dirname);
const engine = new WasmEngine(new WebAssembly.Module(readFileSync(resolve(FOLDER, "engine.wasm"))));
const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const CUSTOM =
  "players:3,capacities:2.3.4,jokers:1,golden_jokers:2,reserve:9,table:5.4.3.2.1.0,colours_removed:2,start_cards:1,games:7";

function dealt(rules: string): { deck: string; start: ReturnType<typeof engine.start> } {
  const { opening, deck } = engine.deal(engine.ruleSet(rules), SEED, []);
  return { deck, start: engine.start(opening) };
}

describe("the engine", () => {
  it("hashes contents of any length", () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000, 70_000, 200_000]) {
      const content = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
      expect(engine.sha256(content)).toBe(createHash("sha256").update(content).digest("hex"));
    }
  });

  it("derives the seeds of bots as the server does", () => {
    const digest = createHmac("sha256", SEED).update("bot 17 3").digest();
    expect(engine.botSeed(SEED, 17, 3)).toBe(digest.readBigUInt64BE());
  });

  it("plays games of all printed rule sets to their end with every level that needs no network", () => {
    for (const rules of Object.keys(RULE_SETS)) {
      const { deck, start } = dealt(rules);
      let position: ReturnType<typeof engine.playFromDeck>["after"] = start;
      for (let decision = 0; !position.isOver; decision++) {
        const level = ["easy", "medium"][decision % 2]!;
        const action = engine.choose(level, position, engine.botSeed(SEED, decision, position.toMove!));
        expect(position.legal).toContain(action);
        position = engine.playFromDeck(position, action, deck).after;
      }
      expect(position.sheets.map((sheet) => sheet.total)).toEqual(position.state.scores);
      expect(position.winShares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    }
  });

  it("does not change a position when a move is played on it", () => {
    const { start } = dealt("golden-4-brown");
    const text = start.text;
    start.after("D", start.state.deck.a ? "a" : "b");
    expect(start.text).toBe(text);
    expect(engine.position(text).text).toBe(text);
  });

  it("knows custom rule sets by their text", () => {
    const ruleSet = engine.ruleSet(CUSTOM);
    expect(ruleSet).toMatchObject({
      players: 3,
      capacities: [2, 3, 4],
      points: [5, 4, 3, 2, 1, 0],
      games: 7,
    });
    expect(dealt(CUSTOM).start.text.startsWith(`${CUSTOM} `)).toBe(true);
  });

  it.each([
    "",
    "golden-6-brown",
    "__proto__",
    CUSTOM.replace("players:3", "players:6"),
    CUSTOM.replace("capacities:2.3.4", "capacities:2.3.9"),
    CUSTOM.replace("jokers:1", "jokers:3"),
    CUSTOM.replace("reserve:9", "reserve:999"),
    CUSTOM.replace("reserve:9", "reserve:09"),
    CUSTOM.replace("table:5.4.3.2.1.0", "table:5.4"),
    CUSTOM.replace("table:5.4.3.2.1.0", "table:constructor"),
    CUSTOM.replace("players:3,", ""),
    CUSTOM.replace("players:3", "players:3:3"),
    "golden-2-",
    "golden-02-brown",
    "classic-3-violet",
    `${CUSTOM},games:7`,
  ])("refuses the rule set %j", (text) => {
    expect(() => engine.ruleSet(text)).toThrow(EngineError);
  });

  it.each([
    ["golden-2", "golden-2-brown"],
    ["golden-2-1.4.8.7.6.5", "golden-2-violet"],
    [
      "capacities:2.3.4,players:3,table:1.3.6.10.15.21,games:4",
      "players:3,capacities:2.3.4,jokers:3,golden_jokers:0,reserve:15,table:brown,colours_removed:0,start_cards:1,games:4",
    ],
    ["players:3,capacities:3.3.3,colours_removed:1,games:4", "classic-3-brown"],
  ])("reads the rule set %j as %j", (text, written) => {
    expect(engine.ruleSet(text).text).toBe(written);
  });

  it("refuses illegal actions and impossible cards, and says where", () => {
    const { start } = dealt("golden-2-violet");
    expect(() => start.after("P0")).toThrow(`illegal action: P0 in ${JSON.stringify(start.text)} (legal: D)`);
    expect(() => start.after("X9")).toThrow(EngineError);
    expect(() => start.after("D", start.state.removed[0])).toThrow(EngineError);
    expect(() => start.after("D", "?")).toThrow(EngineError);
  });

  it("refuses positions that no text of a position describes", () => {
    const { start } = dealt("golden-2-violet");
    const fields = start.text.split(" ");
    const changed = (place: number, field: string): string => fields.with(place, field).join(" ");
    for (const text of [
      "",
      start.text + " ",
      changed(1, "-"),
      changed(2, "-/-"),
      changed(2, "aaa/-/-"),
      changed(3, "abc"),
      changed(3, `${"a".repeat(10)}/b`),
      changed(4, "7:choose"),
      changed(4, "0:sleep"),
      changed(4, "0:place-"),
      changed(5, "-1"),
      changed(6, "j".repeat(9)),
    ])
      expect(() => engine.position(text), text).toThrow(EngineError);
  });

  it("refuses a row whose cards are not in the order they are written in", () => {
    const { start } = dealt("classic-3-brown");
    const fields = start.text.split(" ");
    const withRow = (cards: string): string => fields.with(2, `${cards}/-/-`).join(" ");
    expect(engine.position(withRow("ab+")).text).toBe(withRow("ab+"));
    for (const cards of ["ba+", "a+b", "+ab"])
      expect(() => engine.position(withRow(cards)), cards).toThrow(EngineError);
  });

  it("refuses openings, seeds and hands that cannot be", () => {
    const { opening } = engine.deal(engine.ruleSet("golden-2-violet"), SEED, []);
    expect(() => engine.start({ ...opening, startPlayer: 2 })).toThrow(EngineError);
    expect(() => engine.start({ ...opening, removed: "ba" })).toThrow(EngineError);
    expect(() => engine.start({ ...opening, startCards: ["ab", "ab"] })).toThrow(EngineError);
    expect(() => engine.deal(opening.ruleSet, SEED.subarray(1), [])).toThrow("a seed has 32 bytes, not 31");
    expect(() => engine.deal(opening.ruleSet, SEED, ["one"])).toThrow("entropy: 1 texts for 2 players");
    expect(() => engine.sheet("jjjj", [1, 3, 6, 10, 15, 21], "")).toThrow("at most 3 jokers");
  });

  it("says which network is missing", () => {
    const { start } = dealt("golden-2-violet");
    expect(engine.networkOf("master", start.ruleSet)).toBe("two-players");
    expect(engine.networkOf("expert", dealt("golden-4-violet").start.ruleSet)).toBe("falling");
    expect(engine.networkOf("expert", dealt("classic-3-brown").start.ruleSet)).toBe("rising");
    expect(engine.networkOf("grandmaster", dealt("golden-5-violet").start.ruleSet)).toBe("falling");
    expect(engine.networkOf("medium", start.ruleSet)).toBe(null);
    expect(() => engine.choose("master", start.after("D", "b"), 0n)).toThrow(
      "the network two-players is not loaded",
    );
    expect(() => engine.loadNetwork("falling", new Uint8Array(5))).toThrow(EngineError);
    expect(() => engine.choose("genius", start, 0n)).toThrow(EngineError);
  });
});
