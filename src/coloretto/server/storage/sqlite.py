"""SQLite, the default: a file in the data folder."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from coloretto._files import give_to_owner_of_folder
from coloretto.server.storage.connection import Connect, LockedError, Row, SqlValue, Statement
from coloretto.server.storage.multirow import multirow

CACHE_KIB = 64 * 1024
"""For pages of the file: those that all running games append to."""
CHECKPOINT_PAGES = 4000
"""Of the write-ahead log, after which they are copied to the file: one that changes often is copied once."""
PRIVATE_MODE = 0o600
"""The file contains the decks of unfinished games."""
BUSY_TIMEOUT = 5
"""Seconds to wait for another process that locks the file."""
PRIMARY_CODE = 0xFF
"""Of SQLite's result codes: the rest says more about the same error."""


class SqliteConnection:
    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(
            give_to_owner_of_folder(create_private(path)),
            isolation_level=None,
            check_same_thread=False,
            timeout=BUSY_TIMEOUT,
            cached_statements=256,
        )
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")  # a commit is on disk when it returns
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        self._connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")

    def begin(self) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & PRIMARY_CODE == sqlite3.SQLITE_BUSY:
                raise LockedError(f"another process locks the database ({error})") from error
            raise

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def run(self, statement: Statement) -> tuple[int, list[Row]]:
        cursor = self._connection.execute(statement.text, statement.values)
        rows = cursor.fetchall() if cursor.description else []
        return max(cursor.rowcount, len(rows)), rows

    def run_many(self, text: str, values: Sequence[tuple[SqlValue, ...]]) -> int:
        return sum([self.run(statement)[0] for statement in multirow(text, values)])

    def set_lock_timeout(self, seconds: float) -> None:
        """The file is locked as a whole, when a transaction begins: see `BUSY_TIMEOUT`."""

    def clock(self) -> None:
        """SQLite has no clock of its own."""

    def lock_schema(self) -> None:
        """A transaction already locks the whole file."""

    def close(self) -> None:
        self._connection.close()


def create_private(path: Path) -> Path:
    """Create the file so that only its owner may read it and the files SQLite adds; keep an existing one.

    An existing file is not even opened: closing it would release the locks SQLite holds in this process.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_MODE))
    return path


def sqlite_at(path: Path) -> Connect:
    return lambda: SqliteConnection(path)
