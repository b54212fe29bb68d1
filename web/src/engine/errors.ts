/** What the engine was asked for is against the rules, or is not written as it must be. */
export class EngineError extends Error {
  override readonly name = "EngineError";
}
