"""Closes the connections of identities that were banned or logged out in any process."""

from coloretto.server.base.clock import ServerClock
from coloretto.server.base.identity import banned_refusal
from coloretto.server.live.background import Polling
from coloretto.server.live.connections import Connections, close_reason_of
from coloretto.server.storage.identity_store import IdentityStore

POLL_SECONDS = 0.5
OVERLAP_SECONDS = 300.0
"""How far each poll looks back: a ban counts from before it was stored."""


class BanWatcher(Polling):
    def __init__(self, identities: IdentityStore, connections: Connections, clock: ServerClock) -> None:
        super().__init__(self._close_banned, POLL_SECONDS, "reading the bans")
        self._identities, self._connections, self._clock = identities, connections, clock

    async def _close_banned(self) -> None:
        since = self._clock.now() - OVERLAP_SECONDS
        for identity in await self._identities.banned_since(since):
            self._connections.close_identity(identity, close_reason_of(banned_refusal()))
        for identity in await self._identities.revoked_since(since):
            if self._connections.has_identity(identity):
                self._connections.close_revoked(identity, await self._identities.token_hashes(identity))
