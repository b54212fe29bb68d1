/** Advice in words: the best action, the next one, and the reason. */
import { FluentNumber } from "@fluent/bundle";
import { LEAST_LOSSES } from "../engine/layout.ts";
import type { ActionAnalysis, Advice, Reason } from "../engine/types.ts";
import { digitsOf, isAlike, percentNumber, type Digits } from "../review/review.ts";
import { actionName } from "./action-name.ts";
import { countedPoints, pointsText } from "./scoring.ts";
import type { SentenceContext } from "./sentences.ts";

type ReasonContext = Pick<SentenceContext, "translate" | "name">;

/** Whom the advice is for. */
export interface AdviceContext extends ReasonContext {
  readonly player: number;
}

/** As the terminal's `hint`. */
export function adviceText({ actions, other, reason }: Advice, context: AdviceContext): string {
  const { translate, player } = context;
  const best = actions[0]!;
  const next = actions.find(({ action }) => action === other);
  if (actions.length === 1) return translate("hint-only", { best: valued(best, context) });
  if (next === undefined) return translate("hint-no-difference", { best: valued(best, context) });
  const shares = [best.shares[player]!, next.shares[player]!] as const;
  const digits = digitsOf(shares);
  const both = { best: valued(best, context, digits), other: valued(next, context, digits) };
  if (isAlike(...shares)) return translate("hint-alike", both);
  const said = translate("hint-best", both);
  return reason === null ? said : `${said} ${reasonText(reason, context)}`;
}

function valued(
  { action, shares }: ActionAnalysis,
  { translate, player }: AdviceContext,
  digits: Digits = 0,
): string {
  const share = percentText(shares[player]!, translate, digits);
  return translate("hint-action", { action: actionName(action, translate), share });
}

/** As the terminal's `reason_text`: said to the player who decides, or about them, `mover`. */
export function reasonText(reason: Reason, { translate, name }: ReasonContext, mover?: string): string {
  const kind = kindOf(reason);
  return translate(mover === undefined ? `reason-${kind}` : `reason-of-${kind}`, {
    mover: mover ?? "",
    row: (reason.row ?? -1) + 1,
    other: (reason.other_row ?? -1) + 1,
    player: reason.seat === null ? "" : name(reason.seat),
    times: reason.times,
    otherTimes: reason.other_times,
    points: countedPoints(reason.points, translate),
    before: pointsText(reason.other_points),
    count: reason.cards,
    left: reason.left,
    colours: reason.colours,
    otherColours: reason.other_colours,
  });
}

/** All or none of the cards in the deck are no numbers. */
function kindOf({ kind, cards, left }: Reason): Reason["kind"] | "deck-all" | "deck-none" {
  if (kind === "deck-helps" && cards === left) return "deck-all";
  if (kind === "deck-hurts" && cards === 0) return "deck-none";
  return kind;
}

/** A share of the win, in whole per cent or with a digit after the point. */
export function percentText(
  share: number,
  translate: SentenceContext["translate"],
  digits: Digits = 0,
): string {
  const fine = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const count = digits > 0 ? new FluentNumber(100 * share, fine) : percentNumber(share);
  return translate("insight-percent", { count });
}

/** The share of the win that an action gives away, if it is a blunder; else null. */
export function blunderLoss({ actions }: Advice, action: string, player: number): number | null {
  const chosen = actions.find((each) => each.action === action);
  if (chosen === undefined) return null;
  const loss = actions[0]!.shares[player]! - chosen.shares[player]!;
  return loss >= LEAST_LOSSES.blunder ? loss : null;
}
