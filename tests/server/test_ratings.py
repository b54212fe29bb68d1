"""Every match is rated once, by any process and however often it is interrupted."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from coloretto.protocol.commands import Resign
from coloretto.protocol.options import TableOptions
from coloretto.server.base.identity import Identity
from coloretto.server.live.hub import Hub
from coloretto.server.live.ratings import Rater, rate_matches
from coloretto.server.storage.commits import Commit, Origin, Transaction
from coloretto.server.storage.database import Connect, Database
from coloretto.server.storage.rating_store import RatedPlayer
from coloretto.server.storage.store import Store
from coloretto.server.table.match_result import MatchResult, match_result_of, match_result_to_json
from coloretto.server.table.state import Table
from support.effort import effort
from support.hubs import open_and_start, play_some, started, with_hub
from support.tables import PEOPLE, Tabletop

RULES = "classic-3-brown"
PLAYERS = ["ana", "ben", "bot:easy"]


def ended(number: int, ranks: list[int]) -> Transaction:
    """The end of a match at a table of its own."""
    result = match_result_to_json(MatchResult(RULES, PLAYERS, ranks))
    commit = Commit(1, float(number), "[]")
    return Transaction(f"t{number}", commit, Origin("", "c"), None, match_result=result)


def played_match(rng: Random, *, who_resigns: int | None = None) -> Table:
    top = Tabletop(TableOptions(rules="classic-3-brown", seats=["open", "open", "easy"]), rng)
    top.start()
    if who_resigns is not None:
        top.do(PEOPLE[who_resigns], Resign())
    while match_result_of(top.table) is None:
        top.play_once()
    return top.table


@pytest.mark.parametrize("seed", range(effort(3, 30)))
def test_ranks_are_those_of_the_totals(seed: int) -> None:
    table = played_match(Random(seed))
    result = match_result_of(table)
    assert result is not None
    assert table.match is not None
    assert result.players == [PEOPLE[0].id, PEOPLE[1].id, "bot:easy"]
    by_rank = sorted(zip(result.ranks, table.match.totals, strict=True))
    assert [total for _, total in by_rank] == sorted(table.match.totals, reverse=True)


@pytest.mark.parametrize("seed", range(effort(3, 30)))
def test_a_player_who_resigned_is_last_whatever_the_bot_reached(seed: int) -> None:
    result = match_result_of(played_match(Random(seed), who_resigns=1))
    assert result is not None
    assert result.ranks[1] == 2


def test_winners_rise_and_losers_fall_each_by_rule_set() -> None:
    ratings = rate_matches([MatchResult(RULES, PLAYERS, [0, 1, 2])] * 3, {})
    strengths = [ratings[RULES, player].mu for player in PLAYERS]
    assert strengths == sorted(strengths, reverse=True)
    assert {rating.games for rating in ratings.values()} == {3}
    assert (
        rate_matches([MatchResult("golden-3-violet", PLAYERS, [2, 1, 0])], ratings).keys().isdisjoint(ratings)
    )


def test_rivals_who_rate_at_the_same_time_rate_every_match_once(connect_to: Connect) -> None:
    rng = Random(4)
    ranks = [rng.sample(range(3), 3) for _ in range(30)]

    async def run() -> list[RatedPlayer]:
        databases = [started(Database(connect_to)) for _ in range(3)]
        stores = [Store(database) for database in databases]
        raters = [Rater(store.ratings) for store in stores]
        for number, each in enumerate(ranks):
            await stores[0].commit(ended(number, each))
            await asyncio.gather(*(rater.rate_all() for rater in raters if rng.random() < 0.5))
        while await stores[0].ratings.unrated(1):
            await asyncio.gather(*(rater.rate_all() for rater in raters))
        found = await stores[0].ratings.of_rules(RULES, 10)
        for database in databases:
            await database.close()
        return found

    found = asyncio.run(run())
    expected = rate_matches([MatchResult(RULES, PLAYERS, each) for each in ranks], {})
    for player in found:
        alike = expected[RULES, player.player]
        assert (player.mu, player.sigma) == pytest.approx((alike.mu, alike.sigma))
    assert [player.games for player in found] == [30] * 3


def test_concurrent_rating_changes_are_not_overwritten(connect_to: Connect) -> None:
    async def use(_hub: Hub, store: Store) -> None:
        await store.commit(ended(1, [0, 1, 2]))
        number = await store.ratings.version()
        stale = rate_matches([MatchResult(RULES, PLAYERS, [2, 1, 0])], {})
        assert await Rater(store.ratings).rate_all() == 1
        before = await store.ratings.of_rules(RULES, 10)
        assert not await store.ratings.update(number, ["t1"], stale)
        assert await store.ratings.of_rules(RULES, 10) == before
        assert await Rater(store.ratings).rate_all() == 0

    with_hub(connect_to, use)


def test_a_game_that_was_played_here_is_in_the_ratings(connect_to: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        for person in PEOPLE[:3]:
            identity = Identity(person.id, person.name, is_banned=False)
            await store.identities.add(identity, f"hash {person.id}", 1.0)
        table = await open_and_start(hub)
        await play_some(hub, table, Random(5), 1000)
        assert await Rater(store.ratings).rate_all() == 1
        found = await store.ratings.of_rules("classic-3-brown", 10)
        assert {player.name for player in found} == {person.name for person in PEOPLE[:3]}
        assert [player.mu - 3 * player.sigma for player in found] == sorted(
            (player.mu - 3 * player.sigma for player in found), reverse=True
        )
        assert all(replace(player, games=1) == player for player in found)

    with_hub(connect_to, use)
