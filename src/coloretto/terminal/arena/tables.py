"""The results of a contest as tables for people."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from coloretto.arena.report import ContestReport
from coloretto.terminal.arena.figures import (
    NOT_PLAYED,
    cross_table,
    duration,
    line_up_text,
    score_text,
    share_text,
)
from coloretto.terminal.i18n import t

WIDE = 1000
"""Columns where nobody looks at a screen, so that no line is broken."""


def print_tables(report: ContestReport) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=WIDE)
    for part in (_title(report), _bots(report), _line_ups(report), _cross_table(report), _times(report)):
        if part is not None:
            console.print(part)
            console.print()
    for line in _forfeits(report):
        console.print(Text(line))


def _title(report: ContestReport) -> Text:
    games, fair = f"{report.games:,}", f"{report.fair_share:.3f}"
    title = t("arena-title", rules=report.rules, games=games, seed=str(report.seed), fair=fair)
    return Text(f"{title}\n{t('arena-until-clear-note')}" if report.until_clear else title)


def _bots(report: ContestReport) -> Table:
    table = _table(
        t("arena-bot"), t("arena-rating"), t("arena-win-share"), t("arena-score"), t("arena-forfeits")
    )
    for bot in report.bots:
        share, score = share_text(bot.win_share), score_text(bot.mean_score)
        _add(table, bot.bot, f"{bot.rating:z.1f}", share, score, f"{bot.forfeits:,}")
    return table


def _line_ups(report: ContestReport) -> Table:
    table = _table(
        t("arena-line-up"), t("arena-deals"), t("arena-win-share"), t("arena-score"), t("arena-verdict")
    )
    verdicts = {"better": t("arena-better"), "worse": t("arena-worse"), "unclear": t("arena-unclear")}
    for line_up in report.line_ups:
        first = line_up.challenger
        share, score = share_text(first.win_share), f"{first.mean_score.mean:.1f}"
        _add(table, line_up_text(line_up), f"{line_up.deals:,}", share, score, verdicts[line_up.verdict])
    return table


def _times(report: ContestReport) -> Table:
    table = _table(
        t("arena-time"), t("arena-decisions"), t("arena-mean"), t("arena-median"), "99 %", t("arena-longest")
    )
    for bot in report.bots:
        time = bot.time
        spent = map(duration, (time.mean, time.median, time.p99, time.longest))
        _add(table, bot.bot, f"{time.decisions:,}", *spent)
    return table


def _cross_table(report: ContestReport) -> Table | None:
    """For three bots or more; two, or one against the others, are compared in the line-ups well enough."""
    cells = cross_table(report)
    bots = [bot.bot for bot in report.bots]
    if len(bots) < 3 or len({line_up.challenger.bot for line_up in report.line_ups}) < 2:
        return None
    table = _table(t("arena-alone-against"), *bots)
    for one in bots:
        shares = (cells.get((one, other)) for other in bots)
        _add(table, one, *(NOT_PLAYED if share is None else f"{share:.3f}" for share in shares))
    return table


def _forfeits(report: ContestReport) -> list[str]:
    lines = [
        t(
            "arena-forfeit",
            bot=one.bot,
            players=", ".join(one.bots),
            deal=str(one.deal),
            rotation=one.rotation,
            seat=one.seat,
            problem=one.problem,
        )
        for one in report.forfeits
    ]
    more = sum(bot.forfeits for bot in report.bots) - len(lines)
    return [*lines, t("arena-more-forfeits", number=f"{more:,}")] if more else lines


def _table(first: str, *others: str) -> Table:
    """With texts to the left and figures to the right."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(Text(first), overflow="fold")
    for column in others:
        table.add_column(Text(column), justify="right", overflow="fold")
    return table


def _add(table: Table, *cells: str) -> None:
    table.add_row(*map(Text, cells))
