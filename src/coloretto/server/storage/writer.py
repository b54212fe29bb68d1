"""The threads that write: they commit everything that is waiting as one batch.

A write that must wait for another transaction would hold up all others of its batch. So it is taken out after
a short time and tried alone by a second thread, as are all further writes with its key, until one succeeds.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeAlias

from coloretto.server.storage.batches import Statements, run_batch, run_unlocked
from coloretto.server.storage.connection import Connect, DatabaseConnection, DatabaseError, LockedError

MAX_BATCH = 500
BATCH_LOCK_TIMEOUT = 0.3
"""Seconds that a batch waits for another transaction."""
SINGLE_LOCK_TIMEOUT = 0.02
"""Seconds that each write of such a batch waits when it is tried by itself."""
LOCKED = "another transaction is using what this would change; try again"


class Write(NamedTuple):
    statements: Statements
    done: "asyncio.Future[bool]"
    key: str
    """What it changes, such as a table; empty if nothing that others may lock for long."""


WriteResults: TypeAlias = Sequence[tuple[Write, bool | DatabaseError]]


class Writer:
    """Two threads of one event loop: one for batches, one for the writes that others keep waiting."""

    def __init__(self, connect: Connect, lock_timeout: float) -> None:
        """`lock_timeout` is how many seconds a write waits alone."""
        self._loop = asyncio.get_running_loop()
        self._locked: set[str] = set()
        """Keys whose latest write had to wait."""
        self.batches = _WritingThread(connect, BATCH_LOCK_TIMEOUT, self._resolve, self._set_aside)
        self._alone = _WritingThread(connect, lock_timeout, self._resolve)

    def start(self) -> None:
        self.batches.start()
        self._alone.start()

    def put(self, statements: Statements, key: str) -> "asyncio.Future[bool]":
        """Commit statements soon."""
        done: asyncio.Future[bool] = self._loop.create_future()
        thread = self._alone if key in self._locked else self.batches
        thread.writes.put(Write(statements, done, key))
        return done

    def close(self) -> None:
        """Commit what is waiting, and disconnect."""
        for thread in (self.batches, self._alone):  # in this order: the first may hand over to the second
            thread.writes.put(None)
            thread.join()

    # In the threads.

    def _set_aside(self, write: Write) -> None:
        self._loop.call_soon_threadsafe(self._locked.add, write.key)
        self._alone.writes.put(write)

    def _resolve(self, results: WriteResults) -> None:
        self._loop.call_soon_threadsafe(self._resolve_all, results)

    # In the event loop.

    def _resolve_all(self, results: WriteResults) -> None:
        for write, result in results:
            if not isinstance(result, LockedError):
                self._locked.discard(write.key)
            if write.done.done():  # the caller was cancelled
                continue
            if isinstance(result, bool):
                write.done.set_result(result)
            else:
                write.done.set_exception(result)


class _WritingThread(Thread):
    def __init__(
        self,
        connect: Connect,
        lock_timeout: float,
        resolve: Callable[[WriteResults], None],
        set_aside: Callable[[Write], None] | None = None,
    ) -> None:
        """Without `set_aside`, a write that must wait for too long fails."""
        super().__init__(name="database-writer", daemon=True)
        self.writes: SimpleQueue[Write | None] = SimpleQueue()
        self._connect, self._lock_timeout = connect, lock_timeout
        self._resolve, self._set_aside = resolve, set_aside
        self._connection: DatabaseConnection | None = None

    def run(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self.next_batch()
            if batch:
                self.commit(batch)
        self._disconnect()

    def next_batch(self) -> tuple[list[Write], bool]:
        """Wait for writes; also whether there may be more."""
        write = self.writes.get()
        batch: list[Write] = []
        while write is not None:
            batch.append(write)
            if len(batch) == MAX_BATCH or self.writes.empty():
                return batch, True
            write = self.writes.get()
        return batch, False

    def commit(self, batch: Sequence[Write]) -> bool:
        """Commit a batch and resolve its futures; False if the database cannot be used at all."""
        try:
            connection = self._begun()
        except Exception as error:  # noqa: BLE001 - whatever it is, the callers are waiting
            self._fail(batch, error)
            return False
        try:
            results = run_batch(connection, [write.statements for write in batch])
        except LockedError:
            self._commit_unlocked(batch)
        except Exception as error:  # noqa: BLE001 - see above
            self._disconnect()
            if len(batch) == 1:
                self._fail(batch, error)
            else:
                self._commit_each(batch)
        else:
            self._resolve(list(zip(batch, results, strict=True)))
        return True

    def _commit_each(self, batch: Sequence[Write]) -> None:
        """One failing write must not fail the others."""
        for number, write in enumerate(batch, start=1):
            if not self.commit([write]):
                self._fail(batch[number:], DatabaseError("the database cannot be used"))
                return

    def _commit_unlocked(self, batch: Sequence[Write]) -> None:
        """Commit what need not wait for another transaction, and set aside the rest."""
        try:
            connection = self._connected()
            connection.roll_back()
            connection.set_lock_timeout(SINGLE_LOCK_TIMEOUT)
            results = run_unlocked(connection, [write.statements for write in batch])
            connection.set_lock_timeout(self._lock_timeout)
        except Exception as error:  # noqa: BLE001 - see above
            self._fail(batch, error)
            return
        self._resolve(
            [(write, result) for write, result in zip(batch, results, strict=True) if result is not None]
        )
        for write, result in zip(batch, results, strict=True):
            if result is None:
                self._wait_elsewhere(write)

    def _wait_elsewhere(self, write: Write) -> None:
        if self._set_aside is None:
            self._resolve([(write, LockedError(LOCKED))])
        else:
            self._set_aside(write)

    def _fail(self, batch: Sequence[Write], error: Exception) -> None:
        self._disconnect()
        failure = DatabaseError(f"the commit failed or its result is unknown: {error}")
        self._resolve([(write, failure) for write in batch])

    def _connected(self) -> DatabaseConnection:
        if self._connection is None:
            self._connection = self._connect()
            self._connection.set_lock_timeout(self._lock_timeout)
        return self._connection

    def _begun(self) -> DatabaseConnection:
        """A connection with a new transaction; a new one if the server has closed it meanwhile."""
        if self._connection is not None:
            try:
                self._connection.begin()
            except LockedError:
                raise
            except Exception:  # noqa: BLE001 - then the second attempt fails, too
                self._disconnect()
            else:
                return self._connection
        connection = self._connected()
        connection.begin()
        return connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it may be broken
                connection.roll_back()
                connection.close()
