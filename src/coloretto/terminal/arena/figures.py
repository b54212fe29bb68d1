"""Results of contests in words and figures."""

from coloretto.arena.report import ContestReport, LineUpReport
from coloretto.arena.statistics import Estimate
from coloretto.terminal.i18n import t

SHARE_DIGITS, SCORE_DIGITS = 3, 1
DURATIONS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "us"))
NOT_PLAYED = "-"


def share_text(estimate: Estimate) -> str:
    return _interval(estimate, SHARE_DIGITS)


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


def line_up_text(line_up: LineUpReport) -> str:
    first, *others = line_up.players
    seats = [_several(player.bot, player.seats) for player in others]
    return t("arena-against", bot=_several(first.bot, first.seats), others=", ".join(seats))


def _several(bot: str, number: int) -> str:
    return bot if number == 1 else f"{number} {bot}"


def cross_table(report: ContestReport) -> dict[tuple[str, str], float]:
    """The win share of one bot alone against tables full of another, for each such pair that has played."""
    cells = {}
    for line_up in report.line_ups:
        if len(line_up.players) == 2 and line_up.challenger.seats == 1:
            one, other = line_up.players
            cells[one.bot, other.bot] = one.win_share.mean
            if other.seats == 1:
                cells[other.bot, one.bot] = other.win_share.mean
    return cells
