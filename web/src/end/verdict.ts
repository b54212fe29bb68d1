/** What the result means for one player. */
import { ranking, winners } from "../table/scoring.ts";

/** Behind the winner, among five players at most. */
type Place = 2 | 3 | 4 | 5;

export type Verdict =
  | { readonly kind: "behind"; readonly rank: Place; readonly count: number }
  | { readonly kind: "ahead"; readonly second: number; readonly count: number }
  | { readonly kind: "shared" };

export function verdictFor(seat: number, points: readonly number[]): Verdict {
  const mine = points[seat] ?? 0;
  const ranks = ranking(points);
  const rank = ranks.find((each) => each.seat === seat)?.rank ?? 1;
  if (rank > 1) return { kind: "behind", rank: rank as Place, count: Math.max(...points) - mine };
  if (winners(points).length > 1) return { kind: "shared" };
  const second = ranks[1]?.seat ?? seat;
  return { kind: "ahead", second, count: mine - (points[second] ?? 0) };
}
