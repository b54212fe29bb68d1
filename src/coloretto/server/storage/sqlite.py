"""SQLite, the database that needs nothing: a file in the data folder."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from coloretto.server.storage.database import Connect, Row, Statement, Value
from coloretto.server.storage.multirow import together

CACHE = 64 * 1024
"""KiB for pages of the file: what all running games append to."""
PRIVATE = 0o600
"""Who may read the file knows the decks of games that are being played."""
PATIENCE = 30  # seconds to wait for another process that has the file, such as a backup


class SqliteConnection:
    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(
            made_private(path),
            isolation_level=None,
            check_same_thread=False,
            timeout=PATIENCE,
            cached_statements=256,
        )
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")  # a commit is on the disk, not on its way
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._connection.execute(f"PRAGMA cache_size = -{CACHE}")

    def begin(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def run(self, statement: Statement) -> tuple[int, list[Row]]:
        cursor = self._connection.execute(statement.text, statement.values)
        rows = cursor.fetchall() if cursor.description else []
        return max(cursor.rowcount, len(rows)), rows

    def run_many(self, text: str, values: Sequence[tuple[Value, ...]]) -> int:
        return sum([self.run(statement)[0] for statement in together(text, values)])

    def lock_schema(self) -> None:
        """The transaction has the whole file to itself."""

    def close(self) -> None:
        self._connection.close()


def made_private(path: Path) -> Path:
    """A file that only its owner may read, and SQLite's files beside it; one that is there stays as it is.

    It is not even opened: the system takes SQLite's locks from a process that closes its file.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    return path


def sqlite_at(path: Path) -> Connect:
    return lambda: SqliteConnection(path)
