"""Advice in words: the best action of a position, how much better it is than the next, and why."""

from collections.abc import Sequence

from coloretto.analysis import ActionAnalysis, Advice, Reason, advise
from coloretto.rules import Position
from coloretto.terminal.i18n import t
from coloretto.terminal.text.actions import action_name
from coloretto.terminal.text.figures import share, told_apart


def hint(position: Position, names: Sequence[str]) -> str:
    """Sentences for the player who is to decide."""
    return advice_text(advise(position), names)


def advice_text(advice: Advice, names: Sequence[str]) -> str:
    player = advice.analysis.player
    if advice.other is None:
        is_only = len(advice.analysis.actions) == 1
        return t("hint-only" if is_only else "hint-no-difference", best=_valued(advice.best, player))
    shares = told_apart(advice.best.shares[player], advice.other.shares[player])
    if shares is None:
        return t("hint-alike", best=_valued(advice.best, player), other=_valued(advice.other, player))
    best, other = map(_with_share, (advice.best, advice.other), shares)
    said = t("hint-best", best=best, other=other)
    return said if advice.reason is None else f"{said} {reason_text(advice.reason, names)}"


def reason_text(reason: Reason, names: Sequence[str], mover: str | None = None) -> str:
    """Why the best action is better: said to the player who decides, or about them, `mover`."""
    return t(
        f"reason-{_kind(reason)}" if mover is None else f"reason-of-{_kind(reason)}",
        mover=mover or "",
        row=_row(reason.row),
        other=_row(reason.other_row),
        player="" if reason.seat is None else names[reason.seat],
        times=reason.times,
        otherTimes=reason.other_times,
        points=t("count-points", count=reason.points),
        before=reason.other_points,
        count=reason.cards,
        left=reason.left,
        colours=reason.colours,
        otherColours=reason.other_colours,
    )


def _kind(reason: Reason) -> str:
    """All or none of the cards in the deck are no numbers."""
    if reason.kind == "deck-helps" and reason.cards == reason.left:
        return "deck-all"
    if reason.kind == "deck-hurts" and reason.cards == 0:
        return "deck-none"
    return reason.kind


def _row(row: int | None) -> int:
    return 0 if row is None else row + 1


def _valued(each: ActionAnalysis, player: int) -> str:
    return _with_share(each, share(each.shares[player]))


def _with_share(each: ActionAnalysis, share: str) -> str:
    return t("hint-action", action=action_name(each.action), share=share)
