"""Every test of what is kept runs on both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from coloretto.server.base.settings import Settings
from coloretto.server.storage.database import Connect
from coloretto.server.storage.postgresql import postgresql_at
from coloretto.server.storage.schema import migrate
from coloretto.server.storage.sqlite import sqlite_at
from support.postgresql import empty, missing, postgresql
from support.redis_server import RedisServer, redis_server
from support.redis_server import missing as redis_is_missing


@pytest.fixture(scope="session")
def postgresql_address() -> Iterator[str]:
    if missing():
        pytest.skip(missing())
    with postgresql() as address:
        yield address


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    if redis_is_missing():
        pytest.skip(redis_is_missing())
    with redis_server() as server:
        yield server


@pytest.fixture
def fresh_postgresql(postgresql_address: str) -> str:
    """The address of an empty database."""
    empty(postgresql_address)
    return postgresql_address


@pytest.fixture
def on_postgresql(fresh_postgresql: str) -> Connect:
    """A new PostgreSQL database, up to date."""
    return migrated(postgresql_at(fresh_postgresql))


@pytest.fixture(params=["sqlite", "postgresql"])
def connect_to(request: pytest.FixtureRequest, tmp_path: Path) -> Connect:
    """A new database of either kind, up to date."""
    if request.param == "sqlite":
        return migrated(sqlite_at(tmp_path / "coloretto.sqlite"))
    connect_to: Connect = request.getfixturevalue("on_postgresql")
    return connect_to


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Of a server with a new database of either kind."""
    database = request.getfixturevalue("fresh_postgresql") if request.param == "postgresql" else ""
    return Settings(database, tmp_path)


def migrated(connect_to: Connect) -> Connect:
    connection = connect_to()
    migrate(connection)
    connection.close()
    return connect_to
