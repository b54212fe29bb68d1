/** The types of what the client and the server exchange: those of `types.ts`, with their actions parsed. */
import type { Action } from "./actions.ts";
import type { components } from "./types.ts";

type Schemas = components["schemas"];
type Replace<T, Fields> = Omit<T, keyof Fields> & Readonly<Fields>;

export type Turn = Replace<Schemas["Turn"], { legal: readonly Action[] }>;
export type TableView = Replace<Schemas["TableView"], { turn?: Turn | null }>;
export type Snapshot = Replace<Schemas["Snapshot"], { table: TableView }>;

export type WireEvent = Schemas["Happened"]["events"][number];
export type Played = Replace<Schemas["Played"], { action: Action }>;
export type TableEvent = Exclude<WireEvent, { type: "played" }> | Played;
export type EventOf<T extends TableEvent["type"]> = Extract<TableEvent, { type: T }>;
export type Happened = Replace<Schemas["Happened"], { events: readonly TableEvent[]; turn?: Turn | null }>;

export type Done = Schemas["Done"];
export type Refused = Schemas["Refused"];
export type Presence = Schemas["Presence"];
export type Reacted = Schemas["Reacted"];
export type Heartbeat = Schemas["Heartbeat"];
export type Message = Snapshot | Happened | Done | Refused | Presence | Reacted | Heartbeat;

/** A game at a step; the first one has no action. */
export type Frame = Replace<Schemas["Frame"], { action: Action | null }>;
export type Replay = Replace<Schemas["Replay"], { frames: readonly Frame[] }>;

export type Command = Schemas["Request"]["command"];
export type ReactionName = Extract<Command, { type: "react" }>["reaction"];
export type LobbyLine = Schemas["LobbyLine"];
export type Me = Schemas["Me"];
export type MeWish = Schemas["MeWish"];
export type MyTable = Schemas["MyTable"];
export type NewTable = Schemas["NewTable"];
export type Person = Schemas["Person"];
export type Problem = Schemas["Problem"];
export type QuickWish = Schemas["QuickWish"];
export type RuleSetLine = Schemas["RuleSetLine"];
export type SeatView = Schemas["SeatView"];
export type Sheet = Schemas["SheetJson"];
export type State = Schemas["StateJson"];
export type Status = Schemas["Status"];
export type TableMade = Schemas["TableMade"];
export type Welcome = Schemas["Welcome"];
