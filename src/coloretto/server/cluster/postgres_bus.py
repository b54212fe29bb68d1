"""PostgreSQL's own notifications (LISTEN and NOTIFY) as the bus."""

import asyncio
from threading import Event, Thread

import psycopg

from coloretto.server.base.bus import BusSubscriber, Notice, ReactionNotice
from coloretto.server.base.outages import OutageLog
from coloretto.server.storage.commits import LISTEN

POLL_SECONDS = 0.5
"""Between two checks whether the bus was closed."""
RETRY_SECONDS = 1.0
"""Between two attempts to connect."""


class PostgresBus:
    """For one event loop; a thread waits for notifications. The store sends them: see `notify_statement`."""

    is_shared = True
    is_transactional = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._outages = OutageLog("listening to other processes")
        self._is_closed = Event()
        self._thread: Thread | None = None

    async def check(self) -> None:
        """Nothing to check: the bus is up whenever the database is."""

    def publish(self, notice: Notice | ReactionNotice) -> None: ...

    def subscribe(self, subscriber: BusSubscriber) -> None:
        arguments = (subscriber, asyncio.get_running_loop())
        self._thread = Thread(target=self._listen, args=arguments, daemon=True, name="postgres-bus")
        self._thread.start()

    async def close(self) -> None:
        self._is_closed.set()
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    # In the thread.

    def _listen(self, subscriber: BusSubscriber, loop: asyncio.AbstractEventLoop) -> None:
        while not self._is_closed.is_set():
            try:
                self._listen_once(subscriber, loop)
            except psycopg.Error as error:
                self._outages.on_failure(error)
                self._is_closed.wait(RETRY_SECONDS)

    def _listen_once(self, subscriber: BusSubscriber, loop: asyncio.AbstractEventLoop) -> None:
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(LISTEN)
            loop.call_soon_threadsafe(subscriber.on_connected)
            while not self._is_closed.is_set():
                self._outages.on_success()
                for notification in connection.notifies(timeout=POLL_SECONDS):
                    loop.call_soon_threadsafe(subscriber.receive, notification.payload)
