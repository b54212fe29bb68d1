"""What came of a deal, as it travels between processes and is kept in files."""

from msgspec import Struct

from coloretto.arena.line_ups import LineUp
from coloretto.arena.times import Times


class Task(Struct, frozen=True):
    """A deal to be played by a line-up, with every rotation of the seats."""

    rules: str
    seed: int
    line_up: LineUp
    deal: int


class Forfeit(Struct, frozen=True):
    """A bot that failed and so lost its game."""

    rotation: int
    seat: int
    bot: str
    problem: str


class GameResult(Struct, frozen=True):
    """For every seat its final score and its share of the win.

    A seat whose bot failed has the score of its cards at that moment, and no share of the win.
    """

    scores: tuple[int, ...]
    win_shares: tuple[float, ...]


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

    def per_seat(self, bot: str) -> tuple[float, float]:
        """A bot's share of the win and its score, each the mean over its seats in all the games."""
        shares, scores, seats = 0.0, 0, 0
        for rotation, game in enumerate(self.games):
            for seat, name in enumerate(self.line_up.seated(rotation)):
                if name == bot:
                    shares += game.win_shares[seat]
                    scores += game.scores[seat]
                    seats += 1
        return shares / seats, scores / seats

    def failed(self, rotation: int) -> set[int]:
        """The seats that forfeited a game."""
        return {forfeit.seat for forfeit in self.forfeits if forfeit.rotation == rotation}
