/** Replays that this device makes itself. */
import { decodeReplay } from "../api/decode.ts";
import type { Replay } from "../api/messages.ts";
import { connectLocally } from "./connection.ts";

/** A game of one of this device's tables, counted from 1. */
export async function replayHere(table: string, game: number): Promise<Replay> {
  return decodeReplay(await (await connectLocally()).call("replay", table, game));
}

/** The game of a record from anywhere, in JSON or text, verified. */
export async function readRecordHere(text: string): Promise<Replay> {
  return decodeReplay(await (await connectLocally()).call("readRecord", text));
}
