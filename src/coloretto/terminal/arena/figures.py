"""Results of contests in words and figures."""

from coloretto.arena.report import BotReport, ContestReport, LineUpBotReport, LineUpReport
from coloretto.arena.sprt import Sprt
from coloretto.arena.statistics import Estimate
from coloretto.terminal.i18n import t

SHARE_DIGITS, RATIO_DIGITS, SCORE_DIGITS = 3, 2, 1
DURATIONS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "us"))
NOT_PLAYED = "-"


def share_text(estimate: Estimate) -> str:
    """Within the possible: luck-adjusted shares may lie a little below 0 or above 1."""
    low, high = (None if end is None else _possible(end) for end in (estimate.low, estimate.high))
    return _interval(Estimate(_possible(estimate.mean), low, high), SHARE_DIGITS)


def _possible(share: float) -> float:
    return min(1.0, max(0.0, share))


def ratio_text(estimate: Estimate | None) -> str:
    return NOT_PLAYED if estimate is None else _interval(estimate, RATIO_DIGITS)


def score_text(estimate: Estimate) -> str:
    return _interval(estimate, SCORE_DIGITS)


def _interval(estimate: Estimate, digits: int) -> str:
    mean = f"{estimate.mean:.{digits}f}"
    if estimate.low is None or estimate.high is None:
        return mean
    return t(
        "arena-interval", mean=mean, low=f"{estimate.low:.{digits}f}", high=f"{estimate.high:.{digits}f}"
    )


def duration(seconds: float) -> str:
    """A time in the unit that suits it."""
    size, unit = next((size, unit) for size, unit in DURATIONS if seconds >= size or unit == "us")
    return f"{seconds / size:.3g} {unit}"


def sprt_text(sprt: Sprt) -> str:
    """The hypotheses of a sequential test in words."""
    hypotheses = {"h0": f"{sprt.h0:+z.3f}", "h1": f"{sprt.h1:+z.3f}"}
    return t("arena-sprt-note", **hypotheses, alpha=f"{sprt.alpha:g}", beta=f"{sprt.beta:g}")


def line_up_text(line_up: LineUpReport) -> str:
    first, *others = line_up.players
    seats = [_several(player.bot, player.seats) for player in others]
    return t("arena-against", bot=_several(first.bot, first.seats), others=", ".join(seats))


def _several(bot: str, number: int) -> str:
    return bot if number == 1 else f"{number} {bot}"


def best_share(bot: BotReport | LineUpBotReport) -> Estimate:
    """The win share, luck-adjusted if luck was measured."""
    return bot.luck_adjusted or bot.win_share


def cross_table(report: ContestReport) -> dict[tuple[str, str], Estimate]:
    """The share of one bot alone against tables full of another, for each such pair that has played."""
    cells = {}
    for line_up in report.line_ups:
        if len(line_up.players) == 2 and line_up.challenger.seats == 1:
            one, other = line_up.players
            cells[one.bot, other.bot] = best_share(one)
            if other.seats == 1:
                cells[other.bot, one.bot] = best_share(other)
    return cells
