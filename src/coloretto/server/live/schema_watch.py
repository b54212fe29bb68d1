"""Stops a process when a newer version has migrated the database that both use.

The newer version may store events that this one cannot read, so it stops. Its clients
reconnect, to a process of the newer version.
"""

import asyncio
from collections.abc import Callable
from logging import getLogger
from signal import SIGTERM, raise_signal

from coloretto.server.live.background import BackgroundTask
from coloretto.server.storage.database import DatabaseError
from coloretto.server.storage.schema import newer_than_known
from coloretto.server.storage.store import Store

POLL_SECONDS = 5.0

_LOG = getLogger(__name__)


def stop_process() -> None:
    """Stop in order, under any ASGI server."""
    raise_signal(SIGTERM)


class SchemaWatch(BackgroundTask):
    def __init__(self, store: Store, on_newer: Callable[[], None] = stop_process) -> None:
        super().__init__(self._poll_until_newer)
        self._store, self._on_newer = store, on_newer

    async def _poll_until_newer(self) -> None:
        problem: str | None = None
        while problem is None:
            await asyncio.sleep(POLL_SECONDS)
            problem = await self._problem()
        _LOG.error("stopping: %s", problem)
        self._on_newer()

    async def _problem(self) -> str | None:
        """Why this process cannot continue; None if it can."""
        try:
            return newer_than_known(await self._store.schema_version())
        except DatabaseError:  # which logs its outages
            return None
