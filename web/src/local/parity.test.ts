import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { decodeHappened, decodeSnapshot } from "../api/decode.ts";
import type { Command, Person, TableView, Turn } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import type { components } from "../api/types.ts";
import type { Engine } from "../engine/types.ts";
import { ExampleHost } from "./examples.ts";
import { fromHex } from "./hex.ts";
import { nodeEngine } from "./node-engine.ts";
import { parseRecord, writeRecord } from "./record-text.ts";
import { replayOf } from "./replaying.ts";
import { MemoryStore } from "./store.ts";

type Schemas = components["schemas"];

/** A history as the server's own functions have played it: see tests/support/local_histories.py. */
interface Case {
  readonly options: Schemas["TableOptions"];
  readonly people: readonly Person[];
  readonly seeds: readonly string[];
  readonly steps: readonly { person?: number; command?: Command; refused?: string }[];
  readonly messages: readonly Schemas["Happened"][];
  readonly after: TableView;
  readonly records: readonly string[];
}

const CASES = readCases();
let engine: Engine;

beforeAll(async () => {
  engine = await nodeEngine();
});

function readCases(): Case[] {
  const file = new URL("../../../tests/protocol/local_cases.jsonl.gz", import.meta.url);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Case);
}

/** A host that draws the case's seeds. */
function hostOf({ seeds }: Case): ExampleHost {
  const left = seeds.map(fromHex);
  const randomBytes = (count: number): Uint8Array => (count === 32 ? left.shift()! : new Uint8Array(count));
  return new ExampleHost(new MemoryStore(), engine, { randomBytes });
}

test.each(CASES.map((each, number) => [number, each.options.rules, each] as const))(
  "case %i, %s: the same commands and seeds make the same messages, records and refusals",
  async (_, __, example) => {
    const around = hostOf(example);
    const { rules = "", games = 1, seats = [], pace = 0 } = example.options;
    const { id } = await around.host.open({ rules, games, seats, pace }, example.people);
    const messages: Schemas["Happened"][] = [];
    let snapshot: Schemas["Snapshot"] | null = null;
    await around.host.subscribe(id, (message) => {
      if (message.type === "happened") messages.push(message);
    });
    for (const [number, { person, command, refused }] of example.steps.entries()) {
      if (command === undefined || person === undefined) await around.runDue();
      else {
        const submitted = around.host.submit(id, example.people[person]!, { id: "c", command });
        expect(await codeOf(submitted), `step ${number}`).toBe(refused);
      }
    }
    const expected = example.messages.slice(1);
    expect(messages.length).toBe(expected.length);
    for (const [index, message] of expected.entries())
      expect(timeless(messages[index]!, message), `version ${message.version}`).toEqual(
        timeless(message, message),
      );
    const stop = await around.host.subscribe(id, (message) => {
      if (message.type === "snapshot") snapshot = message;
    });
    stop();
    expect(shownView(snapshot!)).toEqual(
      shownView({ type: "snapshot", version: 1, table: { ...example.after, id } as never }),
    );
    for (const [index, text] of example.records.entries())
      expect(writeRecord(engine, (await around.host.record(id, index + 1)).record)).toBe(text);
  },
);

async function codeOf(submitted: Promise<number>): Promise<string | undefined> {
  try {
    await submitted;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Without times; with its turn only if `like` has one. */
function timeless(message: Schemas["Happened"], like: Schemas["Happened"]): unknown {
  const { turn, events } = decodeHappened(message);
  return { version: message.version, events, ...(like.turn == null ? {} : { turn: timelessTurn(turn) }) };
}

function timelessTurn(turn: Turn | null | undefined): unknown {
  return { ...turn, began: null, deadline: null };
}

/** Without times, and with the defaults that the server leaves out. */
function shownView(snapshot: Schemas["Snapshot"]): unknown {
  const { turn, options, seats, ...view } = decodeSnapshot(snapshot).table;
  const seat = { person: null, level: null, stand_in: "", is_ready: false, seconds_left: null, bot_turns: 0 };
  return {
    green_rows: false,
    ...view,
    turn: timelessTurn(turn),
    options: { ...options, patience: null }, // how long others wait for a person: here, forever
    seats: seats.map((each) => ({ ...seat, ...each })),
  };
}

test("the records of the server's games are read, proved and written as they were", () => {
  for (const text of CASES.flatMap(({ records }) => records)) {
    const record = parseRecord(engine, text);
    expect(writeRecord(engine, record)).toBe(text);
    const replay = replayOf(engine, record);
    expect(replay.proof.deck).toBe("promised");
    expect(replay.text).toBe(text);
  }
});
