/** Challenges: the same deal, seats and bots once more, for another person. */
import type { Replay } from "../api/messages.ts";
import type { FixedDeal } from "../local/fixed-deal.ts";
import type { LocalOptions } from "../local/local-options.ts";
import { LEVELS } from "../local/offers.ts";
import { OPEN } from "../local/table-state.ts";

export interface Challenge {
  /** The seat of the person. */
  readonly seat: number;
  /** The name of the person who played it first. */
  readonly name: string;
  readonly scores: readonly number[];
  readonly options: LocalOptions;
  readonly deal: FixedDeal;
}

/** Why nobody else can play a game. */
export type ChallengeProblem = "unfinished" | "no-deck" | "wrong-deck" | "not-one-person";

/** The challenge of a verified game; bots are called by their levels in records. */
export function challengeOf(replay: Replay): Challenge | { readonly problem: ChallengeProblem } {
  const { proof, rules, names, text } = replay;
  const seats = names.map((name) => (LEVELS.includes(name) ? name : OPEN));
  if (replay.win_shares.length === 0) return { problem: "unfinished" };
  if (proof.seed == null) return { problem: "no-deck" };
  if (proof.deck !== "promised" && proof.deck !== "unpromised") return { problem: "wrong-deck" };
  if (seats.filter((seat) => seat === OPEN).length !== 1) return { problem: "not-one-person" };
  const seat = seats.indexOf(OPEN);
  return {
    seat,
    name: names[seat]!,
    scores: replay.frames.at(-1)!.state.scores,
    options: { rules, games: 1, seats },
    deal: { seed: proof.seed, entropy: proof.entropy, origin: { kind: "challenge", record: text } },
  };
}
