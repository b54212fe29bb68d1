/** Positions to begin with. */
import type { Engine, Position } from "./types.ts";

const SEED_BYTES = 32;

/** The first position of a new game. */
export function dealtPosition(engine: Engine, rules: string): Position {
  const seed = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return engine.start(engine.deal(engine.ruleSet(rules), seed, []).opening);
}
