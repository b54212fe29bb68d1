"""Heartbeats over WebSockets: scripts in a browser see no pings, and would not notice a lost connection."""

import asyncio

from coloretto.protocol.limits import HEARTBEAT_SECONDS
from coloretto.server.live.connections import Connections


class KeepAlive:
    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._beat_forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self._connections.keep_alive()
