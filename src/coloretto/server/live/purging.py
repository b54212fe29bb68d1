"""Deletes data past its retention period, once an hour, in one process for all."""

from logging import getLogger

from coloretto.server.base.clock import ServerClock
from coloretto.server.base.logs import fields
from coloretto.server.base.settings import RetentionDays
from coloretto.server.live.background import Polling
from coloretto.server.storage.retention import Retention
from coloretto.server.storage.store import Store

INTERVAL_SECONDS = 60 * 60.0
FIRST_SECONDS = 60.0
"""After the start, so that it does not delay it."""
WORK = "retention"

_LOG = getLogger(__name__)


class Purger(Polling):
    def __init__(self, store: Store, days: RetentionDays, clock: ServerClock) -> None:
        super().__init__(self.purge_if_due, INTERVAL_SECONDS, "the purge of old data", FIRST_SECONDS)
        self._store, self._clock = store, clock
        self._retention = Retention(store.database, days)

    async def purge_if_due(self) -> bool:
        """False if another process has done it within the hour."""
        now = self._clock.now()
        if not await self._store.lease(WORK, now, now + INTERVAL_SECONDS):
            return False
        purged = await self._retention.purge(now)
        if purged.total:
            _LOG.info("purged data past its retention period", extra=fields(**vars(purged)))
        return True
