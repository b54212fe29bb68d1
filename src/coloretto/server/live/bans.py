"""Closes the connections of identities that were banned or logged out, by whichever process."""

import asyncio
from logging import getLogger

from coloretto.server.base.clock import Clock
from coloretto.server.base.identity import banned_refusal
from coloretto.server.live.connections import Connections, close_reason_of
from coloretto.server.storage.database import DatabaseError
from coloretto.server.storage.store import Store

POLL_SECONDS = 0.5
OVERLAP_SECONDS = 300.0
"""How far each poll looks back: a ban counts from before it was stored."""

_LOG = getLogger(__name__)


class BanWatcher:
    def __init__(self, store: Store, connections: Connections, clock: Clock) -> None:
        self._store, self._connections, self._clock = store, connections, clock
        self._polling: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._polling = asyncio.create_task(self._poll_forever())

    async def close(self) -> None:
        if self._polling is not None:
            self._polling.cancel()
            await asyncio.gather(self._polling, return_exceptions=True)

    async def _poll_forever(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self._poll()
            except DatabaseError:  # which logs its outages
                _LOG.debug("bans must wait for the database")
            except Exception:  # noqa: BLE001 - the next poll must still happen
                _LOG.exception("cannot read the bans, retrying")

    async def _poll(self) -> None:
        since = self._clock.now() - OVERLAP_SECONDS
        for identity in await self._store.banned_since(since):
            self._connections.close_identity(identity, close_reason_of(banned_refusal()))
        for identity in await self._store.revoked_since(since):
            if self._connections.has_identity(identity):
                self._connections.close_revoked(identity, await self._store.token_hashes(identity))
