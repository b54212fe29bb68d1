"""Ratings of people and bots by rule set: every finished match is rated once.

The commit that ends a match stores its result in the same transaction. Any process may rate it: updating the
ratings and removing the result is one transaction too, which succeeds only if no rating has changed since it
was read. So no match is rated twice or forgotten, and no update is lost.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from coloretto.arena.ratings import Rating, rate_game
from coloretto.server.storage.deletions import Deletions
from coloretto.server.storage.rating_store import RatedPlayer, RatingStore
from coloretto.server.table.match_result import MatchResult, parse_match_result

TAU = 25 / 300  # openskill's default: people improve
BATCH_SIZE = 50

Ratings = dict[tuple[str, str], RatedPlayer]
"""By rules and player."""


class Rater:
    def __init__(self, store: RatingStore) -> None:
        self._store = store

    async def rate_all(self) -> int:
        """Rate all finished matches; returns how many this process has rated."""
        rated = 0
        while unrated := await self._store.unrated(BATCH_SIZE):
            rated += await self._rate_batch()
            if len(unrated) < BATCH_SIZE:
                break
        return rated

    async def _rate_batch(self) -> int:
        number = await self._store.version()  # before everything that depends on it
        unrated = await self._store.unrated(BATCH_SIZE)
        results = [parse_match_result(text) for _, text in unrated]
        before = await self._ratings_before(results)
        loop = asyncio.get_running_loop()
        after = await loop.run_in_executor(None, rate_matches, results, before)
        kept = await self._without_deleted(after)
        is_stored = await self._store.update(number, [table for table, _ in unrated], kept)
        return len(unrated) if is_stored else 0

    async def _without_deleted(self, ratings: Ratings) -> Ratings:
        """Deleting an identity changes the number of changes, so that no later deletion is missed."""
        deleted = await Deletions(self._store.database).among([player for _, player in ratings])
        return {key: rating for key, rating in ratings.items() if rating.player not in deleted}

    async def _ratings_before(self, results: Sequence[MatchResult]) -> Ratings:
        ratings: Ratings = {}
        for result in results:
            for player in await self._store.of_players(result.rules, result.players):
                ratings[result.rules, player.player] = player
        return ratings


def rate_matches(results: Sequence[MatchResult], before: Ratings) -> Ratings:
    """The ratings of all who took part, after these matches in their order."""
    ratings: Ratings = {}
    for result in results:
        ratings |= _rate_match(result, before | ratings)
    return ratings


def _rate_match(result: MatchResult, ratings: Ratings) -> Ratings:
    before = {player: ratings.get((result.rules, player), _unrated(player)) for player in result.players}
    rated = rate_game(
        result.players,
        result.ranks,
        {player: Rating(old.mu, old.sigma) for player, old in before.items()},
        TAU,
    )
    return {
        (result.rules, player): replace(
            old, mu=rated[player].mu, sigma=rated[player].sigma, games=old.games + 1
        )
        for player, old in before.items()
    }


def _unrated(player: str) -> RatedPlayer:
    return RatedPlayer(player, "", Rating().mu, Rating().sigma, 0)
