"""A server's inside, running: the database, the tables, the caretaker."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from threading import Event, Thread

from coloretto.record.shortening import brief
from coloretto.rules import ColorettoError
from coloretto.server.caretaker import Caretaker
from coloretto.server.database import Connect, Database, DatabaseError
from coloretto.server.hub import Hub
from coloretto.server.identities import Identities
from coloretto.server.limits import Limiter
from coloretto.server.logs import without_secrets
from coloretto.server.schema import migrate
from coloretto.server.settings import FILE, Settings
from coloretto.server.sqlite import sqlite_at
from coloretto.server.store import CHANNEL, Store


@dataclass
class Running:
    settings: Settings
    store: Store
    hub: Hub
    identities: Identities
    caretaker: Caretaker
    limiter: Limiter = field(default_factory=Limiter)
    is_ending: asyncio.Event = field(default_factory=asyncio.Event)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    connect = connection_of(settings)
    await asyncio.get_running_loop().run_in_executor(None, bring_up_to_date, connect)
    database = Database(connect)
    store = Store(database, tells_others=settings.is_postgresql)
    hub = Hub(store)
    inside = Running(settings, store, hub, Identities(store), Caretaker(hub, store, settings.bot_threads))
    with_others = _Listening(settings, hub) if settings.is_postgresql else None
    await inside.caretaker.begin()
    try:
        yield inside
    finally:
        inside.is_ending.set()
        await inside.caretaker.end()
        if with_others is not None:
            await with_others.end()
        await database.close()


def connection_of(settings: Settings) -> Connect:
    if settings.is_postgresql:
        try:
            from coloretto.server.postgresql import postgresql_at  # noqa: PLC0415 - an extra
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


class _Listening:
    """A thread that hears of what other processes have done."""

    def __init__(self, settings: Settings, hub: Hub) -> None:
        from coloretto.server.postgresql import Ear  # noqa: PLC0415 - an extra

        self._is_over = Event()
        self._loop = asyncio.get_running_loop()
        self._hub = hub
        ear = Ear(self._heard, self._begun, self._is_over.is_set)
        self._thread = Thread(
            target=ear.listen, args=(settings.database_url, CHANNEL), daemon=True, name="listening"
        )
        self._thread.start()

    def _heard(self, notice: str) -> None:
        table, _, sequence = notice.partition(" ")
        asyncio.run_coroutine_threadsafe(self._hub.changed_elsewhere(table, int(sequence)), self._loop)

    def _begun(self) -> None:
        asyncio.run_coroutine_threadsafe(self._hub.catch_up_with_all(), self._loop)

    async def end(self) -> None:
        self._is_over.set()
        await self._loop.run_in_executor(None, self._thread.join)
