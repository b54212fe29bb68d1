"""What `coloretto league` does."""

import json
import shlex
import sys
from argparse import Namespace
from pathlib import Path

from coloretto.arena import ArenaError, Contest, report_of
from coloretto.arena.league import DEFAULT_BOTS, League, Quota, file_of
from coloretto.rules import PRINTED, RuleSet
from coloretto.terminal.arena.contests import (
    chosen_executors,
    measurement_of,
    named_bots,
    play_contest,
    prepare,
)
from coloretto.terminal.arena.league_document import league_document
from coloretto.terminal.commands.league import GAMES
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import option_value, rule_set_of
from coloretto.terminal.status import INTERRUPTED


def run_league(options: Namespace) -> int:
    with option_value("--bots", ArenaError):
        league = _league(options)
    if options.results:
        options.results.mkdir(parents=True, exist_ok=True)
    with chosen_executors(options) as executor_for:
        prepare(league.contests[0])
        complete = all(
            play_contest(contest, executor_for(contest), _file_of(options, contest))
            for contest in league.contests
        )
    if not complete:
        print(t("league-interrupted-kept") if options.results else t("league-interrupted"), file=sys.stderr)
    _report(options, league, complete=complete)
    return 0 if complete else INTERRUPTED


def _file_of(options: Namespace, contest: Contest) -> Path | None:
    return file_of(options.results, contest) if options.results else None


def _report(options: Namespace, league: League, *, complete: bool) -> None:
    """An interrupted league does not overwrite the file."""
    if not league.played:
        return
    if options.json:
        print(json.dumps([json.loads(report_of(contest).json()) for contest in league.played], indent=2))
        return
    document = league_document(league, command_of(options))
    if options.write is None:
        print(document, end="")
    elif complete:
        options.write.write_text(document, encoding="utf-8")


def _league(options: Namespace) -> League:
    bots = named_bots(options) or DEFAULT_BOTS
    return League(
        bots,
        _rule_sets(options.rules),
        Quota(options.games, dict(options.games_of)),
        seed=options.seed,
        measurement=measurement_of(options, bots),
    )


def _rule_sets(texts: list[str]) -> list[RuleSet]:
    """A custom rule set, which contains a colon, has commas of its own."""
    names = [name for text in texts for name in ([text] if ":" in text else text.split(","))]
    return [rule_set_of(name) for name in names] or list(PRINTED.values())


def command_of(options: Namespace) -> str:
    """The command line that plays the same league."""
    words = ["coloretto", "league"]
    words += ["--bots", options.bots] if options.bots else []
    words += [word for bot in options.bot for word in ("--bot", bot)]
    words += [word for rules in options.rules for word in ("--rules", rules)]
    words += ["--games", str(options.games)] if options.games != GAMES else []
    words += [word for bot, games in options.games_of for word in ("--games-of", f"{bot}={games}")]
    words += ["--seed", str(options.seed)] if options.seed else []
    if options.luck_adjusted is not None:
        words.append("--luck-adjusted" if options.luck_adjusted else "--no-luck-adjusted")
    words += ["--until-clear"] if options.until_clear else []
    return shlex.join(words)
