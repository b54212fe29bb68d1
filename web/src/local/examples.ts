/** A tiny game in place of the engine, and a host whose time and chance a test decides. */
import { Refusal } from "../api/refusal.ts";
import type { Engine, Position, RuleSet } from "../engine/types.ts";
import { STATE } from "../table/examples.ts";
import { LocalHost } from "./local-host.ts";
import type { Store } from "./store.ts";
import type { Surroundings } from "./surroundings.ts";

const RULES: RuleSet = {
  text: "tiny",
  players: 2,
  capacities: [3, 3],
  jokers: 0,
  goldenJokers: 0,
  reserve: 1,
  table: "brown",
  points: [1, 3, 6, 10, 15, 21],
  coloursRemoved: 0,
  startCards: 1,
  games: 1,
};
/** Moves in a game; players take turns, and the one who begins wins. */
export const MOVES = 4;

function positionAt(moves: number): Position {
  const isOver = moves >= MOVES;
  const toMove = isOver ? null : moves % 2;
  const scores = [2, 1];
  return {
    ruleSet: RULES,
    text: `tiny ${moves}`,
    state: { ...STATE, players: 2, hands: ["a", "b"], to_move: toMove ?? -1, round: 1, scores },
    legal: isOver ? [] : ["T0", "T1"],
    isOver,
    awaitsCard: false,
    toMove,
    nextInRound: (player) => (isOver ? null : 1 - player),
    winShares: [1, 0],
    sheets: [],
    after: () => positionAt(moves + 1),
    reveal: () => positionAt(moves),
  };
}

export const TINY: Engine = {
  ruleSet: () => RULES,
  deal: (ruleSet) => ({
    opening: { ruleSet, removed: "", startCards: ["a", "b"], startPlayer: 0 },
    deck: "cd",
  }),
  start: () => positionAt(0),
  position: (text) => positionAt(Number(text.split(" ")[1])),
  playFromDeck: (position, action) => ({ after: position.after(action), cards: "" }),
  matchTotals: (players, games) => ({
    totals: Array.from({ length: players }, (_, seat) => games.reduce((sum, game) => sum + game[seat]!, 0)),
    winShares: [1, 0],
  }),
  sheet: () => {
    throw new Refusal("internal", "no sheets in the tiny game");
  },
  sha256: (content) => `sha-${content.join(".")}`,
  botSeed: () => 0n,
  networkOf: () => null,
  hasNetwork: () => true,
  loadNetwork: () => undefined,
  choose: () => "T1",
  analyse: () => [],
  advise: () => ({ actions: [], other: null, reason: null }),
  explain: () => null,
  review: () => {
    throw new Refusal("internal", "no reviews of the tiny game");
  },
};

/** A host, and what it waits for. */
export class ExampleHost {
  readonly host: LocalHost;
  /** What the host has told other tabs. */
  readonly announced: [table: string, version: number][] = [];
  #timers: (() => void)[] = [];
  #time = 1000;
  #bytes = 0;

  constructor(store: Store, engine: Engine = TINY, changes: Partial<Surroundings> = {}) {
    this.host = new LocalHost({
      engine,
      store,
      prepare: () => Promise.resolve(),
      announce: (table, version) => this.announced.push([table, version]),
      now: () => this.#time++,
      randomBytes: (count) => new Uint8Array(count).fill(++this.#bytes),
      later: (_, call) => {
        this.#timers.push(call);
        return () => (this.#timers = this.#timers.filter((each) => each !== call));
      },
      ...changes,
    });
  }

  /** Whether a bot's move or the next game is due. */
  get isDue(): boolean {
    return this.#timers.length > 0;
  }

  /** Let everything happen that is due, and wait for it. */
  async runDue(): Promise<void> {
    for (const call of this.#timers.splice(0)) call();
    await settled();
  }
}

/** When all promises that can settle have settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
