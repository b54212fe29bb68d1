"""Sends messages to a WebSocket client in order, without blocking the sender."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from coloretto.protocol.limits import MAX_UNSENT_MESSAGES
from coloretto.server.http.asgi import Scope

OUTBOX = "coloretto.outbox"
"""The ASGI extension with which `FastWebSocketProtocol` offers itself; under other servers it is missing."""


class Outbox(Protocol):
    is_answering: bool
    """Whether an answer is going to follow the messages that are sent now."""

    def send_text(self, text: bytes) -> bool:
        """Send a message soon, if the client is still there; False if too much is waiting for it."""
        ...

    async def drain(self) -> None:
        """Wait until everything is handed over to the connection."""
        ...

    def abort(self) -> None:
        """Drop everything that is waiting, and the connection if possible."""
        ...


class AsgiOutbox:
    """For any ASGI server. It cannot abort a connection: that is left to the server's ping timeout."""

    def __init__(self, send: Callable[[Any], Awaitable[None]]) -> None:
        self._send = send
        self._unsent: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._is_lost = False
        self.is_answering = False

    def send_text(self, text: bytes) -> bool:
        if self._is_lost:
            return True
        self._unsent.append(text)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send_all())
        return len(self._unsent) <= MAX_UNSENT_MESSAGES

    async def drain(self) -> None:
        if self._sending is not None:
            await self._sending

    def abort(self) -> None:
        self._drop_all()
        if self._sending is not None:
            self._sending.cancel()

    def _drop_all(self) -> None:
        self._is_lost = True
        self._unsent.clear()

    async def _send_all(self) -> None:
        try:
            while self._unsent:
                await self._send({"type": "websocket.send", "text": self._unsent.popleft().decode()})
        except OSError:  # ASGI: the client has disconnected
            self._drop_all()


def outbox_of(scope: Scope, send: Callable[[Any], Awaitable[None]]) -> Outbox:
    """The fast one if the server offers it."""
    fast: Outbox | None = (scope.get("extensions") or {}).get(OUTBOX)
    return fast or AsgiOutbox(send)
