"""Writes that are run together, on both databases."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coloretto.server.storage.database import Connect, Database, DatabaseConnection, Statement
from support.effort import effort
from support.hubs import started

INSERTION = "INSERT INTO recoveries (hash, identity, expires) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
RENAMING = "UPDATE identities SET name = ? WHERE id = ?"
ANA = Statement("INSERT INTO identities (id, name, created) VALUES (?, ?, ?)", ("ana", "Ana", 1.0))

SLOW = settings(
    max_examples=effort(15, 150),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@contextmanager
def connected(connect_to: Connect) -> Iterator[DatabaseConnection]:
    """A connection to a database where Ana is the only one."""
    connection = connect_to()
    try:
        connection.begin()
        for table in ("recoveries", "identities"):
            connection.run(Statement(f"DELETE FROM {table}"))  # noqa: S608 - ours
        connection.run(ANA)
        connection.commit()
        yield connection
    finally:
        connection.close()


def hashes(connection: DatabaseConnection) -> list[str]:
    return [row[0] for row in connection.run(Statement("SELECT hash FROM recoveries ORDER BY hash"))[1]]


@SLOW
@given(numbers=st.lists(st.integers(0, 300), max_size=200))
def test_many_rows_are_inserted_at_once_as_they_would_be_one_by_one(
    connect_to: Connect, numbers: list[int]
) -> None:
    with connected(connect_to) as connection:
        values = [(f"{number:04}", "ana", 1.0) for number in numbers]
        assert connection.run_many(INSERTION, values) == len(set(numbers))
        assert hashes(connection) == [f"{number:04}" for number in sorted(set(numbers))]


def test_a_statement_that_is_no_insertion_is_run_for_every_row(connect_to: Connect) -> None:
    with connected(connect_to) as connection:
        assert connection.run_many(RENAMING, [("Anna", "ana"), ("Ben", "ben"), ("Anne", "ana")]) == 2
        assert connection.run(Statement("SELECT name FROM identities"))[1] == [("Anne",)]


@SLOW
@given(numbers=st.lists(st.integers(0, 30), min_size=1, max_size=60))
def test_of_concurrent_writes_each_learns_whether_it_was_first(
    connect_to: Connect, numbers: list[int]
) -> None:
    with connected(connect_to) as connection:

        async def write() -> list[bool]:
            database = started(Database(connect_to))
            try:
                statements = [Statement(INSERTION, (f"{number:04}", "ana", 1.0)) for number in numbers]
                return await asyncio.gather(*map(database.write, statements))
            finally:
                await database.close()

        results = asyncio.run(write())
        for number in set(numbers):
            assert (
                sum(is_first for is_first, each in zip(results, numbers, strict=True) if each == number) == 1
            )
        assert hashes(connection) == [f"{number:04}" for number in sorted(set(numbers))]


def test_what_depends_on_a_write_that_changes_nothing_is_not_done(connect_to: Connect) -> None:
    with connected(connect_to) as connection:

        async def write() -> list[bool]:
            database = started(Database(connect_to))
            try:
                of_nobody = Statement(RENAMING, ("Ben", "ben"))
                of_ana = Statement(RENAMING, ("Anna", "ana"))
                recoveries = [Statement(INSERTION, (name, "ana", 1.0)) for name in ("first", "second")]
                writes = [(of_nobody, recoveries[0]), (of_ana, recoveries[1])]
                return await asyncio.gather(*(database.write(*statements) for statements in writes))
            finally:
                await database.close()

        assert asyncio.run(write()) == [False, True]
        assert hashes(connection) == ["second"]
