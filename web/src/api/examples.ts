/** Messages as the server sends them, for tests. */
import { STATE } from "../table/examples.ts";
import type { components } from "./types.ts";

type Schemas = components["schemas"];
type WireTurn = Schemas["Turn"];

export function wireTurn(
  position: string,
  legal: readonly string[] = ["D", "T0"],
  to_move = STATE.to_move,
  began = 1000,
): WireTurn {
  return { position, state: { ...STATE, to_move }, legal, began };
}

export function wireSnapshot(version: number, position = "p"): Schemas["Snapshot"] {
  const ada = { id: "me", name: "Ada" };
  return {
    type: "snapshot",
    version,
    time: 1000,
    table: {
      id: "t",
      status: "playing",
      options: {},
      host: ada,
      seats: [{ person: ada }, {}, { level: "easy" }],
      game: 1,
      commitment: "",
      games: [],
      totals: [],
      turn: wireTurn(position),
    },
  };
}

export function wireHappened(
  version: number,
  position = "p",
  events: Schemas["Happened"]["events"] = [],
): Schemas["Happened"] {
  return { type: "happened", version, time: 1001, events, turn: wireTurn(position) };
}
