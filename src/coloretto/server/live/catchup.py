"""Keeps the tables of a process up to date with what other processes commit."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from logging import getLogger

from coloretto.server.base.bus import Notice
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import DatabaseError

RETRY_SECONDS = 0.5
"""Between two attempts to read what others have committed."""

_LOG = getLogger(__name__)


class CatchUp:
    """For one event loop."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._behind: dict[str, int] = {}
        """The versions that tables have elsewhere, to be read next."""
        self._is_reading = False
        self._tasks: set[asyncio.Task[None]] = set()

    def on_notice(self, notice: Notice) -> None:
        """Another process has committed a version."""
        if self._hub.is_behind(notice.table, notice.sequence):
            self._behind[notice.table] = max(notice.sequence, self._behind.get(notice.table, 0))
            if not self._is_reading:
                self._is_reading = True
                self._start(self._read())

    async def _read(self) -> None:
        """Notices that arrive during a read are handled together by the next one."""
        try:
            while self._behind:
                behind, self._behind = self._behind, {}
                await _retry_until_readable(partial(self._hub.catch_up_to, behind))
        finally:
            self._is_reading = False

    def on_connected(self) -> None:
        """Notices may have been missed before."""
        self._start(_retry_until_readable(self._hub.refresh_all))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.error("cannot catch up with other processes: %s", task.exception())


async def _retry_until_readable(read: Callable[[], Awaitable[None]]) -> None:
    """Retry while the database is unavailable: the notice will not be sent again."""
    while True:
        try:
            return await read()
        except DatabaseError:  # the database logs its outages
            await asyncio.sleep(RETRY_SECONDS)
