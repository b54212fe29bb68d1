"""Deletes what was kept long enough, once an hour, in one process for all."""

import asyncio
from logging import getLogger

from coloretto.server.base.clock import Clock
from coloretto.server.base.logs import fields
from coloretto.server.base.settings import RetentionDays
from coloretto.server.storage.database import DatabaseError
from coloretto.server.storage.retention import Retention
from coloretto.server.storage.store import Store

INTERVAL_SECONDS = 60 * 60.0
FIRST_SECONDS = 60.0
"""After the start, so that it does not delay it."""
WORK = "retention"

_LOG = getLogger(__name__)


class Purger:
    def __init__(self, store: Store, days: RetentionDays, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._retention = Retention(store.database, days)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._purge_forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def purge_if_due(self) -> bool:
        """False if another process has done it within the hour."""
        now = self._clock.now()
        if not await self._store.lease(WORK, now, now + INTERVAL_SECONDS):
            return False
        purged = await self._retention.purge(now)
        if purged.total:
            _LOG.info("deleted what was kept long enough", extra=fields(**vars(purged)))
        return True

    async def _purge_forever(self) -> None:
        seconds = FIRST_SECONDS
        while True:
            await asyncio.sleep(seconds)
            seconds = INTERVAL_SECONDS
            try:
                await self.purge_if_due()
            except DatabaseError:  # which logs its outages
                _LOG.debug("deleting must wait for the database")
            except Exception:  # noqa: BLE001 - the next hour must still come
                _LOG.exception("deleting what was kept long enough failed, retrying in an hour")
