"""What whoever hosts a server does with its database, while the server runs or not."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from coloretto.rules import ColorettoError
from coloretto.server.base.settings import FILE, Settings
from coloretto.server.cluster.open_bus import bus_of
from coloretto.server.host.data_lock import sole_server_of
from coloretto.server.services import bring_up_to_date, connection_of
from coloretto.server.storage.database import Database
from coloretto.server.storage.sqlite import made_private
from coloretto.server.storage.store import Store


class AdministrationError(ColorettoError):
    """Something cannot be done with the server's database; nothing has changed."""


@asynccontextmanager
async def kept_by(settings: Settings) -> AsyncIterator[Store]:
    """The database of a server, beside the server."""
    connect, bus = connection_of(settings), bus_of(settings)
    bring_up_to_date(connect)
    database = Database(connect)
    try:
        yield Store(database, bus)
    finally:
        await bus.end()
        await database.close()


def back_up(settings: Settings, target: Path) -> None:
    """Copy the database to a new file, while the server may go on: all of one moment."""
    source = _file(settings)
    if target.exists():
        raise AdministrationError(f"{target} is there already: name a new file")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(made_private(target))) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def restore(settings: Settings, source: Path) -> None:
    """Put a backup in the place of the database, which must not be in use."""
    if settings.is_postgresql:
        raise AdministrationError("a PostgreSQL database is restored by pg_restore or psql")
    _check_backup(source)
    with (
        sole_server_of(settings),
        closing(sqlite3.connect(source)) as old,
        closing(sqlite3.connect(made_private(settings.folder / FILE), timeout=1)) as new,
    ):
        _check_unused(new, settings)
        old.backup(new)


def _file(settings: Settings) -> Path:
    if settings.is_postgresql:
        raise AdministrationError("a PostgreSQL database is backed up by pg_dump, while the server runs")
    file = settings.folder / FILE
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
        raise AdministrationError(f"{source} is no backup of a server's database: {error}") from error
    if verdict != "ok":
        raise AdministrationError(f"the backup {source} is damaged: {verdict}")


def _check_unused(connection: sqlite3.Connection, settings: Settings) -> None:
    """SQLite gives its write-ahead log up only for whoever is alone with the file."""
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise AdministrationError(
            f"the database in {settings.folder} is in use: stop the server first ({error})"
        ) from error
