"""uvicorn's WebSocket protocol with fast paths: most of a server's work is receiving and sending messages.

By plain ASGI every message to every client would wake a task, be decoded, and be encoded again.
"""

import asyncio
from collections import deque
from functools import lru_cache
from http import HTTPStatus
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # compiled where that is possible
from websockets.http11 import Request

from coloretto.protocol.limits import MAX_UNSENT_MESSAGES
from coloretto.server.base.rate_limits import CONTROL_FRAMES, TokenBucket
from coloretto.server.http.asgi import AsgiMessage
from coloretto.server.http.outbox import OUTBOX

MAX_UNSENT_BYTES = MAX_UNSENT_MESSAGES * 1024
"""Buffered for a slow reader: few messages are longer than a KiB."""
MAX_UNREAD = 8
"""Messages of one client that may wait for the application."""
PIECE = 1024
"""Bytes that are parsed at once: a client's many small frames wait as they are until it has been answered."""
MAX_BYTES_AFTER_CLOSE = 16_384
"""How many bytes are read while waiting for the client's part of the closing handshake."""
RECENT_FRAMES = 16
"""Messages that may still be sent to other subscribers of their table."""

FINAL_TEXT_FRAME = 0x81
MASKED = 0x80
LENGTH_16, LENGTH_64 = 126, 127
"""In place of the length: it follows in 16 or 64 bits."""
MAX_LENGTH_16 = 0xFFFF
SHORT_HEAD, LONG_HEAD, MASK = 2, 4, 4
"""Bytes before a client's text: the head of a frame, by its length, and the mask."""

INVALID_DATA = 1007
NOT_UNICODE = "a text is not UTF-8"
POLICY_VIOLATION = 1008
TOO_MANY_FRAMES = "too many pings or fragments"
UNREADABLE_HANDSHAKE = "The headers of this request are too many, too long or malformed.\n"

REFUSAL_BODY = "websocket.http.response.body"
"""The last message of an application that refuses a handshake."""

BETWEEN_FRAMES = "at_eof"
"""Where the parser of `websockets` waits for the first byte of a frame: see `StreamReader` there."""


@lru_cache(RECENT_FRAMES)
def text_frame(text: bytes) -> bytes:
    """An unmasked WebSocket frame with a whole text message. All subscribers of a table get the same one."""
    size = len(text)
    if size < LENGTH_16:
        return pack("!BB", FINAL_TEXT_FRAME, size) + text
    if size <= MAX_LENGTH_16:
        return pack("!BBH", FINAL_TEXT_FRAME, LENGTH_16, size) + text
    return pack("!BBQ", FINAL_TEXT_FRAME, LENGTH_64, size) + text


def whole_text(data: bytes) -> bytes | None:
    """The text of a client's frame, if the data is one frame with a whole text message and nothing else."""
    size = len(data) - SHORT_HEAD - MASK
    if size < 0 or data[0] != FINAL_TEXT_FRAME:
        return None
    head = SHORT_HEAD
    if size >= LENGTH_16:
        head, size = LONG_HEAD, size - (LONG_HEAD - SHORT_HEAD)
        if size < LENGTH_16 or data[1] != MASKED | LENGTH_16 or data[2:4] != pack("!H", size & MAX_LENGTH_16):
            return None
    elif data[1] != MASKED | size:
        return None
    return apply_mask(data[head + MASK :], data[head : head + MASK])


