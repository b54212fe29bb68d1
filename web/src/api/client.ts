/** Requests to the server's HTTP API; a refused one throws a `Refusal`. */
import { decodeHappened, decodeReplay, decoder, listOf, type Decoder } from "./decode.ts";
import type { Command, MeWish, QuickWish, Status, NewTable } from "./messages.ts";
import { Refusal } from "./refusal.ts";
import { fileAt, SITE } from "../site.ts";
import { validate } from "./validate.ts";

export const PREFIX = fileAt("api/v1");

async function request<T>(decode: Decoder<T>, method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  if (!response.ok) throw await refusalOf(response);
  return decode(await response.json());
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  if (!SITE.hasServer) throw new Refusal("no_server", "this site has no server");
  const isText = typeof body === "string";
  const content =
    body === undefined
      ? {}
      : {
          body: isText ? body : JSON.stringify(body),
          headers: { "content-type": isText ? "text/plain" : "application/json" },
        };
  try {
    return await fetch(PREFIX + path, { method, ...content });
  } catch (error) {
    throw new Refusal("offline", String(error));
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    return Refusal.fromProblem(validate("Problem", await response.json()));
  } catch {
    return new Refusal("unavailable", `${response.status} ${response.statusText}`);
  }
}

const me = decoder("Me");
const tableMade = decoder("TableMade");
const pathOf = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  welcome: () => request(decoder("Welcome"), "GET", "/welcome"),
  newIdentity: (wish: MeWish) => request(me, "POST", "/identities", wish),
  changeMe: (wish: MeWish) => request(me, "PATCH", "/me", wish),
  newRecovery: () => request(decoder("RecoveryCode"), "POST", "/me/recovery"),
  logOutElsewhere: () => request(decoder("LoggedOut"), "DELETE", "/me/tokens"),
  deleteMe: () => request(decoder("Deleted"), "DELETE", "/me"),
  recover: (code: string) => request(me, "POST", "/recoveries", { code }),
  myTables: () => request(listOf(decoder("MyTable")), "GET", "/me/tables"),
  lobby: (status: Status = "waiting") =>
    request(listOf(decoder("LobbyLine")), "GET", `/tables?status=${status}`),
  quick: (game: QuickWish) => request(tableMade, "POST", "/quick", game),
  openTable: (options: NewTable) => request(tableMade, "POST", "/tables", options),
  history: (table: string) => request(listOf(decodeHappened), "GET", `${pathOf(table)}/history`),
  frames: (table: string, game: number) =>
    request(decodeReplay, "GET", `${pathOf(table)}/games/${game}/frames`),
  /** The game of a record (text or JSON), verified by the server. */
  replay: (record: string) => request(decodeReplay, "POST", "/replays", record),
  command: (table: string, command: Command) =>
    request(decoder("Done"), "POST", `${pathOf(table)}/commands`, { id: entropy(), command }),
  rematch: (table: string) => request(tableMade, "POST", `${pathOf(table)}/rematch?sit=false`),
  /** The URL of a record's text. */
  recordAddress: (table: string, game: number) => `${PREFIX}${pathOf(table)}/games/${game}?text=true`,
};

/** Random bytes of this device as hex, mixed into the shuffling of decks. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
