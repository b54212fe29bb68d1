"""What came of a deal, as it travels between processes and is kept in files."""

from collections.abc import Sequence

from msgspec import Struct

from coloretto.arena.line_ups import LineUp
from coloretto.arena.times import Times


class Task(Struct, frozen=True):
    """A deal to be played by a line-up, with every rotation of the seats."""

    rules: str
    seed: int
    line_up: LineUp
    deal: int
    luck: bool = False
    """Whether to measure the luck of the cards."""


class Forfeit(Struct, frozen=True):
    """A bot that failed and so lost its game."""

    rotation: int
    seat: int
    bot: str
    problem: str


class GameResult(Struct, frozen=True, omit_defaults=True):
    """For every seat its final score and its share of the win.

    A seat whose bot failed has the score of its cards at that moment, and no share of the win.
    """

    scores: tuple[int, ...]
    win_shares: tuple[float, ...]
    luck: tuple[float, ...] = ()
    """The part of each seat's share that the cards gave or took, if it was measured."""

    @property
    def adjusted_shares(self) -> tuple[float, ...]:
        """The win shares without luck; empty if luck was not measured."""
        if not self.luck:
            return ()
        return tuple(share - luck for share, luck in zip(self.win_shares, self.luck, strict=True))


class DealResult(Struct, frozen=True, omit_defaults=True):
    """The games of one deal, played by a line-up."""

    bots: tuple[str, ...]
    """The line-up."""
    deal: int
    games: tuple[GameResult, ...]
    """One for each rotation."""
    times: dict[str, Times]
    """Of each bot in all the games."""
    forfeits: tuple[Forfeit, ...] = ()

    @property
    def line_up(self) -> LineUp:
        return LineUp(self.bots)

    @property
    def has_luck(self) -> bool:
        """Whether luck was measured in all games."""
        return all(game.luck for game in self.games)

    def win_share(self, bot: str) -> float:
        """A bot's share of the win, the mean over its seats in all the games."""
        return self._per_seat(bot, [game.win_shares for game in self.games])

    def adjusted_share(self, bot: str) -> float:
        """The same without luck, where that was measured."""
        return self._per_seat(bot, [game.adjusted_shares for game in self.games])

    def mean_score(self, bot: str) -> float:
        return self._per_seat(bot, [game.scores for game in self.games])

    def _per_seat(self, bot: str, games: Sequence[Sequence[float]]) -> float:
        values = [
            value
            for rotation, game in enumerate(games)
            for name, value in zip(self.line_up.seated(rotation), game, strict=True)
            if name == bot
        ]
        return sum(values) / len(values)

    def failed(self, rotation: int) -> set[int]:
        """The seats that forfeited a game."""
        return {forfeit.seat for forfeit in self.forfeits if forfeit.rotation == rotation}
