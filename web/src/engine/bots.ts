/** The bots of the module: what each level plays. */
import { EngineError } from "./errors.ts";
import { FIRST_EXPANSIONS, LEVELS, SIZES, VALUED_STATES, type Exports } from "./layout.ts";
import type { Memory } from "./memory.ts";
import { falls } from "./rule-sets.ts";
import type { NetworkName, RuleSet } from "./types.ts";
import { Valuer } from "./valuer.ts";

type Level = keyof typeof LEVELS;
/** From the number in the bot's name: the rollouts, or the temperature. */
type Choose = (number: number, network: NetworkName | null) => number;

/** The bots that play by a network. */
const ASK_NETWORKS: readonly string[] = ["softmax", "rollout"];
/** The network that a level needs; null if it needs none. */
export function networkOf(level: string, ruleSet: RuleSet): NetworkName | null {
  return ASK_NETWORKS.includes(levelOf(level).bot) ? networkFor(ruleSet) : null;
}

/** The network that has learned such games. */
export function networkFor(ruleSet: RuleSet): NetworkName {
  if (ruleSet.players === 2) return "two-players";
  return falls(ruleSet.points) ? "falling" : "rising";
}

function levelOf(level: string): (typeof LEVELS)[Level] {
  if (!Object.hasOwn(LEVELS, level)) throw new EngineError(`unknown level: ${JSON.stringify(level)}`);
  return LEVELS[level as Level];
}

export class Bots {
  readonly #exports: Exports;
  readonly #memory: Memory;
  readonly #state: number;
  readonly #rng: number;
  readonly #networks = new Map<NetworkName | null, number>();
  readonly #bots: Readonly<Record<(typeof LEVELS)[Level]["bot"], Choose>>;

  constructor(exports: Exports, memory: Memory) {
    this.#exports = exports;
    this.#memory = memory;
    this.#state = memory.allocate(SIZES.STATE);
    this.#rng = memory.allocate(SIZES.RNG);
    this.#bots = {
      beginner: () => exports.choose_beginner(this.#state, this.#rng),
      casual: () => exports.choose_casual(this.#state, this.#rng),
      softmax: this.#softmax(),
      rollout: this.#rollout(),
    };
  }

  /** Put the weights of a network where the bots find them. */
  loadNetwork(name: NetworkName, content: Uint8Array): void {
    if (content.length !== SIZES.QUANTISED)
      throw new EngineError(`${name}: ${content.length} bytes instead of ${SIZES.QUANTISED}`);
    const quantised = this.#memory.allocate(SIZES.QUANTISED);
    const network = this.#networks.get(name) ?? this.#memory.allocate(SIZES.NETWORK);
    this.#memory.bytes(quantised, SIZES.QUANTISED).set(content);
    this.#exports.restore_network(quantised, network);
    this.#networks.set(name, network);
  }

  /** The address of a network's weights. */
  network(name: NetworkName | null): number {
    const network = this.#networks.get(name);
    if (network === undefined) throw new EngineError(`the network ${name ?? ""} is not loaded`);
    return network;
  }

  /** The action that a level plays with a seed. */
  choose(level: string, state: Uint8Array, ruleSet: RuleSet, seed: bigint): number {
    const { bot, number } = levelOf(level);
    this.#memory.bytes(this.#state, SIZES.STATE).set(state);
    this.#exports.seed_rng(this.#rng, BigInt.asUintN(63, seed));
    return this.#bots[bot](number, networkOf(level, ruleSet));
  }

  /** Its memory is allocated when it plays for the first time. */
  #softmax(): Choose {
    let valuer: Valuer | undefined;
    return (temperature, name) => {
      valuer ??= new Valuer(this.#memory, 1);
      valuer.prepare(1, this.network(name));
      return this.#exports.choose_softmax(this.#state, temperature, valuer.address, this.#rng);
    };
  }

  /** The same. */
  #rollout(): Choose {
    let buffers: RolloutBuffers | undefined;
    return (rollouts, name) => {
      buffers ??= allocateRollouts(this.#memory);
      const { valuer, start, states, race } = buffers;
      valuer.prepare(FIRST_EXPANSIONS, this.network(name));
      const { address } = valuer;
      return this.#exports.choose_rollout(this.#state, rollouts, address, this.#rng, start, states, race);
    };
  }
}

interface RolloutBuffers {
  readonly valuer: Valuer;
  readonly start: number;
  readonly states: number;
  readonly race: number;
}

function allocateRollouts(memory: Memory): RolloutBuffers {
  return {
    valuer: new Valuer(memory, FIRST_EXPANSIONS),
    start: memory.allocate(SIZES.STATE),
    states: memory.allocate(VALUED_STATES * SIZES.STATE),
    race: memory.allocate(SIZES.RACE),
  };
}
