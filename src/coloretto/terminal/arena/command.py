"""What `coloretto arena` does."""

import sys
from argparse import Namespace

from coloretto.arena import (
    ArenaError,
    Contest,
    Entry,
    LineUp,
    every_pairing,
    one_table,
    pairings_of,
    report_of,
)
from coloretto.arena.csv_report import csv_text
from coloretto.arena.league import deals_of
from coloretto.arena.plots import check_plot, save_plot
from coloretto.rules import RuleSet
from coloretto.terminal.arena.contests import chosen_executor, named_bots, play_contest, prepare
from coloretto.terminal.arena.tables import print_tables
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import option_value, rule_set_of
from coloretto.terminal.status import INTERRUPTED


def run_arena(options: Namespace) -> int:
    with option_value("--bots", ArenaError):
        contest = _contest(options)
    executor = chosen_executor(options, contest)
    if options.plot:
        with option_value("--plot", ArenaError):
            check_plot(options.plot)
    prepare(contest)
    complete = play_contest(contest, executor, options.save)
    if not complete:
        print(_interrupted(options, contest), file=sys.stderr)
    if contest.deals:
        _show(options, contest)
    return 0 if complete else INTERRUPTED


def _contest(options: Namespace) -> Contest:
    rule_set = rule_set_of(options.rules)
    deals = deals_of(options.games, rule_set.players)
    entries = [Entry(line_up, deals) for line_up in _line_ups(options, rule_set)]
    return Contest(rule_set, entries, seed=options.seed, until_clear=options.until_clear)


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
