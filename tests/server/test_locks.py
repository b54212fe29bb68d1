"""Transactions of others that do not end: only what they lock has to wait, and not forever."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from psycopg import connect

from coloretto.protocol.commands import Request, Say
from coloretto.rules import ColorettoError
from coloretto.server.base.settings import Timeouts
from coloretto.server.live.hub import Hub
from coloretto.server.storage import sqlite
from coloretto.server.storage.connection import DatabaseError, LockedError, Statement
from coloretto.server.storage.database import Connect, Database
from coloretto.server.storage.postgresql import postgresql_at
from coloretto.server.storage.schema import migrate
from coloretto.server.storage.sqlite import sqlite_at
from coloretto.server.storage.store import Store
from support.hubs import open_and_start, started, with_hub
from support.tables import PEOPLE
from support.waiting import wait_for

COMMIT = (
    "INSERT INTO commits (table_id, sequence, actor, command, time, events) VALUES (?, ?, '', ?, 0, '[]')"
)


@contextmanager
def stuck(address: str, table: str, version: int) -> Iterator[None]:
    """Inside this context a transaction holds a version of a table, and does nothing."""
    with connect(address) as connection:
        text = COMMIT.replace("?", "%s")
        connection.execute(text, (table, version, "stuck"))
        yield
        connection.rollback()


async def chat(hub: Hub, table: str, number: int) -> int:
    return await hub.submit(table, PEOPLE[0], Request(f"c{number}", Say("hello")))


def test_a_stuck_transaction_keeps_no_other_table_waiting(
    on_postgresql: Connect, fresh_postgresql: str
) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        tables = [await open_and_start(hub) for _ in range(4)]
        version = (await hub.live(tables[0])).table.version
        with stuck(fresh_postgresql, tables[0], version + 1):
            for number in range(3):  # the first time in one batch with the others, then known to be locked
                results = await asyncio.gather(
                    *(chat(hub, table, number) for table in tables), return_exceptions=True
                )
                assert isinstance(results[0], DatabaseError)
                assert results[1:] == [version + 1 + number] * 3
        assert await chat(hub, tables[0], 3) == version + 1
        assert await chat(hub, tables[0], 4) == version + 2

    with_hub(on_postgresql, use)


def test_a_write_that_has_to_wait_is_done_once_the_other_transaction_has_ended(
    on_postgresql: Connect, fresh_postgresql: str
) -> None:
    async def run() -> None:
        database = started(Database(on_postgresql, lock_timeout=0))  # no limit
        try:
            with stuck(fresh_postgresql, "t", 1):
                waiting = asyncio.create_task(
                    database.write(Statement(f"{COMMIT} ON CONFLICT DO NOTHING", ("t", 1, "mine")), key="t")
                )
                assert await database.write(Statement(COMMIT, ("u", 1, "mine")), key="u")
                assert not waiting.done()
            assert await waiting
        finally:
            await database.close()

    asyncio.run(run())


def test_reads_go_on_while_a_transaction_is_stuck(on_postgresql: Connect, fresh_postgresql: str) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        table = await open_and_start(hub)
        version = (await hub.live(table)).table.version
        with stuck(fresh_postgresql, table, version + 1):
            command = asyncio.create_task(chat(hub, table, 1))
            await asyncio.sleep(0)
            assert (await hub.current(table)).version == version
            with pytest.raises(DatabaseError):
                await command

    with_hub(on_postgresql, use)


def of_table_t(command: str) -> str:
    """The first commit of a table, as one text without values."""
    text = COMMIT
    for value in ("'t'", "1", f"'{command}'"):
        text = text.replace("?", value, 1)
    return text


def test_the_transaction_of_a_process_that_has_stopped_is_ended(
    on_postgresql: Connect, fresh_postgresql: str
) -> None:
    stopped = postgresql_at(fresh_postgresql, Timeouts(idle_in_transaction_session_timeout=0.1))()
    stopped.run(Statement(f"BEGIN; {of_table_t('stopped')}"))  # in one step: the timeout begins after it
    other = on_postgresql()

    def can_write() -> bool:
        try:
            other.run(Statement(of_table_t("other")))
        except LockedError:
            return False
        return True

    wait_for(can_write, "the end of the transaction")
    for connection in (stopped, other):
        connection.close()


def test_a_locked_file_fails_all_writes_at_once_and_no_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_TIMEOUT", 0.1)
    connect_to = sqlite_at(tmp_path / "coloretto.sqlite")
    connection = connect_to()
    migrate(connection)
    connection.close()

    async def use(hub: Hub, store: Store) -> None:
        table = await open_and_start(hub)
        options = (await hub.live(table)).table.options
        other = sqlite3.connect(tmp_path / "coloretto.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            *(hub.open_table(options, PEOPLE[0]) for _ in range(20)),
            return_exceptions=True,
        )
        assert all(isinstance(result, DatabaseError) for result in results)
        assert (await Hub(store).live(table)).table.version
        other.execute("ROLLBACK")
        await chat(hub, table, 1)
        other.close()

    with_hub(connect_to, use)


@pytest.mark.parametrize("text", ["soon", "-1", "inf", "nan"])
def test_a_timeout_that_is_no_number_of_seconds_is_reported(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLORETTO_LOCK_TIMEOUT", text)
    with pytest.raises(ColorettoError, match=f"COLORETTO_LOCK_TIMEOUT is '{text}'"):
        Timeouts()
