/** Games in the links of others: verified on this device. */
import type { Replay } from "../api/messages.ts";
import { Refusal } from "../api/refusal.ts";
import { errorText } from "../app/error-text.ts";
import { loadTexts, t } from "../app/i18n.svelte.ts";
import { readRecordHere } from "../local/replay-here.ts";
import { openFragment } from "./record-link.ts";

export interface SharedGame {
  readonly replay: Replay;
  readonly step: number;
  readonly isReviewed: boolean;
}

/** A sentence in the reader's language; `details` are in English, for the author of the link. */
export interface SharedProblem {
  readonly problem: string;
  readonly details: string;
}

/** The game in a fragment, or what is wrong with it. */
export async function openSharedGame(fragment: string): Promise<SharedGame | SharedProblem> {
  await loadTexts("share");
  const opened = await openFragment(fragment);
  if ("problem" in opened) return { problem: t(`share-link-${opened.problem}`), details: "" };
  try {
    const { text, step, isReviewed } = opened;
    return { replay: await readRecordHere(text), step, isReviewed };
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === "bad_record";
    return isWrong
      ? { problem: t("share-link-illegal"), details: error.message }
      : { problem: errorText(error), details: "" };
  }
}
