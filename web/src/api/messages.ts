/** Short names for the wire types that `types.ts` holds. */
import type { components } from "./types.ts";

type Schemas = components["schemas"];

export type Snapshot = Schemas["Snapshot"];
export type Happened = Schemas["Happened"];
export type Done = Schemas["Done"];
export type Refused = Schemas["Refused"];
export type Message = Snapshot | Happened | Done | Refused;

export type TableEvent = Happened["events"][number];
export type EventOf<T extends TableEvent["type"]> = Extract<TableEvent, { type: T }>;
export type Command = Schemas["Request"]["command"];

export type TableView = Schemas["TableView"];
export type SeatView = Schemas["SeatView"];
export type Turn = Schemas["Turn"];
export type State = Schemas["StateJson"];
export type Person = Schemas["Person"];
export type TableOptions = Schemas["TableOptions"];

export type Me = Schemas["Me"];
export type LobbyLine = Schemas["LobbyLine"];
export type MyTable = Schemas["MyTable"];
export type RuleSetLine = Schemas["RuleSetLine"];
export type QuickWish = Schemas["QuickWish"];
export type TableMade = Schemas["TableMade"];
export type RecordJson = Schemas["RecordJson"];
export type Replay = Schemas["Replay"];
export type Frame = Schemas["Frame"];
export type Sheet = Schemas["SheetJson"];
export type Welcome = Schemas["Welcome"];
export type Problem = Schemas["Problem"];

export type Status = Schemas["Status"];
