"""What `coloretto benchmark` does."""

import sys
from argparse import Namespace

import msgspec
from rich.table import Table
from rich.text import Text

from coloretto.arena import ArenaError, Contest
from coloretto.arena.benchmark import (
    OPPONENTS,
    RULES,
    VERSION,
    BenchmarkResult,
    add_to_file,
    benchmark_contest,
    result_of,
    shipped_leaderboard,
)
from coloretto.arena.statistics import Estimate
from coloretto.terminal.arena.contests import chosen_executors, play_contest, prepare
from coloretto.terminal.arena.figures import duration, share_text
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import option_value
from coloretto.terminal.status import INTERRUPTED
from coloretto.terminal.text.tables import add_row, new_table, print_parts


def run_benchmark(options: Namespace) -> int:
    contest = benchmark_contest(options.bot, options.deals)
    with chosen_executors(options) as executor_for:
        prepare(contest, "BOT")
        complete = play_contest(contest, executor_for(contest), options.save)
    if not complete:
        print(t("league-interrupted-kept" if options.save else "league-interrupted"), file=sys.stderr)
        return INTERRUPTED
    result = result_of(contest, options.bot)
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
    else:
        print_parts(_title(contest, result), _leaderboard(result))
    if options.write:
        with option_value("--write", ArenaError):
            add_to_file(options.write, result)
    return 0


def _title(contest: Contest, result: BenchmarkResult) -> Text:
    figures = {"deals": str(result.deals), "fair": f"{1 / contest.rule_set.players:.3f}"}
    lines = [t("benchmark-title", version=str(VERSION), bot=result.bot, rules=RULES, **figures)]
    lines += [] if result.is_complete else [t("benchmark-incomplete")]
    return Text("\n".join(lines))


def _leaderboard(result: BenchmarkResult) -> Table:
    """Our own bots and, marked, the one that has played."""
    table = new_table(t("arena-bot"), t("benchmark-score"), *OPPONENTS, t("league-time"))
    for one in shipped_leaderboard().with_result(result).results:
        name = f"> {one.bot}" if one is result else one.bot
        shares = (share_text(Estimate(one.shares[opponent].mean)) for opponent in OPPONENTS)
        add_row(table, name, share_text(one.score), *shares, duration(one.seconds))
    return table
