"""Administration of a server's database, whether the server runs or not."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from coloretto.rules import ColorettoError
from coloretto.server.base.settings import Settings
from coloretto.server.cluster.open_bus import open_bus
from coloretto.server.host.data_lock import lock_data
from coloretto.server.storage.connect import connect_for, migrate_database
from coloretto.server.storage.database import Database
from coloretto.server.storage.sqlite import create_private
from coloretto.server.storage.store import Store


class AdministrationError(ColorettoError):
    """An administrator's command failed; nothing has changed."""


@asynccontextmanager
async def open_store(settings: Settings) -> AsyncIterator[Store]:
    """The database of a server, which may be running."""
    connect, bus = connect_for(settings), open_bus(settings)
    migrate_database(connect)
    database = Database(connect)
    database.start()
    try:
        yield Store(database, bus)
    finally:
        await bus.close()
        await database.close()


def back_up(settings: Settings, target: Path) -> None:
    """Copy the database, as it is at one moment, to a new file; the server may be running."""
    source = _file(settings)
    if target.exists():
        raise AdministrationError(f"{target} already exists: name a new file")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(create_private(target))) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # a single file, without a write-ahead log


def restore(settings: Settings, source: Path) -> None:
    """Replace the database, which must not be in use, by a backup."""
    if settings.is_postgresql:
        raise AdministrationError("restore a PostgreSQL database with pg_restore or psql")
    _check_backup(source)
    with (
        lock_data(settings),
        closing(sqlite3.connect(source)) as old,
        closing(sqlite3.connect(create_private(settings.database_file), timeout=1)) as new,
    ):
        _check_unused(new, settings)
        old.backup(new)


def _file(settings: Settings) -> Path:
    if settings.is_postgresql:
        raise AdministrationError("back up a PostgreSQL database with pg_dump, while the server runs")
    file = settings.database_file
    if not file.exists():
        raise AdministrationError(f"there is no database in {settings.folder}")
    return file


def _check_backup(source: Path) -> None:
    if not source.exists():
        raise AdministrationError(f"there is no file {source}")
    try:
        with closing(sqlite3.connect(source)) as backup:
            backup.execute("SELECT version FROM schema_version").fetchone()
            [(verdict,)] = backup.execute("PRAGMA integrity_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        raise AdministrationError(f"{source} is not a backup of a server's database: {error}") from error
    if verdict != "ok":
        raise AdministrationError(f"the backup {source} is damaged: {verdict}")


def _check_unused(connection: sqlite3.Connection, settings: Settings) -> None:
    """SQLite leaves write-ahead logging only if nothing else uses the file."""
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise AdministrationError(
            f"the database in {settings.folder} is in use: stop the server first ({error})"
        ) from error
