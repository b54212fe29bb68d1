"""Sends away whoever was banned, by whichever process: also those who are in already."""

import asyncio
from logging import getLogger
from time import time as now

from coloretto.server.live.connections import Connections, farewell_of
from coloretto.server.live.identities import banned
from coloretto.server.storage.store import Store

ROUNDS = 0.5
"""Seconds between two looks at who was banned."""
OVERLAP = 300.0
"""Seconds that a look goes back: clocks of different machines are not the same."""

_LOG = getLogger(__name__)


class Doorkeeper:
    def __init__(self, store: Store, connections: Connections) -> None:
        self._store, self._connections = store, connections
        self._rounds = asyncio.create_task(self._keep_watch())

    async def end(self) -> None:
        self._rounds.cancel()
        await asyncio.gather(self._rounds, return_exceptions=True)

    async def _keep_watch(self) -> None:
        while True:
            await asyncio.sleep(ROUNDS)
            try:
                await self._look()
            except Exception:  # noqa: BLE001 - a round that fails must not be the last
                _LOG.exception("who was banned could not be seen; it will be tried again")

    async def _look(self) -> None:
        for identity in await self._store.banned_since(now() - OVERLAP):
            self._connections.end_all_of(identity, farewell_of(banned()))
