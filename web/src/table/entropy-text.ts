/** What went into the shuffling of a deck besides the seed. */
type EntropyText = "entropy-mine" | "entropy-missing" | "entropy-some" | "entropy-none";

/** `all` is every player's entropy in a record, `mine` what this browser has sent. */
export function entropyText(all: readonly string[], mine?: string): EntropyText {
  if (mine !== undefined) return all.includes(mine) ? "entropy-mine" : "entropy-missing";
  return all.some((each) => each !== "") ? "entropy-some" : "entropy-none";
}
