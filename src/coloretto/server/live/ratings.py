"""Ratings of people and bots, by rule set: every match that ends is rated once.

The end of a match puts its outcome into the database in the same transaction. Any process may rate it: the
ratings change and the outcome goes in one transaction too, which succeeds only if no rating has changed
since it was read. So no match is rated twice, none is forgotten, and none hides another.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import msgspec
from msgspec import Struct

from coloretto.arena.ratings import Rating, rate_game
from coloretto.rules import rule_set_text
from coloretto.server.storage.store import RatedPlayer, Store
from coloretto.server.table.state import Seat, Status, Table

BOT = "bot:"
TAU = 25 / 300  # openskill's own: people learn
MOST_AT_ONCE = 50

Known = dict[tuple[str, str], RatedPlayer]
"""By rules and player."""


class Outcome(Struct, frozen=True):
    """What ratings need to know of a match: by its totals, whatever the number of games."""

    rules: str
    players: list[str]
    ranks: list[int]
    """For every seat how many are ahead of it."""


def outcome_of(table: Table) -> Outcome | None:
    """Of a match that is over. People who gave up share the last rank, whatever their stand-in reached."""
    if table.status is not Status.OVER or table.match is None:
        return None
    totals = zip(table.seats, table.match.totals, strict=True)
    values = [(True, total) if seat.stand_in != "resigned" else (False, 0) for seat, total in totals]
    ranks = [sum(other > value for other in values) for value in values]
    return Outcome(rule_set_text(table.rule_set), [player_on(seat) for seat in table.seats], ranks)


def player_on(seat: Seat) -> str:
    return f"{BOT}{seat.level}" if seat.person is None else seat.person.id


def outcome_to_json(outcome: Outcome) -> str:
    return msgspec.json.encode(outcome).decode()


class Rater:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def rate_all(self) -> int:
        """Rate every match that waits for it; how many this process has rated."""
        rated = 0
        while waiting := await self._store.unrated(MOST_AT_ONCE):
            rated += await self._rate_some()
            if len(waiting) < MOST_AT_ONCE:
                break
        return rated

    async def _rate_some(self) -> int:
        number = await self._store.rating_changes()  # before everything that depends on it
        waiting = await self._store.unrated(MOST_AT_ONCE)
        outcomes = [msgspec.json.decode(outcome, type=Outcome) for _, outcome in waiting]
        known = await self._known(outcomes)
        loop = asyncio.get_running_loop()
        ratings = await loop.run_in_executor(None, after_all, outcomes, known)
        is_kept = await self._store.keep_ratings(number, [table for table, _ in waiting], ratings)
        return len(waiting) if is_kept else 0

    async def _known(self, outcomes: Sequence[Outcome]) -> Known:
        known: Known = {}
        for outcome in outcomes:
            for player in await self._store.ratings_of(outcome.rules, outcome.players):
                known[outcome.rules, player.player] = player
        return known


def after_all(outcomes: Sequence[Outcome], known: Known) -> Known:
    """The ratings of everybody who took part, after matches in their order."""
    ratings: Known = {}
    for outcome in outcomes:
        ratings |= _after(outcome, known | ratings)
    return ratings


def _after(outcome: Outcome, known: Known) -> Known:
    before = {player: known.get((outcome.rules, player), _new(player)) for player in outcome.players}
    rated = rate_game(
        outcome.players,
        outcome.ranks,
        {player: Rating(old.mu, old.sigma) for player, old in before.items()},
        TAU,
    )
    return {
        (outcome.rules, player): replace(
            old, mu=rated[player].mu, sigma=rated[player].sigma, games=old.games + 1
        )
        for player, old in before.items()
    }


def _new(player: str) -> RatedPlayer:
    return RatedPlayer(player, "", Rating().mu, Rating().sigma, 0)
