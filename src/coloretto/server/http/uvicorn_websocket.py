"""WebSockets as uvicorn speaks them, with a short way for what tables tell: it is most of a server's work.

By ASGI alone every message to every listener would wake a task, be decoded, and be encoded again.
"""

from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from coloretto.protocol.limits import MAX_UNSENT_MESSAGES

LINE = "coloretto.line"
"""The name of the ASGI extension by which an application gets its line."""

MOST_WAITING = MAX_UNSENT_MESSAGES * 1024
"""Bytes that may wait for a slow reader: few messages are longer than a thousand."""
MOST_UNREAD = 8
"""Messages of one peer that may wait to be heard."""

WHOLE_TEXT = 0x81
SHORT, LONG = 126, 127
LONG_FROM = 0x10000


def frame_of(text: bytes) -> bytes:
    """A message as a server sends it: a text in one piece."""
    size = len(text)
    if size < SHORT:
        return pack("!BB", WHOLE_TEXT, size) + text
    if size < LONG_FROM:
        return pack("!BBH", WHOLE_TEXT, SHORT, size) + text
    return pack("!BBQ", WHOLE_TEXT, LONG, size) + text


class Line(WebSocketsSansIOProtocol):
    """A connection. All that is rare in its life is as uvicorn does it."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*args, **options)
        self._unsent: list[bytes] = []

    def tell(self, text: bytes) -> bool:
        """Send a text soon, if the peer still listens; False when too much waits for it already.

        What is told in one go is sent in one go: that a move was made, and that it was a good command.
        """
        if not self._unsent:
            self.loop.call_soon(self.flush)
        self._unsent.append(frame_of(text))
        return self.transport.get_write_buffer_size() <= MOST_WAITING

    def flush(self) -> None:
        """Send now what was told."""
        if self._unsent and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def hang_up(self) -> None:
        """Without a word, which the peer would not read."""
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = self.__dict__.get("scope")  # it has none when it was refused
        if scope is not None:
            scope["extensions"][LINE] = self

    def handle_text(self, event: Frame) -> None:
        """As uvicorn does, but reading is not stopped and begun again for every message."""
        if event.fin and not self.close_sent and self.queue.qsize() < MOST_UNREAD:
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                super().handle_text(event)
            else:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
        else:
            super().handle_text(event)
