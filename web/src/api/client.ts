/** What can be asked of the server over HTTP; a refusal is thrown as a `Refusal`. */
import type {
  Command,
  Done,
  Happened,
  LobbyLine,
  Me,
  MyTable,
  Problem,
  QuickWish,
  RecordJson,
  Replay,
  Snapshot,
  Status,
  TableMade,
  TableOptions,
  Welcome,
} from "./messages.ts";
import { Refusal } from "./refusal.ts";

export const PREFIX = "/api/v1";

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetched(method, path, body);
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as T;
}

async function fetched(method: string, path: string, body: unknown): Promise<Response> {
  const isText = typeof body === "string";
  const sent =
    body === undefined
      ? {}
      : {
          body: isText ? body : JSON.stringify(body),
          headers: { "content-type": isText ? "text/plain" : "application/json" },
        };
  try {
    return await fetch(PREFIX + path, { method, ...sent });
  } catch (error) {
    throw new Refusal("offline", String(error));
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    return Refusal.fromProblem((await response.json()) as Problem);
  } catch {
    return new Refusal("unavailable", `${response.status} ${response.statusText}`);
  }
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  welcome: () => ask<Welcome>("GET", "/welcome"),
  newIdentity: (name: string) => ask<Me>("POST", "/identities", { name }),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  newRecovery: () => ask<{ code: string }>("POST", "/me/recovery"),
  recover: (code: string) => ask<Me>("POST", "/recoveries", { code }),
  myTables: () => ask<MyTable[]>("GET", "/me/tables"),
  lobby: (status: Status = "waiting") => ask<LobbyLine[]>("GET", `/tables?status=${status}`),
  quick: (wish: QuickWish) => ask<TableMade>("POST", "/quick", wish),
  openTable: (options: TableOptions) => ask<TableMade>("POST", "/tables", options),
  table: (table: string) => ask<Snapshot>("GET", at(table)),
  history: (table: string) => ask<Happened[]>("GET", `${at(table)}/history`),
  frames: (table: string, game: number) => ask<Replay>("GET", `${at(table)}/games/${game}/frames`),
  /** A record as text or JSON, verified. */
  replay: (record: string) => ask<Replay>("POST", "/replays", record),
  command: (table: string, command: Command) =>
    ask<Done>("POST", `${at(table)}/commands`, { id: entropy(), command }),
  rematch: (table: string) => ask<TableMade>("POST", `${at(table)}/rematch`),
  record: (table: string, game: number) => ask<RecordJson>("GET", `${at(table)}/games/${game}`),
  /** Where the text of a record can be downloaded. */
  recordAddress: (table: string, game: number) => `${PREFIX}${at(table)}/games/${game}?text=true`,
};

/** Lots from this device, for the shuffling of decks. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
