"""A league as Markdown."""

from collections.abc import Iterable, Iterator, Sequence

from coloretto.arena.league import League
from coloretto.arena.report import ContestReport, report_of
from coloretto.arena.times import all_times
from coloretto.terminal.arena.figures import NOT_PLAYED, cross_table, duration, score_text, share_text
from coloretto.terminal.i18n import t


def league_document(league: League, command: str) -> str:
    """The document of what has been played; the command is the one that plays it."""
    reports = [report_of(contest) for contest in league.played]
    parts = [f"# {t('league-title')}", t("league-introduction")]
    if any(report.until_clear for report in reports):
        parts.append(t("league-until-clear"))
    parts += [t("league-command"), f"```sh\n{command}\n```"]
    parts += [f"## {t('league-overall')}", t("league-overall-note"), _overall(league)]
    parts += [f"## {t('league-shares')}", _shares(league, reports)]
    for report in reports:
        parts += _rule_set(report)
    return "\n\n".join(parts) + "\n"


def _overall(league: League) -> str:
    return _table(_overall_columns(), _overall_lines(league))


def _overall_columns() -> tuple[str, ...]:
    times = (t("league-time"), "99 %", t("arena-longest"))
    return (t("arena-bot"), t("arena-rating"), "mu", "sigma", *times, t("arena-forfeits"))


def _overall_lines(league: League) -> Iterator[list[str]]:
    results = [result for contest in league.contests for result in contest.results]
    for bot, rating in league.ratings().items():
        times = all_times(result.times[bot] for result in results if bot in result.times)
        forfeits = sum(forfeit.bot == bot for result in results for forfeit in result.forfeits)
        figures = [f"{number:z.1f}" for number in (rating.ordinal, rating.mu, rating.sigma)]
        spent = map(duration, (times.mean, times.percentile(0.99), times.slowest))
        yield [bot, *figures, *spent, str(forfeits)]


def _shares(league: League, reports: Sequence[ContestReport]) -> str:
    columns = [f"{report.rules} ({report.fair_share:.3f})" for report in reports]
    found = [{bot.bot: bot.win_share.mean for bot in report.bots} for report in reports]
    lines = ([bot, *(_share(shares.get(bot)) for shares in found)] for bot in league.ratings())
    return _table([t("league-bot-column"), *columns], lines)


def _share(share: float | None) -> str:
    return NOT_PLAYED if share is None else f"{share:.3f}"


def _rule_set(report: ContestReport) -> list[str]:
    lines = (
        [
            bot.bot,
            f"{bot.rating:z.1f}",
            share_text(bot.win_share),
            score_text(bot.mean_score),
            duration(bot.time.mean),
        ]
        for bot in report.bots
    )
    return [
        f"## {report.rules}",
        t("league-note", games=f"{report.games:,}", fair=f"{report.fair_share:.3f}"),
        _table(_rule_set_columns(), lines),
        t("league-cross-table"),
        _cross_table(report),
    ]


def _rule_set_columns() -> tuple[str, ...]:
    return (t("arena-bot"), t("arena-rating"), t("arena-win-share"), t("arena-score"), t("league-time"))


def _cross_table(report: ContestReport) -> str:
    cells = cross_table(report)
    bots = [bot.bot for bot in report.bots]
    lines = ([one, *(_share(cells.get((one, other))) for other in bots)] for one in bots)
    return _table([t("arena-alone-against"), *bots], lines)


def _table(columns: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rows = [columns, ["---", *["---:"] * (len(columns) - 1)], *lines]
    return "\n".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |" for row in rows)
