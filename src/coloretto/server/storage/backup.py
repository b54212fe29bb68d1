"""Copies of an SQLite database, made and restored."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from coloretto._files import give_to_owner_of_folder
from coloretto.rules import ColorettoError
from coloretto.server.storage.sqlite import PRIMARY_CODE, create_private

LOGS = ("-wal", "-shm", "-journal")
"""Ends of the names of the files that SQLite keeps beside a database."""


class BackupError(ColorettoError):
    """A backup cannot be made or restored; nothing has changed."""


def back_up_database(database: Path, backup: Path) -> None:
    """Copy an existing database, as it is at one moment, to a new file; a server may be using it."""
    if backup.exists():
        raise BackupError(f"{backup} already exists: name a new file")
    with _copied(database, backup) as copy:
        copy.replace(backup)


@contextmanager
def _copied(database: Path, target: Path) -> Iterator[Path]:
    """A copy beside the target, which is to take its place."""
    partial = target.with_name(f".{target.name}.{os.getpid()}.partial")
    try:
        _copy(database, partial)
        yield partial
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"cannot write {target}: {error}") from error
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
    """Replace a database, which must not be in use and may be damaged, by a backup."""
    if database.exists() and database.samefile(backup):
        raise BackupError(f"{backup} is the database itself: name a backup of it")
    if database.exists():
        _check_unused(database)
    place = database.resolve()
    with _copied(backup, place) as copy:
        give_to_owner_of_folder(copy)
        for end in LOGS:  # before: those of the lost database would be read on top of the new one
            place.with_name(place.name + end).unlink(missing_ok=True)
        copy.replace(place)


def _check_unused(database: Path) -> None:
    """SQLite leaves write-ahead logging only if nothing else uses the file."""
    try:
        with closing(sqlite3.connect(database, timeout=1)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.DatabaseError as error:
        # Whatever else is wrong with it, it is restored for that reason.
        if error.sqlite_errorcode & PRIMARY_CODE in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            raise BackupError(
                f"the database in {database.parent} is in use: stop the server first ({error})"
            ) from error
