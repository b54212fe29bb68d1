"""A server's inside, running: the database, the tables, the caretaker."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError
from coloretto.server.base.logs import without_secrets
from coloretto.server.base.metrics import Metrics
from coloretto.server.base.rate_limits import ConnectionCounter, RateLimit, RateLimiter
from coloretto.server.base.settings import FILE, Settings
from coloretto.server.cluster.open_bus import bus_of
from coloretto.server.live.bans import Doorkeeper
from coloretto.server.live.catchup import Following
from coloretto.server.live.connections import Connections
from coloretto.server.live.hub import Hub
from coloretto.server.live.identities import Identities
from coloretto.server.live.scheduler import Caretaker
from coloretto.server.live.warmup import Preparation
from coloretto.server.storage.database import Connect, Database, DatabaseError
from coloretto.server.storage.schema import migrate
from coloretto.server.storage.sqlite import sqlite_at
from coloretto.server.storage.store import Store

FAREWELLS = 3.0
"""Seconds that connections have to end when the server goes down."""


@dataclass
class Running:
    settings: Settings
    store: Store
    hub: Hub
    identities: Identities
    caretaker: Caretaker
    preparation: Preparation
    limiter: RateLimiter = field(default_factory=RateLimiter)
    crowd: ConnectionCounter = field(default_factory=ConnectionCounter)
    connections: Connections = field(default_factory=Connections)

    def use(self, limit: RateLimit, key: str) -> None:
        """Take one permission from somebody, where the host limits rates at all; or refuse."""
        if self.settings.limits:
            self.limiter.consume(limit, key)

    def check_crowd(self, address: str) -> None:
        """Refuse one more connection, where the host limits anything and there are enough."""
        if self.settings.limits:
            self.crowd.check(address)


@asynccontextmanager
async def running(settings: Settings, metrics: Metrics) -> AsyncIterator[Running]:
    connect = connection_of(settings)
    await asyncio.get_running_loop().run_in_executor(None, bring_up_to_date, connect)
    bus = bus_of(settings)
    database = Database(connect)
    store = Store(database, bus)
    hub = Hub(store, metrics)
    caretaker = Caretaker(hub, store, settings.bot_threads)
    inside = Running(settings, store, hub, Identities(store), caretaker, Preparation(hub, caretaker))
    bus.listen(Following(hub).ear)
    hub.status_changed = inside.connections.end_unwelcome
    doorkeeper = Doorkeeper(store, inside.connections)
    try:
        yield inside
    finally:
        await inside.connections.end_all(FAREWELLS)
        await doorkeeper.end()
        await inside.preparation.end()
        await inside.caretaker.end()
        await bus.end()
        await database.close()


def connection_of(settings: Settings) -> Connect:
    if settings.is_postgresql:
        try:
            from coloretto.server.storage.postgresql import postgresql_at  # noqa: PLC0415 - an extra
        except ImportError as error:
            raise ColorettoError("PostgreSQL needs the extra coloretto[postgresql]") from error
        return postgresql_at(settings.database_url)
    if settings.database_url:
        kind = settings.database_url.partition("://")[0]
        raise ColorettoError(f"unknown database: {kind!r} (known: postgresql; SQLite needs no address)")
    settings.folder.mkdir(parents=True, exist_ok=True)
    return sqlite_at(settings.folder / FILE)


def bring_up_to_date(connect: Connect) -> None:
    """Connect to the database and migrate it; an error in one sentence where that is not possible."""
    try:
        connection = connect()
    except Exception as error:
        raise DatabaseError(f"the database cannot be used: {without_secrets(brief(error))}") from error
    try:
        migrate(connection)
    finally:
        connection.close()
