/** A game of this device beside another one of the same deal. */
import { personName } from "../app/guests.ts";
import type { Replay } from "../api/messages.ts";
import { errorText } from "../app/error-text.ts";
import { t } from "../app/i18n.svelte.ts";
import { connectLocally } from "../local/connection.ts";
import { readRecordHere, replayHere } from "../local/replay-here.ts";
import { challengeOf } from "./challenge.ts";
import { isSameDeal } from "./comparison.ts";
import { openSharedGame, type SharedProblem } from "./open-link.ts";
import { isRecordLink } from "./record-link.ts";

export interface Compared {
  /** The table of my game. */
  readonly table: string;
  readonly mine: Replay;
  readonly theirs: Replay;
  /** The seat that both people have played. */
  readonly seat: number;
  /** The name of the other person. */
  readonly name: string;
}

/** The game of a table beside the one in a fragment, or without one, beside the game that it is a challenge of. */
export async function comparedHere(table: string, fragment = ""): Promise<Compared | SharedProblem> {
  try {
    const mine = await replayHere(table, 1);
    const theirs = await otherGame(table, fragment);
    return "problem" in theirs ? theirs : compare(table, mine, theirs);
  } catch (error) {
    return { problem: errorText(error), details: "" };
  }
}

async function otherGame(table: string, fragment: string): Promise<Replay | SharedProblem> {
  if (isRecordLink(fragment)) {
    const opened = await openSharedGame(fragment);
    return "problem" in opened ? opened : opened.replay;
  }
  const origin = await (await connectLocally()).call("origin", table);
  if (origin?.kind === "challenge") return readRecordHere(origin.record);
  return { problem: t("compare-nothing"), details: "" };
}

function compare(table: string, mine: Replay, theirs: Replay): Compared | SharedProblem {
  const challenge = challengeOf(theirs);
  if ("problem" in challenge) return { problem: t(`challenge-${challenge.problem}`), details: "" };
  if (mine.win_shares.length === 0) return { problem: t("compare-unfinished"), details: "" };
  if (!isSameDeal(mine, theirs)) return { problem: t("compare-another-deal"), details: "" };
  return { table, mine, theirs, seat: challenge.seat, name: personName(challenge.name) };
}
