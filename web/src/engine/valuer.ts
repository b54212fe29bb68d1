/** A `Valuer` of `coloretto.bots.position_values` in the module's memory. */
import {
  ACTIONS,
  MAX_DEPTH,
  NODES_PER_EXPANSION,
  RECORDS,
  SEAT_VALUES,
  SIZES,
  SUCCESSORS,
} from "./layout.ts";
import type { Memory } from "./memory.ts";

const { VALUER } = RECORDS;
const SINGLE = 4;
const DOUBLE = 8;

export class Valuer {
  readonly address: number;
  /** The most that it can be prepared for. */
  readonly expansions: number;
  readonly #memory: Memory;

  constructor(memory: Memory, expansions: number) {
    this.expansions = Math.max(1, expansions);
    this.#memory = memory;
    const parts = partsFor(memory, this.expansions);
    this.address = memory.allocate(SIZES.VALUER);
    for (const [part, value] of Object.entries(parts)) this.#set(part as keyof typeof parts, value);
  }

  /** Let it grow trees of this many expansions and ask the network at an address. */
  prepare(expansions: number, network: number): void {
    this.#set("expansions", expansions);
    this.#set("network", network);
  }

  #set(field: keyof typeof VALUER, value: number): void {
    this.#memory.words(this.address, SIZES.VALUER / SINGLE)[VALUER[field] / SINGLE] = value;
  }
}

/** The nodes of a tree with this many expansions. */
function nodesFor(expansions: number): number {
  return expansions * NODES_PER_EXPANSION + 2 * SUCCESSORS;
}

function partsFor(memory: Memory, expansions: number) {
  const nodes = nodesFor(expansions);
  return {
    features: memory.allocate(SIZES.FEATURES),
    activations: memory.allocate(SIZES.ACTIVATIONS),
    memory: memory.allocate(SIZES.VALUING),
    states: memory.allocate(nodes * SIZES.STATE),
    nodes: memory.allocate(nodes * SIZES.NODE),
    values: memory.allocate(nodes * SEAT_VALUES * SINGLE),
    children: memory.allocate(expansions * SIZES.CHILDREN),
    counts: memory.allocate(2 * DOUBLE),
    action_values: memory.allocate(ACTIONS * SEAT_VALUES * SINGLE),
    path: memory.allocate(MAX_DEPTH * DOUBLE),
    node_capacity: nodes,
    expansion_capacity: expansions,
  };
}
