"""Matches: several games, points added up."""

from collections.abc import Sequence
from dataclasses import dataclass, field

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
        return tuple(sum(scores) for scores in zip(*self.games, strict=True)) or (0,) * self.rule_set.players

    @property
    def win_shares(self) -> tuple[float, ...]:
        """Each player's share of the win by the totals so far; equal totals share it."""
        most = max(self.totals)
        winners = self.totals.count(most)
        return tuple(1 / winners if total == most else 0.0 for total in self.totals)
