"""Matches: several games, points added up."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from coloretto.rules.errors import ColorettoError
from coloretto.rules.rule_sets import RuleSet


@dataclass(frozen=True)
class Match:
    """The scores of the games played so far, a tuple for each game."""

    rule_set: RuleSet
    games: tuple[tuple[int, ...], ...] = field(default=())

    def __post_init__(self) -> None:
        if len(self.games) > self.rule_set.games:
            raise ColorettoError(f"a match of {self.rule_set.games} games has no game {len(self.games)}")
        for scores in self.games:
            if len(scores) != self.rule_set.players:
                raise ColorettoError(f"{self.rule_set.players} scores expected, not {scores}")

    def with_game(self, scores: Sequence[int]) -> "Match":
        """The match after one more game."""
        return Match(self.rule_set, (*self.games, tuple(scores)))

    @property
    def is_over(self) -> bool:
        return len(self.games) == self.rule_set.games

    @property
    def totals(self) -> tuple[int, ...]:
        return self._results[0]

    @property
    def win_shares(self) -> tuple[float, ...]:
        """Each player's share of the win by the totals so far; equal totals share it."""
        return self._results[1]

    @cached_property
    def _results(self) -> tuple[tuple[int, ...], tuple[float, ...]]:
        from coloretto.rules.match_kernel import match_results  # noqa: PLC0415 - optional or slow to import

        return match_results(self.games, self.rule_set.players)
