"""Keeps the tables of a process up to date with what other processes do."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from logging import getLogger

from coloretto.server.base.bus import Ear, Notice
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import DatabaseError

AGAIN = 0.5
"""Seconds between two attempts to read what others have done."""

_LOG = getLogger(__name__)


class Following:
    """To be used in one event loop."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._behind: dict[str, int] = {}
        """The versions that tables have elsewhere, of those that are to be looked at next."""
        self._is_looking = False
        self._work: set[asyncio.Task[None]] = set()

    @property
    def ear(self) -> Ear:
        return Ear(self._heard, self._begun)

    def _heard(self, notice: Notice) -> None:
        if self._hub.is_behind(notice.table, notice.sequence):
            self._behind[notice.table] = max(notice.sequence, self._behind.get(notice.table, 0))
            if not self._is_looking:
                self._is_looking = True
                self._start(self._look())

    async def _look(self) -> None:
        """What comes up meanwhile is looked at together."""
        try:
            while self._behind:
                behind, self._behind = self._behind, {}
                await _in_the_end(partial(self._hub.changed_elsewhere, behind))
        finally:
            self._is_looking = False

    def _begun(self) -> None:
        self._start(_in_the_end(self._hub.catch_up_with_all))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: "asyncio.Task[None]") -> None:
        self._work.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.error("what others have done could not be seen: %s", task.exception())


async def _in_the_end(look: Callable[[], Awaitable[None]]) -> None:
    """As soon as the database can be read: nobody tells of the same thing twice."""
    while True:
        try:
            return await look()
        except DatabaseError as error:
            _LOG.warning("what others have done cannot be seen, trying again: %s", error)
            await asyncio.sleep(AGAIN)
