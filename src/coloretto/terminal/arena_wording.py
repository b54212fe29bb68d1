"""Results of contests in words and figures."""

from coloretto.arena.report import LineUpReport, Report
from coloretto.arena.statistics import Estimate
from coloretto.terminal import arena_texts as texts

SHARE_DIGITS, SCORE_DIGITS = 3, 1


def share_text(estimate: Estimate) -> str:
    return _interval(estimate, SHARE_DIGITS)


def score_text(estimate: Estimate) -> str:
    return _interval(estimate, SCORE_DIGITS)


def _interval(estimate: Estimate, digits: int) -> str:
    form = texts.NO_INTERVAL if estimate.low is None else texts.INTERVAL
    return form.format(mean=estimate.mean, low=estimate.low, high=estimate.high, digits=digits)


def duration(seconds: float) -> str:
    """A time in the unit that suits it."""
    form = next(form for least, form in texts.DURATIONS if seconds >= least)
    return form.format(seconds, seconds * 1e3, seconds * 1e6)


def line_up_text(line_up: LineUpReport) -> str:
    first, *others = line_up.players
    seats = [_several(player.bot, player.seats) for player in others]
    return texts.AGAINST.format(bot=_several(first.bot, first.seats), others=", ".join(seats))


def _several(bot: str, number: int) -> str:
    return bot if number == 1 else texts.SEVERAL.format(number=number, bot=bot)


def cross_table(report: Report) -> dict[tuple[str, str], float]:
    """The win share of one bot alone against tables full of another, for each such pair that has played."""
    cells = {}
    for line_up in report.line_ups:
        if len(line_up.players) == 2 and line_up.challenger.seats == 1:
            one, other = line_up.players
            cells[one.bot, other.bot] = one.win_share.mean
            if other.seats == 1:
                cells[other.bot, one.bot] = other.win_share.mean
    return cells
