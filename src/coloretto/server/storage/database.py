"""The database as the server uses it: reads, and transactions that are committed in batches.

One thread writes. It takes everything that is waiting, commits it as one batch, and resolves the callers'
futures only then: when `write` returns, the data is durable. SQLite and PostgreSQL run the same statements,
each through its own `DatabaseConnection`.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from coloretto.rules import ColorettoError
from coloretto.server.base.outages import OutageLog

Value: TypeAlias = str | int | float | bytes | None
Row: TypeAlias = tuple[Any, ...]

MAX_BATCH = 500


class DatabaseError(ColorettoError):
    """The database cannot be used: the operation failed, or its result is unknown."""


class Statement(Struct, frozen=True):
    """SQL with question marks, and the values for them."""

    text: str
    values: tuple[Value, ...] = ()


class DatabaseConnection(Protocol):
    """Used by one thread."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def roll_back(self) -> None: ...

    def run(self, statement: Statement) -> tuple[int, list[Row]]:
        """The number of rows it changed, and the rows it returned."""
        ...

    def run_many(self, text: str, values: Sequence[tuple[Value, ...]]) -> int:
        """Run a statement for each of these values; the number of rows changed."""
        ...

    def clock(self) -> float | None:
        """The database's time in seconds since the epoch; None if it has no clock of its own."""
        ...

    def lock_schema(self) -> None:
        """Keep other processes from migrating until the transaction ends."""
        ...

    def close(self) -> None: ...


Connect: TypeAlias = Callable[[], DatabaseConnection]


class ClockReading(NamedTuple):
    """What the database's clock showed; the smaller, the more precise."""

    round_trip: float
    """Seconds between asking and the answer."""
    time: float
    elapsed: float
    """The moment halfway through the round trip."""


class _Write(NamedTuple):
    statements: Sequence[Statement]
    done: "asyncio.Future[bool]"


class _ConflictError(Exception):
    """One of several writes that ran together changed nothing."""


class Database:
    """Created, used and closed in one event loop."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._loop = asyncio.get_running_loop()
        self.writes = 0
        """How many writes have ended, whatever their result."""
        self._writes: SimpleQueue[_Write | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="database-reader")
        self._reading: DatabaseConnection | None = None
        self._read_outages = OutageLog("reading from the database")
        self._write_outages = OutageLog("writing to the database")
        self._writer = Thread(target=self._write_all, name="database-writer", daemon=True)

    def start(self) -> None:
        """Start the thread that writes; before that, writes wait."""
        self._writer.start()

    async def write(self, *statements: Statement) -> bool:
        """Commit all statements, or none: False if the first one changes no row.

        The first one is the condition for the others: an insertion that does nothing on a conflict, or an
        update of a row that must exist. It changes one row at most.
        """
        done: asyncio.Future[bool] = self._loop.create_future()
        self._writes.put(_Write(statements, done))
        try:
            with self._write_outages:
                return await done
        finally:
            self.writes += 1

    async def read(self, text: str, *values: Value) -> list[Row]:
        """The rows of a query, which sees everything committed before."""
        with self._read_outages:
            return await self._loop.run_in_executor(self._readers, self._read, Statement(text, values))

    async def measure_clock(self, elapsed: Callable[[], float]) -> ClockReading | None:
        """What the database's clock shows; None if it has none. `elapsed` counts seconds."""
        return await self._loop.run_in_executor(self._readers, self._measure_clock, elapsed)

    async def close(self) -> None:
        """Commit what is waiting, and disconnect."""
        self._writes.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        await self._loop.run_in_executor(self._readers, self._close_reading)
        self._readers.shutdown()

    # In the thread that reads.

    def _read(self, statement: Statement) -> list[Row]:
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

    # In the thread that writes.

    def _write_all(self) -> None:
        connection: DatabaseConnection | None = None
        is_open = True
        while is_open:
            batch, is_open = self._next_batch()
            if batch:
                connection = self._commit(batch, connection)
        if connection is not None:
            connection.close()

    def _next_batch(self) -> tuple[list[_Write], bool]:
        """Wait for writes; also whether there may be more."""
        write = self._writes.get()
        batch: list[_Write] = []
        while write is not None:
            batch.append(write)
            if len(batch) == MAX_BATCH or self._writes.empty():
                return batch, True
            write = self._writes.get()
        return batch, False

    def _commit(
        self, batch: list[_Write], connection: DatabaseConnection | None
    ) -> DatabaseConnection | None:
        """Commit a batch and resolve its futures; the connection to go on with, None after a failure.

        One failing write must not fail the others, so after an error each is tried alone.
        """
        try:
            connection = connection or self._connect()
            results = _run_all(connection, batch)
        except Exception as error:  # noqa: BLE001 - whatever it is, the callers are waiting
            _discard(connection)
            if len(batch) == 1:
                self._resolve(
                    [(batch[0], DatabaseError(f"the commit failed or its result is unknown: {error}"))]
                )
                return None
            connection = None
            for write in batch:
                connection = self._commit([write], connection)
            return connection
        self._resolve(list(zip(batch, results, strict=True)))
        return connection

    def _resolve(self, results: Sequence[tuple[_Write, bool | DatabaseError]]) -> None:
        self._loop.call_soon_threadsafe(_resolve_all, results)


def _run_all(connection: DatabaseConnection, batch: Sequence[_Write]) -> list[bool]:
    """Commit a batch; for each of its writes, whether it took effect."""
    try:
        return _run_together(connection, batch)
    except _ConflictError:
        connection.roll_back()
    connection.begin()
    results = [_run(connection, write.statements) for write in batch]
    connection.commit()
    return results


def _run_together(connection: DatabaseConnection, batch: Sequence[_Write]) -> list[bool]:
    """Run writes of the same shape as one: thousands of moves differ only in their values."""
    connection.begin()
    for writes in _by_shape(batch).values():
        for number, alike in enumerate(zip(*writes, strict=True)):
            changed = connection.run_many(alike[0].text, [statement.values for statement in alike])
            if number == 0 and changed != len(writes):
                raise _ConflictError
    connection.commit()
    return [True] * len(batch)


def _by_shape(batch: Sequence[_Write]) -> dict[tuple[str, ...], list[Sequence[Statement]]]:
    """Statements by their texts. The writes of a batch are concurrent: any order is right."""
    shapes: dict[tuple[str, ...], list[Sequence[Statement]]] = {}
    for write in batch:
        shape = tuple([statement.text for statement in write.statements])
        shapes.setdefault(shape, []).append(write.statements)
    return shapes


def _run(connection: DatabaseConnection, statements: Sequence[Statement]) -> bool:
    for number, statement in enumerate(statements):
        changed, _ = connection.run(statement)
        if number == 0 and changed == 0:
            return False
    return True


def _discard(connection: DatabaseConnection | None) -> None:
    if connection is None:
        return
    try:
        connection.roll_back()
        connection.close()
    except Exception:  # noqa: BLE001, S110 - it is broken anyway
        pass


def _resolve_all(results: Sequence[tuple[_Write, bool | DatabaseError]]) -> None:
    for write, result in results:
        if write.done.done():  # the caller was cancelled
            continue
        if isinstance(result, bool):
            write.done.set_result(result)
        else:
            write.done.set_exception(result)
