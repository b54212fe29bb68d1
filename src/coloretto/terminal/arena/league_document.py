"""A league as Markdown."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from coloretto.arena.league import League, shared_ranks
from coloretto.arena.report import ContestReport, report_of
from coloretto.arena.statistics import Estimate
from coloretto.arena.times import all_times
from coloretto.bots.network_files import shipped_fingerprints
from coloretto.terminal.arena.figures import (
    NOT_PLAYED,
    best_share,
    cross_table,
    duration,
    score_text,
    share_text,
)
from coloretto.terminal.i18n import t


def league_document(league: League, command: str) -> str:
    """The document of what has been played; the command is the one that plays it."""
    reports = [report_of(contest) for contest in league.played]
    parts = [f"# {t('league-title')}", *_introduction(reports)]
    parts += [t("league-command"), f"```sh\n{command}\n```", networks_line()]
    parts += [f"## {t('league-overall')}", t("league-overall-note"), _overall(league)]
    parts += [f"## {t('league-steps')}", t("league-steps-note"), _steps(league, reports)]
    parts += [f"## {t('league-shares')}", _shares(league, reports)]
    for report in reports:
        parts += _rule_set(report)
    return "\n\n".join(parts) + "\n"


def networks_line() -> str:
    """The fingerprints of the networks that the document was made with."""
    networks = ", ".join(f"{name} {digits}" for name, digits in shipped_fingerprints().items())
    return t("league-networks", networks=networks)


def _introduction(reports: Sequence[ContestReport]) -> Iterator[str]:
    yield t("league-introduction")
    if any(report.luck_adjusted for report in reports):
        yield t("league-luck-adjusted")
    if any(report.until_clear for report in reports):
        yield t("league-until-clear")


def _overall(league: League) -> str:
    times = (t("league-time"), "99 %", t("arena-longest"))
    columns = (t("league-rank"), t("arena-bot"), t("arena-win-share"), t("arena-rating"), *times)
    return _table((*columns, t("arena-forfeits")), _overall_lines(league), texts=2)


def _overall_lines(league: League) -> Iterator[list[str]]:
    results = [result for contest in league.contests for result in contest.results]
    shares, ratings = league.shares(), league.ratings()
    ranks = rank_texts(shares)
    for bot, share in shares.items():
        times = all_times(result.times[bot] for result in results if bot in result.times)
        forfeits = sum(forfeit.bot == bot for result in results for forfeit in result.forfeits)
        spent = map(duration, (times.mean, times.percentile(0.99), times.slowest))
        yield [ranks[bot], bot, share_text(share), f"{ratings[bot].ordinal:z.1f}", *spent, str(forfeits)]


def rank_texts(shares: Mapping[str, Estimate]) -> dict[str, str]:
    """Ranks as texts; one that several bots share has an equals sign."""
    ranks = shared_ranks(shares)
    shared = {rank for rank in ranks.values() if list(ranks.values()).count(rank) > 1}
    return {bot: f"{rank}=" if rank in shared else str(rank) for bot, rank in ranks.items()}


def _steps(league: League, reports: Sequence[ContestReport]) -> str:
    """Each bot alone against the one that was named before it, which is to be the weaker one."""
    steps = [(one, other) for other, one in pairwise(league.bots)]
    headings = [t("arena-against", bot=one, others=other) for one, other in steps]
    lines = []
    for report in reports:
        cells = cross_table(report)
        lines.append([_named(report), *(_clear(cells.get(step), report.fair_share) for step in steps)])
    return _table([t("league-rules-column"), *headings], lines)


def _clear(share: Estimate | None, fair: float) -> str:
    """In bold where it is clearly more than a fair share."""
    is_clear = share is not None and share.is_clear_of(fair) and share.mean > fair
    return f"**{_share(share)}**" if is_clear else _share(share)


def _shares(league: League, reports: Sequence[ContestReport]) -> str:
    bots = list(league.shares())
    lines = []
    for report in reports:
        found = {bot.bot: best_share(bot) for bot in report.bots}
        lines.append([_named(report), *(_share(found.get(bot)) for bot in bots)])
    return _table([t("league-rules-column"), *bots], lines)


def _named(report: ContestReport) -> str:
    return f"{report.rules} ({report.fair_share:.3f})"


def _share(share: Estimate | None) -> str:
    return NOT_PLAYED if share is None else share_text(share)


def _rule_set(report: ContestReport) -> list[str]:
    shares = {bot.bot: best_share(bot) for bot in report.bots}
    ranks = rank_texts(shares)
    bots = sorted(report.bots, key=lambda bot: -shares[bot.bot].mean)
    lines = [
        [
            ranks[bot.bot],
            bot.bot,
            share_text(shares[bot.bot]),
            f"{bot.rating:z.1f}",
            score_text(bot.mean_score),
            duration(bot.time.mean),
        ]
        for bot in bots
    ]
    return [
        f"## {report.rules}",
        t("league-note", games=f"{report.games:,}", fair=f"{report.fair_share:.3f}"),
        _table(_rule_set_columns(), lines, texts=2),
        t("league-cross-table"),
        _cross_table(report, [bot.bot for bot in bots]),
    ]


def _rule_set_columns() -> tuple[str, ...]:
    figures = (t("arena-win-share"), t("arena-rating"), t("arena-score"), t("league-time"))
    return (t("league-rank"), t("arena-bot"), *figures)


def _cross_table(report: ContestReport, bots: Sequence[str]) -> str:
    cells = cross_table(report)
    lines = ([one, *(_share(cells.get((one, other))) for other in bots)] for one in bots)
    return _table([t("arena-alone-against"), *bots], lines)


def _table(columns: Sequence[str], lines: Iterable[Sequence[str]], texts: int = 1) -> str:
    """A table whose first columns are texts, to the left, and whose others are figures, to the right."""
    rows = [columns, [*["---"] * texts, *["---:"] * (len(columns) - texts)], *lines]
    return "\n".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |" for row in rows)