class MessageQueue:
    """What a client has sent, for the one task that reads it; asyncio's queue serves any number."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: AsgiMessage) -> None:
        self._messages.append(message)
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def get(self) -> Any:  # noqa: ANN401 - uvicorn has its own types of ASGI
        while not self._messages:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._messages.popleft()

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """An `Outbox` that reads and writes texts itself; everything rare is left to uvicorn."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*args, **options)
        self.queue = MessageQueue(self.loop)  # type: ignore[assignment]  # it has what uvicorn uses
        self._control_frames: TokenBucket | None = None
        self.is_answering = False
        self._unsent: list[bytes] = []
        self._unparsed = b""
        """Received while reading was paused."""
        self._bytes_after_close = 0

    # Sending.

    def send_text(self, text: bytes) -> bool:
        """Most messages are the only one in their step of the event loop; an event and its `done` are two."""
        if self.is_answering or self._unsent:
            self._send_with_next(text_frame(text))
        elif not (self.close_sent or self.disconnected):
            self.transport.write(text_frame(text))
        return self.transport.get_write_buffer_size() <= MAX_UNSENT_BYTES

    def _send_with_next(self, frame: bytes) -> None:
        """Write frames of the same step at once: each write costs a system call."""
        if not self._unsent:
            self.loop.call_soon(self.flush)
        self._unsent.append(frame)

    def flush(self) -> None:
        """Write what is waiting, unless the connection is closed."""
        if self._unsent and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    async def drain(self) -> None:
        self.flush()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - uvicorn has its own types of ASGI
        """A handshake that was refused is complete, too; uvicorn would log an error of the application."""
        await super().send(message)
        if message["type"] == REFUSAL_BODY:
            self.handshake_complete = True

    def abort(self) -> None:
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Closing would wait until everything is read; a client that does not read would stay forever."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    # Receiving.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = self.__dict__.get("scope")  # missing if uvicorn refused the handshake
        if scope is not None:
            scope["extensions"][OUTBOX] = self
            self._pause()  # until the connection is accepted: nothing can be answered before

    def data_received(self, data: bytes) -> None:
        """Nearly always one frame with a whole text."""
        if not self._unparsed and len(data) <= self.config.ws_max_size and self._is_between_messages():
            text = whole_text(data)
            if text is not None and self._take(text):
                return
        self._unparsed += data
        if self.close_sent and self._is_too_late():
            self.transport.abort()
        elif not self.read_paused:
            self._parse()

    async def receive(self) -> Any:  # noqa: ANN401 - see `get`
        """Read on when the application asks for more than was handed over."""
        if self.read_paused and self.handshake_complete and self.queue.empty():
            await asyncio.sleep(0)  # the other clients first
            self._resume()
        return await self.queue.get()

    def _parse(self) -> None:
        """Read frames until there are enough for the application, or the connection ends."""
        data, begin = self._unparsed, 0
        while begin < len(data) and not (self.read_paused or self.transport.is_closing()):
            super().data_received(data[begin : begin + PIECE])
            begin += PIECE
        self._unparsed = data[begin:]
        if self.conn.handshake_exc is not None:
            self._refuse_handshake()

    def _refuse_handshake(self) -> None:
        """Without this, uvicorn would neither answer nor close the connection."""
        self.transport.write(self.conn.reject(HTTPStatus.BAD_REQUEST, UNREADABLE_HANDSHAKE).serialize())
        self.transport.close()

    def _pause(self) -> None:
        self.read_paused = True
        self.transport.pause_reading()

    def _resume(self) -> None:
        if self.read_paused:  # else the connection was closed meanwhile
            self.read_paused = False
            self._parse()
        if not self.read_paused:
            self.transport.resume_reading()

    def _is_too_late(self) -> bool:
        """Count what is left to parse after the close frame was sent; whether it is too much."""
        self._bytes_after_close += len(self._unparsed)
        return self._bytes_after_close > MAX_BYTES_AFTER_CLOSE

    def _is_between_messages(self) -> bool:
        """Whether the next byte begins a message: everything before was read, and no fragment is left."""
        parser: Any = self.conn.parser
        while parser.gi_yieldfrom is not None:
            parser = parser.gi_yieldfrom
        return parser.__name__ == BETWEEN_FRAMES and self.conn.current_size is None

    def _take(self, text: bytes) -> bool:
        """Hand a text to the application without pausing the transport; False if that is not possible."""
        if self.close_sent or self.queue.qsize() >= MAX_UNREAD:
            return False
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
        except UnicodeDecodeError:
            return False
        return True

    def handle_text(self, event: Frame) -> None:
        """Texts that came together with other frames, or in several pieces of data."""
        if not (event.fin and self._take(bytes(event.data))):
            super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """A client's text that is not UTF-8 is not an error of the server, which uvicorn would log."""
        is_text = self.curr_msg_data_type == "text" and not self.close_sent
        if is_text and not _is_unicode(b"".join(self.frames)):
            self._fail(INVALID_DATA, NOT_UNICODE)
        else:
            super().send_receive_event_to_app()

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
        self._fail(POLICY_VIOLATION, TOO_MANY_FRAMES)
        return False

    def _fail(self, code: int, reason: str) -> None:
        """Close the connection because of what the client has sent."""
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()


def _is_unicode(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
