"""Copies of an SQLite database, made and restored."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from coloretto.rules import ColorettoError
from coloretto.server.storage.sqlite import create_private


class BackupError(ColorettoError):
    """A backup cannot be made or restored; nothing has changed."""


def back_up_database(database: Path, backup: Path) -> None:
    """Copy an existing database, as it is at one moment, to a new file; a server may be using it."""
    if backup.exists():
        raise BackupError(f"{backup} already exists: name a new file")
    partial = backup.with_name(f".{backup.name}.{os.getpid()}.partial")
    try:
        _copy(database, partial)
        partial.replace(backup)
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"cannot write {backup}: {error}") from error
    finally:
        for file in (partial, partial.with_name(f"{partial.name}-journal")):
            file.unlink(missing_ok=True)


def _copy(database: Path, copy: Path) -> None:
    """Copy a database to a new file, which is on disk when this returns."""
    with closing(sqlite3.connect(database)) as old, closing(sqlite3.connect(create_private(copy))) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # a single file, without a write-ahead log
    with copy.open("rb") as file:
        os.fsync(file.fileno())


def check_backup(backup: Path) -> None:
    """Raise a `BackupError` if a file is not an intact backup."""
    if not backup.exists():
        raise BackupError(f"there is no file {backup}")
    try:
        with closing(sqlite3.connect(backup)) as connection:
            connection.execute("SELECT version FROM schema_version").fetchone()
            [(verdict,)] = connection.execute("PRAGMA integrity_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{backup} is not a backup of a server's database: {error}") from error
    if verdict != "ok":
        raise BackupError(f"the backup {backup} is damaged: {verdict}")


def restore_database(database: Path, backup: Path) -> None:
    """Replace a database, which must not be in use, by a backup."""
    if database.exists() and database.samefile(backup):
        raise BackupError(f"{backup} is the database itself: name a backup of it")
    try:
        with (
            closing(sqlite3.connect(backup)) as old,
            closing(sqlite3.connect(create_private(database), timeout=1)) as new,
        ):
            _check_unused(new, database)
            old.backup(new)
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"cannot write {database}: {error}") from error


def _check_unused(connection: sqlite3.Connection, database: Path) -> None:
    """SQLite leaves write-ahead logging only if nothing else uses the file."""
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise BackupError(
            f"the database in {database.parent} is in use: stop the server first ({error})"
        ) from error
