/** A short game of two for tests: Ada draws, places and takes, then Ben; a second round begins and ends it. */
import { parseAction } from "../api/actions.ts";
import type { Frame, Replay } from "../api/messages.ts";
import { STATE } from "../table/examples.ts";

type FrameFields = Partial<Omit<Frame, "state" | "action">> & {
  /** As on the wire. */
  action?: string;
  state?: Partial<Frame["state"]>;
};

export function frameOf({ state = {}, action = "", ...fields }: FrameFields): Frame {
  const whole = {
    ...STATE,
    players: 2,
    rows: ["", ""],
    hands: ["a", "b"],
    capacities: [3, 3],
    scores: [1, 1],
    ...state,
  };
  return {
    move: 0,
    player: -1,
    cards: "",
    position: "",
    ...fields,
    action: parseAction(action),
    state: { ...whole, round: state.round ?? 1 },
  };
}

export const FRAMES: readonly Frame[] = [
  frameOf({ state: { cards_until_last_round: 2 } }),
  frameOf({ move: 1, player: 0, action: "D", cards: "c", state: { drawn: "c" } }),
  frameOf({ move: 1, player: 0, action: "P1", state: { rows: ["", "c"] } }),
  frameOf({ move: 2, player: 1, action: "T1", state: { rows: ["", null], scores: [1, 2] } }),
  frameOf({
    move: 3,
    player: 0,
    action: "D",
    cards: "a",
    state: { drawn: "a", rows: ["", null], scores: [1, 2] },
  }),
  frameOf({ move: 3, player: 0, action: "P0", state: { rows: ["a", null], scores: [1, 2] } }),
  frameOf({ move: 4, player: 0, action: "T0", state: { round: 2, scores: [3, 2] } }),
  frameOf({
    move: 5,
    player: 0,
    action: "D",
    cards: "J",
    state: { round: 2, drawn: "J", scores: [3, 2], last_round: true },
  }),
  frameOf({
    move: 5,
    player: 0,
    action: "P0",
    state: { round: 2, rows: ["J", ""], scores: [3, 2], last_round: true },
  }),
  frameOf({
    move: 6,
    player: 1,
    action: "T0",
    cards: "e",
    state: { round: 2, to_move: -1, scores: [3, -4], last_round: true },
  }),
];

export const REPLAY: Replay = {
  frames: FRAMES,
  names: ["Ada", "easy"],
  proof: { deck: "unknown", sentence: "", commitment: null, seed: null, entropy: [] },
  rules: "golden-2-brown",
  scoring_table: "brown",
  green_rows: true,
  sheets: [],
  tags: {},
  text: "",
  win_shares: [1, 0],
};
