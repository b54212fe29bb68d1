"""Keeps the tables of a process up to date with what other processes do."""

import asyncio
from collections.abc import Coroutine
from logging import getLogger

from coloretto.server.bus import Ear, Notice
from coloretto.server.hub import Hub

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
                await self._hub.changed_elsewhere(behind)
        finally:
            self._is_looking = False

    def _begun(self) -> None:
        self._start(self._hub.catch_up_with_all())

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: "asyncio.Task[None]") -> None:
        self._work.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.error("what others have done could not be seen: %s", task.exception())
