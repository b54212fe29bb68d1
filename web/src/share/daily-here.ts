/** Playing the deal of the day on this device. */
import { ownName } from "../app/start-game.ts";
import { connectLocally } from "../local/connection.ts";
import type { FixedDeal } from "../local/fixed-deal.ts";
import { BOT_MOVES } from "../local/game-record.ts";
import { replayHere } from "../local/replay-here.ts";
import { startLocalGame } from "../local/start.ts";
import { dailyDeal, dateOf } from "./daily.ts";
import { dailyAttempts, saveAttempts, withAttempt, withResult } from "./daily-results.ts";

/** Start the deal of a date; the first one on its day counts. Returns the table. */
export async function startDaily(date: string): Promise<string> {
  const { seedText, options } = dailyDeal(date);
  const seed = await (await connectLocally()).call("sha256", seedText);
  const deal: FixedDeal = { seed, entropy: [], origin: { kind: "daily", date } };
  const table = await startLocalGame(options, [ownName()], deal);
  if (date === dateOf(Date.now())) saveAttempts(withAttempt(dailyAttempts(), date, table));
  return table;
}

/** Note the results of attempts whose games are over. */
export async function settleAttempts(): Promise<void> {
  for (const { table, scores } of dailyAttempts()) if (scores === null) await settle(table);
}

async function settle(table: string): Promise<void> {
  try {
    const { frames, tags, win_shares: shares } = await replayHere(table, 1);
    if (shares.length === 0) return;
    const { scores } = frames.at(-1)!.state;
    saveAttempts(withResult(dailyAttempts(), table, scores, BOT_MOVES in tags));
  } catch {
    // the game was deleted: the attempt stays unfinished
  }
}

/** How many of the latest attempts are searched. */
const SEARCHED = 30;

/** The table of a finished attempt with this seed, if it is still on this device. */
export async function finishedAttempt(seed: string): Promise<string | null> {
  await settleAttempts(); // the page of the last one may have been left before its result was noted
  const connection = await connectLocally();
  const finished = dailyAttempts().filter(({ scores }) => scores !== null);
  for (const { date, table } of finished.slice(-SEARCHED).reverse()) {
    const found = await connection.call("sha256", dailyDeal(date).seedText);
    if (found === seed) return (await isHere(table)) ? table : null;
  }
  return null;
}

/** Whether a table is still on this device. */
export async function isHere(table: string): Promise<boolean> {
  const tables = await (await connectLocally()).call("list");
  return tables.some(({ id }) => id === table);
}
