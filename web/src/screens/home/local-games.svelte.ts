/** The games of this device for the home page, read before the page is shown so that nothing jumps. */
import type { Component } from "svelte";
import { SCREENS } from "../../app/screens.ts";
import { IndexedDbStore } from "../../local/indexed-db.ts";
import type { LocalLine } from "../../local/store.ts";

/** Milliseconds after which the page is shown without them. */
const PATIENCE = 3_000;

let games: readonly LocalLine[] = $state.raw([]);
let list: Component | null = $state.raw(null);
let readAll: () => Promise<readonly LocalLine[]> = readStored;

/** Those to resume, then the finished ones, each from the latest to the oldest. */
export function localGames(): readonly LocalLine[] {
  return games;
}

/** The component that lists them; null while there are none. */
export function localGameList(): Component | null {
  return games.length === 0 ? null : list;
}

export async function loadLocalGames(): Promise<void> {
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

async function load(): Promise<void> {
  try {
    const found = inOrder(await readAll());
    if (found.length > 0) list ??= (await import("./LocalGames.svelte")).default;
    games = found;
  } catch {
    // a browser that blocks storage has no such games
  }
}

/** Without the worker, which takes longer to start. */
async function readStored(): Promise<readonly LocalLine[]> {
  const store = await IndexedDbStore.open(indexedDB);
  try {
    return await store.list();
  } finally {
    store.close();
  }
}

/** A game that never started was abandoned by a page that was closed meanwhile. */
function inOrder(lines: readonly LocalLine[]): LocalLine[] {
  const isOver = ({ status }: LocalLine): number => Number(status === "over");
  return lines
    .filter(({ status }) => status !== "waiting")
    .sort((one, other) => isOver(one) - isOver(other) || other.changed - one.changed);
}

export async function deleteLocalGame(table: string): Promise<void> {
  const { connectLocally } = await import("../../local/connection.ts");
  await (await connectLocally()).call("delete", table);
  await load();
}

/** Load everything that a game on this device needs: then it starts without a request. */
export async function loadAhead(): Promise<void> {
  try {
    const { connectLocally } = await import("../../local/connection.ts");
    const connection = await connectLocally();
    readAll = () => connection.call("list"); // it also knows the games that could not be stored
    const end = import("../../end/load.ts").then(({ loadEnd }) => loadEnd());
    const help = import("../../table/load-help.ts").then(({ loadHelp }) => loadHelp());
    await Promise.all([SCREENS.local(), import("../../local/start.ts"), end, help]);
  } catch {
    // without a network, the page works as far as it is loaded
  }
}
