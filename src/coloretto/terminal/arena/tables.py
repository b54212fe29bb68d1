"""The results of a contest as tables for people."""

from rich.table import Table
from rich.text import Text

from coloretto.arena.report import ContestReport
from coloretto.arena.statistics import Estimate
from coloretto.terminal.arena.figures import (
    NOT_PLAYED,
    cross_table,
    duration,
    line_up_text,
    ratio_text,
    score_text,
    share_text,
    sprt_text,
)
from coloretto.terminal.i18n import t
from coloretto.terminal.text.tables import add_row, new_table, output_console, print_parts


def print_tables(report: ContestReport) -> None:
    tables = (_bots, _line_ups, _tests, _cross_table, _times)
    parts = (_title(report), *(table(report) for table in tables))
    print_parts(*(part for part in parts if part is not None))
    for line in _forfeits(report):
        output_console().print(Text(line))


def _title(report: ContestReport) -> Text:
    games, fair = f"{report.games:,}", f"{report.fair_share:.3f}"
    lines = [t("arena-title", rules=report.rules, games=games, seed=str(report.seed), fair=fair)]
    lines += [t("arena-until-clear-note")] if report.until_clear else []
    lines += [sprt_text(report.sprt)] if report.sprt else []
    return Text("\n".join(lines))


def _bots(report: ContestReport) -> Table:
    adjusted = [t("arena-luck-adjusted")] if report.luck_adjusted else []
    columns = t("arena-rating"), t("arena-win-share"), *adjusted, t("arena-score"), t("arena-forfeits")
    table = new_table(t("arena-bot"), *columns)
    for bot in report.bots:
        shares = [share_text(bot.win_share), *_adjusted(bot.luck_adjusted)]
        add_row(
            table, bot.bot, f"{bot.rating:z.1f}", *shares, score_text(bot.mean_score), f"{bot.forfeits:,}"
        )
    return table


def _line_ups(report: ContestReport) -> Table:
    adjusted = [t("arena-luck-adjusted"), t("arena-variance")] if report.luck_adjusted else []
    columns = t("arena-deals"), t("arena-win-share"), *adjusted, t("arena-score"), t("arena-verdict")
    table = new_table(t("arena-line-up"), *columns)
    verdicts = {"better": t("arena-better"), "worse": t("arena-worse"), "unclear": t("arena-unclear")}
    for line_up in report.line_ups:
        first = line_up.challenger
        shares = [share_text(first.win_share), *_adjusted(first.luck_adjusted)]
        shares += [ratio_text(first.variance_ratio)] if report.luck_adjusted else []
        score = f"{first.mean_score.mean:.1f}"
        add_row(table, line_up_text(line_up), f"{line_up.deals:,}", *shares, score, verdicts[line_up.verdict])
    return table


def _adjusted(share: Estimate | None) -> list[str]:
    return [] if share is None else [share_text(share)]


def _tests(report: ContestReport) -> Table | None:
    """Where the sequential tests stand."""
    if report.sprt is None:
        return None
    table = new_table(
        t("arena-line-up"), t("arena-games"), t("arena-llr"), t("arena-bounds"), t("arena-accepted")
    )
    for line_up in report.line_ups:
        if line_up.sprt is not None:
            sprt = line_up.sprt
            bounds = t("arena-range", low=f"{sprt.lower:.2f}", high=f"{sprt.upper:.2f}")
            accepted = sprt.accepted or t("arena-undecided")
            add_row(table, line_up_text(line_up), f"{line_up.games:,}", f"{sprt.llr:z.2f}", bounds, accepted)
    return table


def _times(report: ContestReport) -> Table:
    table = new_table(
        t("arena-time"), t("arena-decisions"), t("arena-mean"), t("arena-median"), "99 %", t("arena-longest")
    )
    for bot in report.bots:
        time = bot.time
        spent = map(duration, (time.mean, time.median, time.p99, time.longest))
        add_row(table, bot.bot, f"{time.decisions:,}", *spent)
    return table


def _cross_table(report: ContestReport) -> Table | None:
    """For three bots or more; two, or one against the others, are compared in the line-ups well enough."""
    cells = cross_table(report)
    bots = [bot.bot for bot in report.bots]
    if len(bots) < 3 or len({line_up.challenger.bot for line_up in report.line_ups}) < 2:
        return None
    table = new_table(t("arena-alone-against"), *bots)
    for one in bots:
        shares = (cells.get((one, other)) for other in bots)
        add_row(table, one, *(NOT_PLAYED if share is None else f"{share.mean:.3f}" for share in shares))
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
    return [*lines, t("arena-more-forfeits", number=more)] if more else lines
