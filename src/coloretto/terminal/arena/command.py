"""What `coloretto arena` does."""

import sys
from argparse import Namespace

from coloretto.arena import (
    ArenaError,
    Contest,
    Entry,
    LineUp,
    Sprt,
    every_pairing,
    one_table,
    pairings_of,
    report_of,
)
from coloretto.arena.csv_report import csv_text
from coloretto.arena.league import deals_of
from coloretto.arena.plots import check_plot, save_plot
from coloretto.rules import RuleSet
from coloretto.terminal.arena.contests import (
    chosen_executors,
    measurement_of,
    named_bots,
    play_contest,
    prepare,
)
from coloretto.terminal.arena.tables import print_tables
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import option_value, rule_set_of
from coloretto.terminal.status import INTERRUPTED


def run_arena(options: Namespace) -> int:
    with option_value("--sprt", ArenaError):
        sprt = _sprt(options) if options.sprt else None
    with option_value("--bots", ArenaError):
        contest = _contest(options, sprt)
    if options.plot:
        with option_value("--plot", ArenaError):
            check_plot(options.plot)
    with chosen_executors(options) as executor_for:
        prepare(contest)
        complete = play_contest(contest, executor_for(contest), options.save)
    if not complete:
        print(_interrupted(options, contest), file=sys.stderr)
    if contest.deals:
        _show(options, contest)
    return 0 if complete else INTERRUPTED


def _sprt(options: Namespace) -> Sprt:
    h0, h1 = options.sprt
    sprt = Sprt(h0, h1, options.alpha, options.beta)
    sprt.check(1 / rule_set_of(options.rules).players)
    return sprt


def _contest(options: Namespace, sprt: Sprt | None) -> Contest:
    rule_set = rule_set_of(options.rules)
    deals = deals_of(options.games, rule_set.players)
    line_ups = _line_ups(options, rule_set)
    return Contest(
        rule_set,
        [Entry(line_up, deals) for line_up in line_ups],
        seed=options.seed,
        measurement=measurement_of(options, [bot for line_up in line_ups for bot in line_up.names], sprt),
    )


def _line_ups(options: Namespace, rule_set: RuleSet) -> tuple[LineUp, ...]:
    bots = named_bots(options)
    if options.table:
        return one_table(bots, rule_set.players)
    if options.challenger:
        return pairings_of(options.challenger, bots, rule_set.players)
    return every_pairing(bots, rule_set.players)


def _interrupted(options: Namespace, contest: Contest) -> str:
    if not contest.deals:
        return t("arena-nothing-played")
    return t("arena-interrupted-kept") if options.save else t("arena-interrupted")


def _show(options: Namespace, contest: Contest) -> None:
    report = report_of(contest)
    if options.format == "json":
        print(report.json())
    elif options.format == "csv":
        print(csv_text(report), end="")
    else:
        print_tables(report)
    if options.plot:
        save_plot(report, options.plot)
