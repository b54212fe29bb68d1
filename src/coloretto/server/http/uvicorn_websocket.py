"""uvicorn's WebSocket protocol with a fast path for sending: most of a server's work is sending messages.

By plain ASGI every message to every client would wake a task, be decoded, and be encoded again.
"""

from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from coloretto.protocol.limits import MAX_UNSENT_MESSAGES
from coloretto.server.base.rate_limits import CONTROL_FRAMES, TokenBucket
from coloretto.server.http.outbox import OUTBOX

MAX_UNSENT_BYTES = MAX_UNSENT_MESSAGES * 1024
"""Buffered for a slow reader: few messages are longer than a KiB."""
MAX_UNREAD = 8
"""Messages of one client that may wait for the application."""

FINAL_TEXT_FRAME = 0x81
LENGTH_16, LENGTH_64 = 126, 127
"""In place of the length: it follows in 16 or 64 bits."""
MAX_LENGTH_16 = 0xFFFF

POLICY_VIOLATION = 1008
TOO_MANY_FRAMES = "too many pings or fragments"


def text_frame(text: bytes) -> bytes:
    """An unmasked WebSocket frame with a whole text message."""
    size = len(text)
    if size < LENGTH_16:
        return pack("!BB", FINAL_TEXT_FRAME, size) + text
    if size <= MAX_LENGTH_16:
        return pack("!BBH", FINAL_TEXT_FRAME, LENGTH_16, size) + text
    return pack("!BBQ", FINAL_TEXT_FRAME, LENGTH_64, size) + text


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """An `Outbox` that writes frames itself; everything rare is left to uvicorn."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*args, **options)
        self._unsent: list[bytes] = []
        self._control_frames: TokenBucket | None = None

    def send_text(self, text: bytes) -> bool:
        """Messages sent in the same step of the event loop are written at once: the event and its `done`."""
        if not self._unsent:
            self.loop.call_soon(self.flush)
        self._unsent.append(text_frame(text))
        return self.transport.get_write_buffer_size() <= MAX_UNSENT_BYTES

    def flush(self) -> None:
        """Write what is waiting, unless the connection is closed."""
        if self._unsent and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    async def drain(self) -> None:
        self.flush()

    def abort(self) -> None:
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = self.__dict__.get("scope")  # missing if uvicorn refused the handshake
        if scope is not None:
            scope["extensions"][OUTBOX] = self

    def handle_ping(self) -> None:
        if self._is_within_limit():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_within_limit():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Empty fragments add nothing to a message's size, so that only their number can be limited."""
        if self._is_within_limit():
            super().handle_cont(event)

    def _is_within_limit(self) -> bool:
        """Count a frame that no application sees; close the connection if there are too many."""
        if self.close_sent:
            return False
        self._control_frames = self._control_frames or TokenBucket(CONTROL_FRAMES)
        if self._control_frames.take():
            return True
        self.frames = []
        self.conn.fail(POLICY_VIOLATION, TOO_MANY_FRAMES)
        self.handle_parser_exception()
        return False

    def handle_text(self, event: Frame) -> None:
        """As uvicorn does, but without pausing and resuming the transport for every message."""
        if event.fin and not self.close_sent and self.queue.qsize() < MAX_UNREAD:
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                super().handle_text(event)
            else:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            super().handle_text(event)
