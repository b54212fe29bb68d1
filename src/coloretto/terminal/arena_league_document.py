"""A league as Markdown."""

from collections.abc import Iterable, Iterator, Sequence

from coloretto.arena.league import League
from coloretto.arena.report import Report, report_of
from coloretto.arena.times import all_times
from coloretto.terminal import arena_league_texts as texts
from coloretto.terminal import arena_texts
from coloretto.terminal.arena_wording import cross_table, duration, score_text, share_text


def league_document(league: League, command: str) -> str:
    """The document of what has been played; the command is the one that plays it."""
    reports = [report_of(contest) for contest in league.played]
    parts = [texts.TITLE, texts.INTRODUCTION]
    if any(report.until_clear for report in reports):
        parts.append(texts.UNTIL_CLEAR)
    parts += [texts.COMMAND, f"```sh\n{command}\n```", texts.OVERALL, texts.OVERALL_NOTE, _overall(league)]
    parts += [texts.SHARES, _shares(league, reports)]
    for report in reports:
        parts += _rule_set(report)
    return "\n\n".join(parts) + "\n"


def _overall(league: League) -> str:
    return _table(texts.OVERALL_COLUMNS, _overall_lines(league))


def _overall_lines(league: League) -> Iterator[list[str]]:
    results = [result for contest in league.contests for result in contest.results]
    for bot, rating in league.ratings().items():
        times = all_times(result.times[bot] for result in results if bot in result.times)
        forfeits = sum(forfeit.bot == bot for result in results for forfeit in result.forfeits)
        figures = [f"{number:z.1f}" for number in (rating.ordinal, rating.mu, rating.sigma)]
        spent = map(duration, (times.mean, times.percentile(0.99), times.slowest))
        yield [bot, *figures, *spent, str(forfeits)]


def _shares(league: League, reports: Sequence[Report]) -> str:
    columns = [texts.FAIR.format(rules=report.rules, fair=report.fair_share) for report in reports]
    found = [{bot.bot: bot.win_share.mean for bot in report.bots} for report in reports]
    lines = ([bot, *(_share(shares.get(bot)) for shares in found)] for bot in league.ratings())
    return _table([texts.BOT, *columns], lines)


def _share(share: float | None) -> str:
    return arena_texts.NOT_PLAYED if share is None else f"{share:.3f}"


def _rule_set(report: Report) -> list[str]:
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
        texts.RULE_SET.format(rules=report.rules),
        texts.RULE_SET_NOTE.format(games=report.games, fair=report.fair_share),
        _table(texts.RULE_SET_COLUMNS, lines),
        texts.CROSS_TABLE,
        _cross_table(report),
    ]


def _cross_table(report: Report) -> str:
    cells = cross_table(report)
    bots = [bot.bot for bot in report.bots]
    lines = ([one, *(_share(cells.get((one, other))) for other in bots)] for one in bots)
    return _table([arena_texts.ALONE_AGAINST, *bots], lines)


def _table(columns: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    rows = [columns, ["---", *["---:"] * (len(columns) - 1)], *lines]
    return "\n".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |" for row in rows)
