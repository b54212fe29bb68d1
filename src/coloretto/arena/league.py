"""Leagues: every pairing of a list of bots in several rule sets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import ceil
from pathlib import Path

from coloretto.arena.contest import Contest, Entry
from coloretto.arena.errors import ArenaError
from coloretto.arena.line_ups import LineUp, every_pairing
from coloretto.arena.ratings import Rating, rate
from coloretto.protocol.levels import LEVELS
from coloretto.rules import RuleSet

DEFAULT_BOTS = ("random", *LEVELS)
"""The weakest first. Levels are bots: under another name each would play twice."""


@dataclass(frozen=True)
class Quota:
    """How many games a pairing plays: as many as the slower of its bots may."""

    games: int
    games_of: Mapping[str, int]
    """For bots that are not to play so many."""

    def deals(self, line_up: LineUp) -> int:
        games = min(self.games_of.get(bot, self.games) for bot in line_up.names)
        return deals_of(games, len(line_up.bots))


class League:
    def __init__(
        self, bots: Sequence[str], rule_sets: Sequence[RuleSet], quota: Quota, *, seed: int, until_clear: bool
    ) -> None:
        _check(bots, quota)
        self.contests = [
            Contest(rule_set, _entries(bots, rule_set, quota), seed=seed, until_clear=until_clear)
            for rule_set in dict.fromkeys(rule_sets)
        ]

    @property
    def played(self) -> list[Contest]:
        """The contests of which at least a deal has been played."""
        return [contest for contest in self.contests if contest.deals]

    def ratings(self) -> dict[str, Rating]:
        """From the games of all rule sets together, the highest first."""
        ratings = rate(chain.from_iterable(contest.results for contest in self.contests))
        return dict(sorted(ratings.items(), key=lambda one: -one[1].ordinal))


def deals_of(games: int, players: int) -> int:
    """How many deals have so many games."""
    return ceil(games / players)


def file_of(folder: Path, contest: Contest) -> Path:
    """Where a league keeps the results of a rule set."""
    return folder / f"{contest.rules}.jsonl"


def _entries(bots: Sequence[str], rule_set: RuleSet, quota: Quota) -> list[Entry]:
    return [Entry(line_up, quota.deals(line_up)) for line_up in every_pairing(bots, rule_set.players)]


def _check(bots: Sequence[str], quota: Quota) -> None:
    for bot in quota.games_of:
        if bot not in bots:
            raise ArenaError(f"{bot} has a number of games but does not play: {', '.join(bots)} do")
