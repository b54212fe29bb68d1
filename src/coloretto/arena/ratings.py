"""Ratings: one number for each bot, from all games it played."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from coloretto.arena.results import DealResult, GameResult

SURE_SIGMAS = 3


class Rating(Struct, frozen=True):
    """Openskill's Plackett-Luce rating: everybody begins at 25, with 25/3 for how unsure that is."""

    mu: float = 25.0
    sigma: float = 25 / 3

    @property
    def ordinal(self) -> float:
        """What bots are ranked by: a strength that this one very likely exceeds."""
        return self.mu - SURE_SIGMAS * self.sigma


def rate(results: Iterable[DealResult]) -> dict[str, Rating]:
    """Ratings after all the games in their order; equal scores are ties."""
    ratings: dict[str, Rating] = {}
    for result in results:
        for rotation, game in enumerate(result.games):
            seats = result.line_up.seated(rotation)
            ratings |= rate_game(seats, ranks(game, result.failed(rotation)), ratings)
    return ratings


def ranks(game: GameResult, failed: set[int]) -> list[int]:
    """For every seat how many are ahead of it; those who failed share the last rank."""
    values = [(seat not in failed, 0 if seat in failed else score) for seat, score in enumerate(game.scores)]
    return [sum(other > value for other in values) for value in values]


def rate_game(
    seats: Sequence[str], ranks: Sequence[int], ratings: Mapping[str, Rating], tau: float = 0.0
) -> dict[str, Rating]:
    """The ratings of those who played, after a game.

    Every seat is rated as a player of its own; a bot on several seats gets the mean of them. `tau` is for
    players who change: it makes everybody a little less sure before each game. Bots do not.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - optional or slow to import

    model = PlackettLuce(tau=tau)
    before = [ratings.get(bot, Rating()) for bot in seats]
    rated = model.rate([[model.rating(old.mu, old.sigma)] for old in before], ranks=list(map(float, ranks)))
    after = [Rating(new.mu, new.sigma) for [new] in rated]
    return {
        bot: _mean([new for name, new in zip(seats, after, strict=True) if name == bot])
        for bot in dict.fromkeys(seats)
    }


def _mean(ratings: list[Rating]) -> Rating:
    number = len(ratings)
    return Rating(sum(one.mu for one in ratings) / number, sum(one.sigma for one in ratings) / number)
