"""Heartbeats over WebSockets: scripts in a browser see no pings, and would not notice a lost connection."""

from coloretto.protocol.limits import HEARTBEAT_SECONDS
from coloretto.server.live.background import Polling
from coloretto.server.live.connections import Connections


class KeepAlive(Polling):
    def __init__(self, connections: Connections) -> None:
        super().__init__(self._keep_alive, HEARTBEAT_SECONDS, "sending heartbeats")
        self._connections = connections

    async def _keep_alive(self) -> None:
        self._connections.keep_alive()
