/** From JSON to the client's types: everything the server sends is validated here, and its actions are parsed. */
import { parseAction, type Action } from "./actions.ts";
import type {
  Frame,
  Happened,
  Message,
  Replay,
  Snapshot,
  TableEvent,
  TableView,
  Turn,
  WireEvent,
} from "./messages.ts";
import { SCHEMAS } from "./schemas.ts";
import type { components } from "./types.ts";
import { isRecord, ProtocolError, validate, type SchemaName, type Valid } from "./validate.ts";

type Schemas = components["schemas"];
export type Decoder<T> = (json: unknown) => T;

/** A decoder for a type that arrives as it is used. */
export function decoder<Name extends SchemaName>(name: Name): Decoder<Valid<Name>> {
  return (json) => validate(name, json);
}

export function listOf<T>(decode: Decoder<T>): Decoder<T[]> {
  return (json) => {
    if (!Array.isArray(json)) throw new ProtocolError("expected an array");
    return json.map(decode);
  };
}

/** A message of a table's socket; null for one of a type that this client does not know. */
export function decodeMessage(text: string): Message | null {
  const json = parseJson(text);
  switch (isRecord(json) ? json.type : undefined) {
    case "snapshot":
      return decodeSnapshot(json);
    case "happened":
      return decodeHappened(json);
    case "done":
      return validate("Done", json);
    case "refused":
      return validate("Refused", json);
    case "presence":
      return validate("Presence", json);
    case "reacted":
      return validate("Reacted", json);
    case "heartbeat":
      return validate("Heartbeat", json);
    default:
      return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProtocolError(String(error));
  }
}

export function decodeSnapshot(json: unknown): Snapshot {
  const snapshot = validate("Snapshot", json);
  return { ...snapshot, table: withActions(snapshot.table) };
}

/** Events of types that this client does not know are left out. */
export function decodeHappened(json: unknown): Happened {
  const { events, turn, ...rest } = validate("Happened", json);
  const known = events.filter(({ type }) => Object.hasOwn(EVENT_TYPES, type)).map(decodeEvent);
  return { ...rest, events: known, ...(turn === undefined ? {} : { turn: turn && decodeTurn(turn) }) };
}

export function decodeReplay(json: unknown): Replay {
  const replay = validate("Replay", json);
  return { ...replay, frames: replay.frames.map(decodeFrame) };
}

export function decodeFrame(frame: Schemas["Frame"]): Frame {
  return { ...frame, action: frame.action === "" ? null : decodeAction(frame.action) };
}

export function decodeAction(text: string): Action {
  const action = parseAction(text);
  if (action === null) throw new ProtocolError(`not an action: ${JSON.stringify(text)}`);
  return action;
}

const EVENT_TYPES: Readonly<Record<string, string>> = SCHEMAS.Happened.events[0][1];

function decodeEvent(event: WireEvent): TableEvent {
  return event.type === "played" ? { ...event, action: decodeAction(event.action) } : event;
}

function decodeTurn(turn: Schemas["Turn"]): Turn {
  return { ...turn, legal: turn.legal.map(decodeAction) };
}

function withActions({ turn, ...rest }: Schemas["TableView"]): TableView {
  return turn === undefined ? rest : { ...rest, turn: turn && decodeTurn(turn) };
}
