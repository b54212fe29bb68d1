/** What is said about a recorded game: who wins, and what the review thinks of a step. */
import type { Replay } from "../api/messages.ts";
import { t } from "../app/i18n.svelte.ts";
import type { Review } from "../engine/types.ts";
import { betterReason } from "../review/review-text.ts";
import { percentNumber } from "../review/review.ts";
import { actionName } from "../table/action-name.ts";
import { winners } from "../table/scoring.ts";
import { list, type SentenceContext } from "../table/sentences.ts";

/** Who wins, and with how many points; empty for a game that was not finished. `reader` is the seat of who reads this. */
export function resultText(replay: Replay, reader: number | null, sentences: SentenceContext): string {
  if (replay.win_shares.length === 0) return "";
  const best = winners(replay.win_shares);
  const count = replay.frames.at(-1)!.state.scores[best[0]!] ?? 0;
  if (best.length === 1 && best[0] === reader) return t("win-you", { count });
  if (best.length === 1) return t("win-other", { player: sentences.name(best[0]!), count });
  return t("win-shared", {
    players: list(
      best.map((seat) => sentences.name(seat)),
      sentences,
      "list-and",
    ),
    count,
  });
}

/** What the review says about a decision that gave away something. */
export interface Judgement {
  /** What was chosen, and what is better. */
  readonly text: string;
  /** Why it is; null if there is nothing to say. */
  readonly reason: string | null;
}

/** The judgement at a step; null if nothing was given away. `names` are those in sentences, `labels` those of the seats. */
export function judgementAt(
  review: Review | null,
  step: number,
  reader: number | null,
  names: readonly string[],
  labels: readonly string[],
): Judgement | null {
  const decision = review?.decisions.find(({ move }) => move === step);
  if (decision === undefined || decision.label === "good") return null;
  const text = t("insight-judgement", {
    player: labels[decision.seat]!,
    action: actionName(decision.action),
    percent: t("insight-percent", { count: percentNumber(-decision.loss) }),
    better: actionName(decision.best),
  });
  return { text, reason: betterReason(decision, names, decision.seat === reader) };
}
