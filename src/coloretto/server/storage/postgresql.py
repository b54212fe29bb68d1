"""PostgreSQL, for many workers side by side. It tells all of them which tables have changed."""

import asyncio
from collections.abc import Sequence
from logging import getLogger
from threading import Event, Thread
from typing import Any

import psycopg

from coloretto.server.base.bus import CHANNEL, Ear, Notice
from coloretto.server.storage.database import Connect, Row, Statement, Value
from coloretto.server.storage.multirow import together

SCHEMA_LOCK = 0x636F6C6F  # any number, the same for all
LOOK = 0.5
"""Seconds between two looks whether listening is over."""
AGAIN = 1.0
"""Seconds between two attempts to listen."""
TELL = (
    "WITH told (channel, notice) AS (VALUES (?, ?))"
    " SELECT pg_notify(channel, string_agg(notice, ' ')) FROM told GROUP BY channel"
)

_LOG = getLogger(__name__)


class PostgresqlConnection:
    def __init__(self, url: str) -> None:
        self._connection = psycopg.connect(url, autocommit=True, prepare_threshold=2)

    def begin(self) -> None:
        self._connection.execute("BEGIN")

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def roll_back(self) -> None:
        self._connection.execute("ROLLBACK")

    def run(self, statement: Statement) -> tuple[int, list[Row]]:
        cursor: Any = self._connection.execute(_translated(statement.text), statement.values)
        rows = cursor.fetchall() if cursor.description else []
        return max(cursor.rowcount, len(rows)), rows

    def run_many(self, text: str, values: Sequence[tuple[Value, ...]]) -> int:
        return sum([self.run(statement)[0] for statement in together(text, values)])

    def lock_schema(self) -> None:
        self._connection.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))

    def close(self) -> None:
        self._connection.close()


def _translated(text: str) -> Any:  # noqa: ANN401 - psycopg wants texts that were written in a program
    return text.replace("?", "%s")


def postgresql_at(url: str) -> Connect:
    return lambda: PostgresqlConnection(url)


class NotifyBus:
    """PostgreSQL's own notices. To be used in one event loop; it hears in a thread of its own."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._is_over = Event()
        self._thread: Thread | None = None

    async def check(self) -> None:
        """It is as good as the database."""

    def with_commit(self, notice: Notice) -> Sequence[Statement]:
        """It is told when the transaction is committed, and only then. Those of many are told as one."""
        return [Statement(TELL, (CHANNEL, notice.text))]

    def after_commit(self, notice: Notice) -> None: ...

    def listen(self, ear: Ear) -> None:
        arguments = (ear, asyncio.get_running_loop())
        self._thread = Thread(target=self._listen, args=arguments, daemon=True, name="listening")
        self._thread.start()

    async def end(self) -> None:
        self._is_over.set()
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    # In the thread.

    def _listen(self, ear: Ear, loop: asyncio.AbstractEventLoop) -> None:
        while not self._is_over.is_set():
            try:
                self._listen_once(ear, loop)
            except psycopg.Error as error:
                _LOG.warning("notices of other processes are not heard, trying again: %s", error)
                self._is_over.wait(AGAIN)

    def _listen_once(self, ear: Ear, loop: asyncio.AbstractEventLoop) -> None:
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            loop.call_soon_threadsafe(ear.begun)
            while not self._is_over.is_set():
                for notice in connection.notifies(timeout=LOOK):
                    loop.call_soon_threadsafe(ear.hear, notice.payload)
