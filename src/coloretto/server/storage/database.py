"""The database as the server uses it: reads, and transactions that are committed in batches.

When `write` returns, the data is durable: see `Writer`. SQLite and PostgreSQL run the same statements, each
through its own `DatabaseConnection`.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

from coloretto.server.base.outages import OutageLog
from coloretto.server.storage.connection import (
    Connect,
    DatabaseConnection,
    DatabaseError,
    Row,
    SqlValue,
    Statement,
)
from coloretto.server.storage.writer import Writer

__all__ = [
    "ClockReading",
    "Connect",
    "Database",
    "DatabaseConnection",
    "DatabaseError",
    "Row",
    "SqlValue",
    "Statement",
]

LOCK_TIMEOUT = 1.0
"""Seconds that a write waits for another transaction, by default."""


class ClockReading(NamedTuple):
    """What the database's clock showed; the smaller, the more precise."""

    round_trip: float
    """Seconds between asking and the answer."""
    time: float
    elapsed: float
    """The moment halfway through the round trip."""


class Database:
    """Created, used and closed in one event loop."""

    def __init__(self, connect: Connect, lock_timeout: float = LOCK_TIMEOUT) -> None:
        self._connect = connect
        self._loop = asyncio.get_running_loop()
        self.writes = 0
        """How many writes have ended, whatever their result."""
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="database-reader")
        self._reading: DatabaseConnection | None = None
        self._read_outages = OutageLog("reading from the database")
        self._write_outages = OutageLog("writing to the database")
        self._writer = Writer(connect, lock_timeout)

    def start(self) -> None:
        """Start to write; before that, writes wait."""
        self._writer.start()

    async def write(self, *statements: Statement, key: str = "") -> bool:
        """Commit all statements, or none: False if the first one changes no row.

        The first one is the condition for the others: an insertion that does nothing on a conflict, or an
        update of a row that must exist. It changes one row at most. `key` names what other transactions may
        lock for long, such as a table: then only writes with this key wait, and fail after the lock timeout.
        """
        try:
            with self._write_outages:
                return await self._writer.put(statements, key)
        finally:
            self.writes += 1

    async def read(self, text: str, *values: SqlValue) -> list[Row]:
        """The rows of a query, which sees everything committed before."""
        with self._read_outages:
            return await self._loop.run_in_executor(self._readers, self._read, Statement(text, values))

    async def measure_clock(self, elapsed: Callable[[], float]) -> ClockReading | None:
        """What the database's clock shows; None if it has none. `elapsed` counts seconds."""
        return await self._loop.run_in_executor(self._readers, self._measure_clock, elapsed)

    async def close(self) -> None:
        """Commit what is waiting, and disconnect."""
        await self._loop.run_in_executor(None, self._writer.close)
        await self._loop.run_in_executor(self._readers, self._close_reading)
        self._readers.shutdown()

    # In the thread that reads.

    def _read(self, statement: Statement) -> list[Row]:
        """With a new connection if the database has closed the old one meanwhile."""
        if self._reading is not None:
            try:
                return self._reading.run(statement)[1]
            except Exception:  # noqa: BLE001 - then the second attempt fails, too
                self._close_reading()
        with self._reading_connection() as connection:
            return connection.run(statement)[1]

    def _measure_clock(self, elapsed: Callable[[], float]) -> ClockReading | None:
        with self._reading_connection() as connection:
            begin = elapsed()
            time = connection.clock()
            end = elapsed()
        return None if time is None else ClockReading(end - begin, time, (begin + end) / 2)

    @contextmanager
    def _reading_connection(self) -> Iterator[DatabaseConnection]:
        try:
            if self._reading is None:
                self._reading = self._connect()
            yield self._reading
        except Exception as error:
            self._close_reading()
            raise DatabaseError(f"the database cannot be read: {error}") from error

    def _close_reading(self) -> None:
        if self._reading is not None:
            self._reading.close()
        self._reading = None
