/** What the host of this device's tables needs from its surroundings: a worker, or a test. */
import type { Engine, RuleSet } from "../engine/types.ts";
import type { Store } from "./store.ts";

export interface Surroundings {
  readonly engine: Engine;
  readonly store: Store;
  /** Makes sure that a level can play; rejects with a Refusal if it cannot be loaded. */
  readonly prepare: (level: string, ruleSet: RuleSet) => Promise<void>;
  /** Tells the other tabs about a new version; 0: the table is deleted. */
  readonly announce: (table: string, version: number) => void;
  /** Seconds since 1970. */
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Calls a function after some milliseconds; returns how to cancel that. */
  readonly later: (milliseconds: number, call: () => void) => () => void;
}
