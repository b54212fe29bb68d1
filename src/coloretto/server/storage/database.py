"""The database as the server uses it: transactions that are committed in batches, and reads.

One thread writes. It takes whatever has come up meanwhile, commits all of it at once, and only then are
those who asked told: an answer means that it is on the disk. SQLite and PostgreSQL are used alike: each
has a connection that knows `run`, `begin`, `commit` and `roll_back`, and the same statements.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from coloretto.rules import ColorettoError

Value: TypeAlias = str | int | float | bytes | None
Row: TypeAlias = tuple[Any, ...]

MOST_IN_A_BATCH = 500


class DatabaseError(ColorettoError):
    """The database cannot be used: what was asked has not happened, or is not known to have."""


class Statement(Struct, frozen=True):
    """One statement; its values stand where the text has question marks."""

    text: str
    values: tuple[Value, ...] = ()


class Connection(Protocol):
    """A connection of one thread."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def roll_back(self) -> None: ...

    def run(self, statement: Statement) -> tuple[int, list[Row]]:
        """How many rows it changed, and those that it returns."""
        ...

    def run_many(self, text: str, values: Sequence[tuple[Value, ...]]) -> int:
        """Run a statement once for each of these values; how many rows that changed altogether."""
        ...

    def lock_schema(self) -> None:
        """Keep other processes from changing tables until the transaction ends."""
        ...

    def close(self) -> None: ...


Connect: TypeAlias = Callable[[], Connection]


class _Write(NamedTuple):
    statements: Sequence[Statement]
    done: "asyncio.Future[bool]"


class _ConflictError(Exception):
    """Among writes that were run together one has changed nothing."""


class Database:
    """To be made, used and closed in one event loop."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._loop = asyncio.get_running_loop()
        self._writes: SimpleQueue[_Write | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="database-reader")
        self._reading: Connection | None = None
        self._writer = Thread(target=self._write_all, name="database-writer", daemon=True)
        self._writer.start()

    async def write(self, *statements: Statement) -> bool:
        """Commit statements together, or none of them: False, when the first one changes no row.

        The first one is the condition of the others: an insertion that does nothing on a conflict, or an
        update of a row that must be there. It changes one row at most.
        """
        done: asyncio.Future[bool] = self._loop.create_future()
        self._writes.put(_Write(statements, done))
        return await done

    async def read(self, text: str, *values: Value) -> list[Row]:
        """The rows of a query: everything that was committed before is seen."""
        return await self._loop.run_in_executor(self._readers, self._read, Statement(text, values))

    async def close(self) -> None:
        """Commit what has come up, and let go."""
        self._writes.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        await self._loop.run_in_executor(self._readers, self._close_reading)
        self._readers.shutdown()

    def _read(self, statement: Statement) -> list[Row]:
        try:
            if self._reading is None:
                self._reading = self._connect()
            return self._reading.run(statement)[1]
        except Exception as error:
            self._close_reading()
            raise DatabaseError(f"cannot be read: {error}") from error

    def _close_reading(self) -> None:
        if self._reading is not None:
            self._reading.close()
        self._reading = None

    # The thread that writes.

    def _write_all(self) -> None:
        connection: Connection | None = None
        is_open = True
        while is_open:
            batch, is_open = self._next_batch()
            if batch:
                connection = self._commit(batch, connection)
        if connection is not None:
            connection.close()

    def _next_batch(self) -> tuple[list[_Write], bool]:
        """What there is to write, waited for; and whether there may be more."""
        write = self._writes.get()
        batch: list[_Write] = []
        while write is not None:
            batch.append(write)
            if len(batch) == MOST_IN_A_BATCH or self._writes.empty():
                return batch, True
            write = self._writes.get()
        return batch, False

    def _commit(self, batch: list[_Write], connection: Connection | None) -> Connection | None:
        """Commit a batch and tell everybody; the connection to go on with, None after a failure.

        Where one write fails the others must not: then each is tried alone.
        """
        try:
            connection = connection or self._connect()
            outcomes = _run_all(connection, batch)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must be told
            _give_up(connection)
            if len(batch) == 1:
                self._tell([(batch[0], DatabaseError(f"not known to be committed: {error}"))])
                return None
            connection = None
            for write in batch:
                connection = self._commit([write], connection)
            return connection
        self._tell(list(zip(batch, outcomes, strict=True)))
        return connection

    def _tell(self, outcomes: Sequence[tuple[_Write, bool | DatabaseError]]) -> None:
        self._loop.call_soon_threadsafe(_resolve, outcomes)


def _run_all(connection: Connection, batch: Sequence[_Write]) -> list[bool]:
    """Commit a batch: which of its writes have changed something."""
    try:
        return _run_together(connection, batch)
    except _ConflictError:
        connection.roll_back()
    connection.begin()
    outcomes = [_run(connection, write.statements) for write in batch]
    connection.commit()
    return outcomes


def _run_together(connection: Connection, batch: Sequence[_Write]) -> list[bool]:
    """Those of the same kind at once: thousands of moves differ in nothing but their values."""
    connection.begin()
    for writes in _by_kind(batch).values():
        for number, alike in enumerate(zip(*writes, strict=True)):
            changed = connection.run_many(alike[0].text, [statement.values for statement in alike])
            if number == 0 and changed != len(writes):
                raise _ConflictError
    connection.commit()
    return [True] * len(batch)


def _by_kind(batch: Sequence[_Write]) -> dict[tuple[str, ...], list[Sequence[Statement]]]:
    """Statements by their texts. Writes of a batch came at the same time: any order of them is right."""
    kinds: dict[tuple[str, ...], list[Sequence[Statement]]] = {}
    for write in batch:
        kind = tuple([statement.text for statement in write.statements])
        kinds.setdefault(kind, []).append(write.statements)
    return kinds


def _run(connection: Connection, statements: Sequence[Statement]) -> bool:
    for number, statement in enumerate(statements):
        changed, _ = connection.run(statement)
        if number == 0 and changed == 0:
            return False
    return True


def _give_up(connection: Connection | None) -> None:
    if connection is None:
        return
    try:
        connection.roll_back()
        connection.close()
    except Exception:  # noqa: BLE001, S110 - it is of no use anyway
        pass


def _resolve(outcomes: Sequence[tuple[_Write, bool | DatabaseError]]) -> None:
    for write, outcome in outcomes:
        if write.done.done():  # whoever waited has gone
            continue
        if isinstance(outcome, bool):
            write.done.set_result(outcome)
        else:
            write.done.set_exception(outcome)
