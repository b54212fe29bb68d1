/** Example tables without a server. */
import { decodeAction } from "../api/decode.ts";
import type { State, TableView } from "../api/messages.ts";
import { Reactions } from "../api/reactions.svelte.ts";
import { NO_GAMES, STATE } from "../table/examples.ts";
import type { TableSource } from "../table/source.ts";

const CROWDED: State = {
  ...STATE,
  players: 5,
  rows: ["abd", "j", "ge", null, ""],
  capacities: [3, 3, 3, 3, 3],
  hands: ["aaabbcd+", "bbccdj", "cc+eeg", "fffdd++", "ggabcdef+"],
  in_round: [0, 1, 3, 4],
  removed: "",
  scores: [14, 9, 12, 17, 3],
};

const TWO: State = {
  ...STATE,
  players: 2,
  rows: ["a", "bJ", ""],
  capacities: [1, 2, 3],
  hands: ["aaabbc+", "bbccde"],
  in_round: [0, 1],
  removed: "fg",
  deck: { ...STATE.deck, j: 2, J: 0 },
  scores: [14, 9],
};

const SHEETS = [
  {
    plus: [
      { colour: "a", cards: 3, jokers: 1, points: 10 },
      { colour: "b", cards: 2, jokers: 0, points: 3 },
    ],
    minus: [{ colour: "c", cards: 1, jokers: 0, points: -1 }],
    jokers: [{ card: "j", colour: "a", totals: { a: 14, b: 13, c: 11 }, next_colour: "b", effect: "pays" }],
    plus_twos: 1,
    plus_two_points: 2,
    total: 14,
  },
  {
    plus: [{ colour: "b", cards: 3, jokers: 1, points: 10 }],
    minus: [],
    jokers: [{ card: "J", colour: "b", totals: { b: 10, c: 7 }, next_colour: "c", effect: "pays" }],
    plus_twos: 0,
    plus_two_points: 0,
    total: 10,
  },
];

interface Scene {
  state: State;
  legal?: string[];
  changes?: Partial<TableView>;
}

const GOLDEN: Partial<TableView> = { green_rows: true, scoring_table: "violet" };
const CHOOSE = ["D", "T0", "T1", "T2"];

export const SCENES: Record<string, Scene> = {
  choose: { state: CROWDED, legal: CHOOSE },
  place: { state: { ...CROWDED, phase: "place", drawn: "f" }, legal: ["P1", "P2", "P4"] },
  wait: { state: { ...CROWDED, to_move: 3 } },
  "last-round": {
    state: { ...CROWDED, cards_left: 9, cards_until_last_round: 0, last_round: true },
    legal: CHOOSE,
  },
  two: { state: TWO, legal: ["D", "T0", "T1"], changes: GOLDEN },
  end: {
    state: { ...TWO, to_move: -1, phase: "over" },
    changes: { ...GOLDEN, status: "over", games: [[14, 10]], totals: [14, 10] },
  },
};

export function sourceOf(scene: string): TableSource {
  const { state, legal = [], changes = {} } = SCENES[scene] ?? SCENES.choose!;
  const people = ["Mira", "Anselm Oberhuber", "Kim", "Zoë", "Jo"];
  const view: TableView = {
    id: "gallery",
    status: "playing",
    options: { chat: true, clock: { move: 60 }, games: 1, rules: `classic-${state.players}-brown` },
    host: { id: "0", name: "Mira" },
    seats: state.hands.map((_, seat) =>
      seat % 2 === 0 ? { person: { id: String(seat), name: people[seat]! } } : { level: "hard" },
    ),
    game: 1,
    commitment: "",
    games: [],
    totals: [],
    turn: {
      position: scene,
      state,
      legal: legal.map(decodeAction),
      deadline: Date.now() / 1000 + 45,
      sheets: state.phase === "over" ? SHEETS : null,
    },
    deck_size: 83,
    reserve: 15,
    scoring_table: "brown",
    ...changes,
  };
  return {
    id: "gallery",
    view,
    version: 1,
    connection: "open",
    away: {},
    reactions: new Reactions(),
    losses: 0,
    history: [],
    isHistoryLoaded: true,
    seat: 0,
    isShared: false,
    finished: NO_GAMES,
    now: Date.now() / 1000,
    listen: () => () => undefined,
    send: () => Promise.resolve({ type: "done", id: "", version: 1 }),
  };
}
