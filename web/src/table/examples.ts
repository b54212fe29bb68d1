/** A table of three in its second round, for tests and the gallery. */
import type { State } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import type { FinishedGames } from "./source.ts";

export const STATE: State = {
  players: 3,
  to_move: 0,
  phase: "choose",
  drawn: null,
  rows: ["ab", "", null],
  capacities: [3, 3, 3],
  hands: ["a", "b", "cc+"],
  in_round: [0, 1],
  removed: "g",
  discarded: "",
  deck: { a: 5, b: 6, c: 6, d: 9, e: 9, f: 9, g: 0, "+": 9, j: 3, J: 0 },
  cards_left: 56,
  cards_until_last_round: 41,
  last_round: false,
  round: 2,
  points: [1, 3, 6, 10, 15, 21],
  scores: [1, 1, 5],
};

/** The finished games of a table that has none. */
export const NO_GAMES: FinishedGames = {
  isPublic: true,
  replayPath: (game) => `/replay/example/${game}`,
  recordUrl: () => Promise.reject(new Refusal("no_game", "an example has no games")),
  replay: () => Promise.reject(new Refusal("no_game", "an example has no games")),
  rematch: () => Promise.reject(new Refusal("no_game", "an example has no rematch")),
};
