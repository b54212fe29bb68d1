"""What is kept, on both databases."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import pytest

from coloretto.server.base.identity import Identity
from coloretto.server.storage.commits import Commit, Origin, Transaction
from coloretto.server.storage.database import Connect, Database, DatabaseError, Statement
from coloretto.server.storage.schema import MIGRATIONS, migrate
from coloretto.server.storage.store import Store
from coloretto.server.table.summary import Summary
from support.hubs import started

T = TypeVar("T")

FIRST = Transaction("t", Commit(1, 10.0, "[]"), Origin("ana", "c1"), wakeup=20.0)


def kept(connect_to: Connect, use: Callable[[Store], Awaitable[T]]) -> T:
    """Use a store in an event loop of its own."""

    async def run() -> T:
        database = started(Database(connect_to))
        try:
            return await use(Store(database))
        finally:
            await database.close()

    return asyncio.run(run())


def test_a_commit_that_was_answered_is_there_for_another_process(connect_to: Connect) -> None:
    assert kept(connect_to, lambda store: store.commit(FIRST))
    assert kept(connect_to, lambda store: store.commits("t")) == [FIRST.commit]


def test_a_sequence_is_kept_once_and_its_loser_leaves_no_trace(connect_to: Connect) -> None:
    async def use(store: Store) -> list[bool]:
        rival = replace(FIRST, origin=Origin("ben", "c1"), decks=((1, "00" * 32),), wakeup=99.0)
        return [await store.commit(FIRST), await store.commit(rival)]

    assert kept(connect_to, use) == [True, False]
    assert kept(connect_to, lambda store: store.last_deck("t")) is None
    assert kept(connect_to, lambda store: store.due_wakeups(50.0, 10)) == [("t", 20.0)]


def test_of_many_rivals_for_each_sequence_exactly_one_wins(connect_to: Connect) -> None:
    async def use(store: Store) -> list[int]:
        wins = []
        for sequence in range(1, 20):
            rivals = [
                store.commit(
                    Transaction("t", Commit(sequence, 1.0, "[]"), Origin(f"p{rival}", f"c{sequence}"), None)
                )
                for rival in range(10)
            ]
            wins.append(sum(await asyncio.gather(*rivals)))
        return wins

    assert kept(connect_to, use) == [1] * 19


def test_a_repeated_command_is_found_and_not_kept_twice(connect_to: Connect) -> None:
    async def use(store: Store) -> tuple[bool, int | None]:
        await store.commit(FIRST)
        again = await store.commit(replace(FIRST, commit=Commit(2, 11.0, "[]")))
        return again, await store.sequence_of("t", "ana", "c1")

    assert kept(connect_to, use) == (False, 1)


def test_the_lobby_shows_public_tables_by_status_the_latest_first(connect_to: Connect) -> None:
    async def use(store: Store) -> list[str]:
        for number, public in enumerate((True, False, True)):
            summary = Summary("waiting", public, "classic-3", "Ana", "ana", "{}")
            commit = Commit(1, float(number), "[]")
            await store.commit(Transaction(f"t{number}", commit, Origin("ana", "c"), None, summary=summary))
        return [row[0] for row in await store.lobby("waiting", 10)]

    assert kept(connect_to, use) == ["t2", "t0"]


def test_a_match_is_running_between_its_games_too(connect_to: Connect) -> None:
    async def use(store: Store) -> list[list[str]]:
        for number, status in enumerate(("playing", "between", "over", "waiting")):
            summary = Summary(status, True, "classic-3", "Ana", "ana", "{}")  # noqa: FBT003 - public
            commit = Commit(1, float(number), "[]")
            await store.commit(Transaction(status, commit, Origin("ana", "c"), None, summary=summary))
        return [
            [row[0] for row in await store.lobby(status, 10)] for status in ("playing", "between", "waiting")
        ]

    assert kept(connect_to, use) == [["between", "playing"], ["between"], ["waiting"]]


def test_what_is_due_is_claimed_by_one_until_the_claim_expires(connect_to: Connect) -> None:
    async def use(store: Store) -> list[object]:
        await store.commit(FIRST)
        return [
            await store.due_wakeups(19.0, 10),
            await store.claim("t", 20.0, 25.0),
            await store.claim("t", 21.0, 26.0),
            await store.due_wakeups(22.0, 10),
            await store.due_wakeups(25.0, 10),
        ]

    assert kept(connect_to, use) == [[], True, False, [], [("t", 20.0)]]


def test_identities_are_found_by_the_hash_of_a_secret_and_recovered_once(connect_to: Connect) -> None:
    async def use(store: Store) -> None:
        assert await store.identities.add(Identity("ana", "Ana", is_banned=False), "h1", 1.0)
        await store.identities.add_recovery("r1", "ana", expires=100.0)
        assert await store.identities.recover("r1", "h9", now=101.0) is None
        recovered = await store.identities.recover("r1", "h2", now=50.0)
        assert recovered is not None
        assert await store.identities.recover("r1", "h3", now=51.0) is None
        for secret in ("h1", "h2"):
            found = await store.identities.of_secret(secret)
            assert found is not None
            assert found.name == "Ana"
        assert await store.identities.of_secret("h3") is None
        await store.identities.ban("ana", banned=True, now=5.0)
        found = await store.identities.of_secret("h1")
        assert found is not None
        assert found.is_banned

    kept(connect_to, use)


def test_a_write_that_fails_does_not_fail_others_of_its_batch(connect_to: Connect) -> None:
    async def use(store: Store) -> list[object]:
        bad = store.database.write(Statement("INSERT INTO nowhere VALUES (1)"))
        good = [store.commit(replace(FIRST, table=f"t{number}")) for number in range(5)]
        return list(await asyncio.gather(bad, *good, return_exceptions=True))

    bad, *good = kept(connect_to, use)
    assert isinstance(bad, DatabaseError)
    assert good == [True] * 5


def test_a_database_is_brought_up_to_date_once_and_a_newer_one_is_refused(connect_to: Connect) -> None:
    connection = connect_to()
    migrate(connection)
    connection.run(Statement("INSERT INTO schema_version VALUES (?)", (len(MIGRATIONS) + 1,)))
    with pytest.raises(DatabaseError, match="update it"):
        migrate(connection)
    connection.close()


@pytest.mark.parametrize(
    ("part", "found"),
    [("an", ["Ana", "An_a!"]), ("_", ["An_a!"]), ("%", ["5 %"]), ("!", ["An_a!"]), ("x", [])],
)
def test_people_are_found_by_any_part_of_their_name(part: str, found: list[str], connect_to: Connect) -> None:
    async def use(store: Store) -> list[str]:
        for number, name in enumerate(("Ana", "An_a!", "5 %")):
            identity = Identity(f"id{number}", name, is_banned=False)
            await store.identities.add(identity, f"hash{number}", -float(number))
        return [person.name for person in await store.identities.named(part, 10)]

    assert kept(connect_to, use) == found
