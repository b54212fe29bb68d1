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
from coloretto.arena.report import own_standings, share_in
from coloretto.arena.standings import PLAIN, Measurement
from coloretto.arena.statistics import Estimate
from coloretto.protocol.levels import LEVELS
from coloretto.rules import RuleSet

DEFAULT_BOTS = ("random", *LEVELS)
"""The weakest first. Levels are bots: under another name each would play twice."""


@dataclass(frozen=True)
class Quota:
    """How many games a pairing plays: as many as the slower of its bots may."""

    games: int
    games_of: Mapping[str, int]
    """For bots that play fewer games."""

    def deals(self, line_up: LineUp) -> int:
        games = min(self.games_of.get(bot, self.games) for bot in line_up.names)
        return deals_of(games, len(line_up.bots))


class League:
    def __init__(
        self,
        bots: Sequence[str],
        rule_sets: Sequence[RuleSet],
        quota: Quota,
        *,
        seed: int = 0,
        measurement: Measurement = PLAIN,
    ) -> None:
        _check(bots, quota)
        self.bots = tuple(bots)
        self.contests = [
            Contest(rule_set, _entries(bots, rule_set, quota), seed=seed, measurement=measurement)
            for rule_set in dict.fromkeys(rule_sets)
        ]

    @property
    def played(self) -> list[Contest]:
        """The contests of which at least a deal has been played."""
        return [contest for contest in self.contests if contest.deals]

    def shares(self) -> dict[str, Estimate]:
        """Each bot's win share over all rule sets, luck-adjusted if luck was measured, the best first."""
        measurement = self.contests[0].measurement
        shares = {
            bot: share_in(
                [one for contest in self.played for one in own_standings(contest, bot)], bot, measurement
            )
            for bot in self.ratings()
        }
        return dict(sorted(shares.items(), key=lambda one: -one[1].mean))

    def ratings(self) -> dict[str, Rating]:
        """From the games of all rule sets together, the highest first."""
        ratings = rate(chain.from_iterable(contest.results for contest in self.contests))
        return dict(sorted(ratings.items(), key=lambda one: -one[1].ordinal))


def shared_ranks(shares: Mapping[str, Estimate]) -> dict[str, int]:
    """For each bot one more than the number of clearly better ones, whose intervals lie above its own."""
    return {
        bot: 1 + sum(_is_clearly_better(other, share) for other in shares.values())
        for bot, share in shares.items()
    }


def _is_clearly_better(one: Estimate, other: Estimate) -> bool:
    return one.low is not None and other.high is not None and one.low > other.high


def deals_of(games: int, players: int) -> int:
    """How many deals that number of games takes."""
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
