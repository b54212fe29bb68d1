"""One real SQLite database that all simulated processes use, and the driver through which it fails."""

import sqlite3
from collections.abc import Callable
from enum import Enum
from functools import cache, partial
from random import Random

from coloretto.server.storage.connection import LockedError
from coloretto.server.storage.database import Connect, Database, DatabaseConnection, Statement
from coloretto.server.storage.schema import migrate
from coloretto.server.storage.sqlite import SqliteConnection
from coloretto.server.storage.writer import _WritingThread
from simulation.loop import Lane, SimulatedLoop
from simulation.world import World

CLOCK_OFFSET = 500.0
"""Seconds by which the database's clock is ahead of the true time; only differences matter."""


class CommitFault(Enum):
    """What happens to a transaction when it is committed."""

    NONE = "none"
    REFUSED = "refused"  # nothing is stored, and the caller knows it from an error
    LOST_REPLY = "lost reply"  # everything is stored, but the caller gets an error


class SharedDatabase:
    """The database server: it survives every process."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.is_down = False
        self.has_clock = True
        """PostgreSQL has one, SQLite does not."""
        self.commit_faults = 0.0
        """How often a commit fails, before or after it has taken effect."""
        self.read_faults = 0.0
        self.locked: set[str] = set()
        """Tables whose next version another transaction holds."""
        self.commit_times: dict[tuple[str, int], float] = {}
        """The true time at which each version of each table became durable."""
        self.on_notify: Callable[[str], None] = lambda _text: None
        """Delivers a notification once its transaction is committed."""
        self._random: Random = world.random("database")
        self._notifications: list[str] = []
        self.sqlite = sqlite3.connect(":memory:", isolation_level=None, cached_statements=256)
        self.sqlite.deserialize(_migrated())
        self.sqlite.execute("PRAGMA foreign_keys = ON")
        self.sqlite.create_function("pg_notify", 2, self._notify)
        self.sqlite.create_aggregate("string_agg", 2, _StringAgg)  # type: ignore[arg-type]

    def connect(self) -> DatabaseConnection:
        self.check_up()
        return SimulatedConnection(self)

    def check_up(self) -> None:
        if self.is_down:
            raise sqlite3.OperationalError("the database refuses connections")

    def next_commit_fault(self) -> CommitFault:
        if self._random.random() >= self.commit_faults:
            return CommitFault.NONE
        return self._random.choice((CommitFault.REFUSED, CommitFault.LOST_REPLY))

    def does_read_fail(self) -> bool:
        return self._random.random() < self.read_faults

    def committed(self, versions: list[tuple[str, int]]) -> None:
        """A transaction is durable now."""
        for version in versions:
            self.commit_times[version] = self.world.now
            self.world.log(f"durable {version[0]} {version[1]}")
        notifications, self._notifications = self._notifications, []
        for text in notifications:
            self.on_notify(text)

    def rolled_back(self) -> None:
        self._notifications.clear()

    def close(self) -> None:
        self.sqlite.close()

    def _notify(self, _channel: str, text: str) -> None:
        self._notifications.append(text)


class SimulatedConnection(SqliteConnection):
    """A connection to the shared database. A transaction happens at one moment, so none waits for another."""

    def __init__(self, shared: SharedDatabase) -> None:
        self._shared = shared
        self._connection = shared.sqlite
        self._is_in_transaction = False
        self._versions: list[tuple[str, int]] = []

    def begin(self) -> None:
        self._shared.check_up()
        super().begin()
        self._is_in_transaction = True

    def commit(self) -> None:
        fault = self._shared.next_commit_fault()
        if fault is CommitFault.REFUSED:
            self.roll_back()
            self._shared.world.log("commit refused")
            raise sqlite3.OperationalError("the database refused the commit")
        super().commit()
        self._is_in_transaction = False
        versions, self._versions = self._versions, []
        self._shared.committed(versions)
        if fault is CommitFault.LOST_REPLY:
            self._shared.world.log("commit's reply lost")
            raise sqlite3.OperationalError("the connection was lost")

    def roll_back(self) -> None:
        super().roll_back()
        self._is_in_transaction = False
        self._versions.clear()
        self._shared.rolled_back()

    def run(self, statement: Statement) -> tuple[int, list[tuple[object, ...]]]:
        self._shared.check_up()
        if not self._is_in_transaction and self._shared.does_read_fail():
            raise sqlite3.OperationalError("the connection was lost")
        versions = _versions_in(statement)
        if any(table in self._shared.locked for table, _ in versions):
            raise LockedError("another transaction holds the next version")
        changed, rows = super().run(statement)
        if changed:
            self._versions += versions
        if not self._is_in_transaction:  # a statement is a transaction of its own
            self._shared.committed([])
        return changed, rows

    def clock(self) -> float | None:  # type: ignore[override]
        self._shared.check_up()
        return self._shared.world.now + CLOCK_OFFSET if self._shared.has_clock else None

    def close(self) -> None: ...


def _versions_in(statement: Statement) -> list[tuple[str, int]]:
    """The versions of tables that a statement stores."""
    if not statement.text.startswith("INSERT INTO commits"):
        return []
    columns = statement.text.partition("(")[2].partition(")")[0].count(",") + 1
    values = statement.values
    return [(str(values[at]), int(values[at + 1] or 0)) for at in range(0, len(values), columns)]


class SimulatedDatabase(Database):
    """The server's own `Database`; its writing threads are lanes of the simulated loop."""

    def __init__(self, connect: Connect, loop: SimulatedLoop) -> None:
        super().__init__(connect)
        self._simulated = loop
        self._lanes = {self._writer.batches: Lane(1), self._writer._alone: Lane(1)}
        self._is_started = False

    def start(self) -> None:
        self._is_started = True
        self._wake(self._writer.batches)

    async def write(self, *statements: Statement, key: str = "") -> bool:
        if self._is_started:
            self._wake(self._writer.batches)
        return await super().write(*statements, key=key)

    def _wake(self, thread: _WritingThread) -> None:
        self._simulated.run_in_thread(self._lanes[thread], partial(self._write_waiting, thread))

    def _write_waiting(self, thread: _WritingThread) -> None:
        if not thread.writes.empty():
            batch, _ = thread.next_batch()
            thread.commit(batch)
        alone = self._writer._alone
        if thread is not alone and not alone.writes.empty():
            self._wake(alone)


class _StringAgg:
    """PostgreSQL's aggregate, which SQLite has in newer versions."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._separator = ""

    def step(self, text: str, separator: str) -> None:
        self._texts.append(text)
        self._separator = separator

    def finalize(self) -> str:
        return self._separator.join(self._texts)


@cache
def _migrated() -> bytes:
    """An empty database with the current schema."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    template = SqliteConnection.__new__(SqliteConnection)
    template._connection = connection
    migrate(template)
    contents: bytes = connection.serialize()
    connection.close()
    return contents
