"""The connection to the database that the settings name."""

from collections.abc import Iterator
from contextlib import contextmanager

from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError
from coloretto.server.base.logs import without_secrets
from coloretto.server.base.settings import Settings
from coloretto.server.storage.acknowledged import check_complete
from coloretto.server.storage.connection import DatabaseConnection, Statement
from coloretto.server.storage.database import Connect, DatabaseError
from coloretto.server.storage.schema import migrate
from coloretto.server.storage.sqlite import sqlite_at


def connect_for(settings: Settings) -> Connect:
    if settings.is_postgresql:
        try:
            from coloretto.server.storage.postgresql import postgresql_at  # noqa: PLC0415 - optional or slow to import
        except ImportError as error:
            raise ColorettoError("PostgreSQL needs the extra coloretto[postgresql]") from error
        return postgresql_at(settings.database_url, settings.timeouts)
    if settings.database_url:
        kind = settings.database_url.partition("://")[0]
        raise ColorettoError(f"unknown database: {kind!r} (known: postgresql; SQLite needs no URL)")
    settings.folder.mkdir(parents=True, exist_ok=True)
    return sqlite_at(settings.database_file)


def prepare_database(settings: Settings) -> None:
    """Before serving: check that nothing is missing, and migrate; a one-sentence error if that fails."""
    connect = connect_for(settings)
    check_complete(settings)
    migrate_database(connect)


def has_database(settings: Settings) -> bool:
    """Whether a server has ever used the database; nothing is created to find out."""
    if not settings.is_postgresql:
        return settings.database_file.exists()
    with _connected(connect_for(settings)) as connection:
        _, [(table,)] = connection.run(Statement("SELECT to_regclass('schema_version')"))
    return table is not None


def migrate_database(connect: Connect) -> None:
    """Connect and migrate; a one-sentence error if the database cannot be used."""
    with _connected(connect) as connection:
        migrate(connection)


@contextmanager
def _connected(connect: Connect) -> Iterator[DatabaseConnection]:
    try:
        connection = connect()
    except Exception as error:
        raise DatabaseError(f"the database cannot be used: {without_secrets(brief(error))}") from error
    try:
        yield connection
    finally:
        connection.close()
