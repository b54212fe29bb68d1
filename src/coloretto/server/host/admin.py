"""Administration of a server's database, whether the server runs or not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from coloretto.rules import ColorettoError
from coloretto.server.base.settings import Settings
from coloretto.server.cluster.open_bus import open_bus
from coloretto.server.host.data_lock import lock_data
from coloretto.server.storage.acknowledged import forget_acknowledged, has_acknowledged
from coloretto.server.storage.backup import back_up_database, check_backup, restore_database
from coloretto.server.storage.connect import connect_for, has_database, migrate_database
from coloretto.server.storage.database import Database
from coloretto.server.storage.store import Store


class AdministrationError(ColorettoError):
    """An administrator's command failed; nothing has changed."""


class NoDatabaseError(AdministrationError):
    """No server has ever used this database."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(f"no server database at {settings.place}")


@asynccontextmanager
async def open_store(settings: Settings) -> AsyncIterator[Store]:
    """The existing database of a server, which may be running."""
    if not has_database(settings):
        raise NoDatabaseError(settings)
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
    """Copy the database to a new file; the server may be running."""
    if settings.is_postgresql:
        raise AdministrationError("back up a PostgreSQL database with pg_dump, while the server runs")
    if not has_database(settings):
        raise NoDatabaseError(settings)
    back_up_database(settings.database_file, target)


def restore(settings: Settings, source: Path) -> None:
    """Replace the database, which must not be in use, by a backup."""
    if settings.is_postgresql:
        raise AdministrationError("restore a PostgreSQL database with pg_restore or psql")
    check_backup(source)
    with lock_data(settings):
        restore_database(settings.database_file, source)
        forget_acknowledged(settings)


def accept_loss(settings: Settings) -> None:
    """Let a server start although its database lacks something that was acknowledged, or is lost."""
    if not has_database(settings) and not has_acknowledged(settings):
        raise NoDatabaseError(settings)
    with lock_data(settings):
        forget_acknowledged(settings)
