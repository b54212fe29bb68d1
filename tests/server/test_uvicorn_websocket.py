"""What a table tells over a WebSocket, byte by byte."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from coloretto.server.base.settings import Settings
from coloretto.server.http.asgi import App
from coloretto.server.http.hosts import with_host_check
from coloretto.server.http.uvicorn_websocket import (
    MAX_BYTES_AFTER_CLOSE,
    MAX_UNREAD,
    MAX_UNSENT_BYTES,
    PIECE,
    FastWebSocketProtocol,
    text_frame,
    whole_text,
)


def read(data: bytes) -> list[Frame]:
    """The frames that a client finds in what it receives."""
    reader = StreamReader()
    reader.feed_data(data)
    frames = []
    while reader.buffer:
        parser = Frame.parse(reader.read_exact, mask=False)
        with pytest.raises(StopIteration) as parsed:
            next(parser)
        frames.append(parsed.value.value)
    return frames


class Wire:
    """Stands for a transport."""

    def __init__(self, waiting: int = 0) -> None:
        self.writes: list[bytes] = []
        self.waiting = waiting
        self.is_closed = self.is_aborted = self.is_paused = False

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def get_extra_info(self, _name: str, default: object = None) -> object:
        return default

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_aborted = True

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


def protocol_on(wire: Wire) -> FastWebSocketProtocol:
    """A connection that is open."""
    protocol: Any = object.__new__(FastWebSocketProtocol)
    protocol.transport, protocol.loop = wire, asyncio.get_running_loop()
    protocol.close_sent = protocol.disconnected = protocol.is_answering = False
    protocol._unsent = []
    opened: FastWebSocketProtocol = protocol
    return opened


@given(st.sampled_from([0, 1, 125, 126, 127, 1000, 65_535, 65_536, 70_000]))
def test_a_client_reads_messages_of_any_length(size: int) -> None:
    text = b"x" * size
    (frame,) = read(text_frame(text))
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


def test_messages_are_written_in_order() -> None:
    async def tell() -> list[bytes]:
        wire = Wire()
        protocol = protocol_on(wire)
        assert protocol.send_text(b"happened")
        assert protocol.send_text(b"done")
        return wire.writes

    written = asyncio.run(tell())
    assert [bytes(frame.data) for frame in read(b"".join(written))] == [b"happened", b"done"]


def test_an_event_and_its_answer_are_written_together() -> None:
    async def tell() -> list[bytes]:
        wire = Wire()
        protocol = protocol_on(wire)
        protocol.is_answering = True
        protocol.send_text(b"happened")
        protocol.send_text(b"done")
        protocol.is_answering = False
        protocol.send_text(b"next")
        assert wire.writes == []
        await asyncio.sleep(0)
        return wire.writes

    (written,) = asyncio.run(tell())
    assert [bytes(frame.data) for frame in read(written)] == [b"happened", b"done", b"next"]


def test_what_waits_is_not_written_behind_the_end() -> None:
    async def tell() -> list[bytes]:
        wire = Wire()
        protocol = protocol_on(wire)
        protocol.is_answering = True
        protocol.send_text(b"too late")
        protocol.close_sent = True
        await asyncio.sleep(0)
        return wire.writes

    assert asyncio.run(tell()) == []


def test_nothing_is_written_behind_the_end() -> None:
    async def tell() -> list[bytes]:
        wire = Wire()
        protocol = protocol_on(wire)
        protocol.close_sent = True
        protocol.send_text(b"too late")
        return wire.writes

    assert asyncio.run(tell()) == []


def test_slow_readers_are_noticed() -> None:
    async def tell(waiting: int) -> bool:
        return protocol_on(Wire(waiting)).send_text(b"x")

    assert asyncio.run(tell(MAX_UNSENT_BYTES))
    assert not asyncio.run(tell(MAX_UNSENT_BYTES + 1))


# Reading.


def client_frame(text: bytes, *, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin=fin).serialize(mask=True)


sizes = st.sampled_from([0, 1, 3, 125, 126, 127, 4096])


@given(sizes, st.randoms(use_true_random=False))
def test_a_whole_text_is_read_as_it_was_sent(size: int, random: Random) -> None:
    text = random.randbytes(size)
    assert whole_text(client_frame(text)) == text


@given(sizes, st.data())
def test_anything_else_than_one_whole_text_is_left_to_the_library(size: int, data: st.DataObject) -> None:
    frame = client_frame(b"x" * size)
    cut = data.draw(st.integers(1, len(frame) - 1))
    others = [
        frame[:cut],
        frame + frame,
        frame + b"y",
        Frame(Opcode.TEXT, b"x" * size).serialize(mask=False),
        client_frame(b"x" * size, fin=False),
        client_frame(b"x" * size, opcode=Opcode.BINARY),
        client_frame(b"x" * min(size, 125), opcode=Opcode.PING),
    ]
    for other in others:
        assert whole_text(other) is None


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Connection:
    """A connection to an application, by default one that only receives; `pieces`: what the library read."""

    def __init__(self, handshake: bytes = HANDSHAKE, app: App | None = None) -> None:
        self.received: list[str] = []
        self.pieces = 0
        self.accepts, self.reads = _set_event(), _set_event()
        """Whether the application accepts the connection, and reads; both may wait."""
        self.send_event: Any = None
        self._accepted = asyncio.Event()
        config = uvicorn.Config(
            app or self._receive_all,
            interface="asgi3",
            ws_max_size=8192,
            ws_ping_interval=None,
            log_config=None,  # else tests do not see what it logs
        )
        config.load()
        self.wire = Wire()
        self.protocol = FastWebSocketProtocol(config, ServerState(), {}, asyncio.get_running_loop())
        self.protocol.connection_made(cast(asyncio.Transport, self.wire))
        self.protocol.data_received(handshake)
        feed = self.protocol.conn.receive_data

        def receive_data(data: bytes | bytearray) -> None:
            self.pieces += 1
            feed(data)

        self.protocol.conn.receive_data = receive_data  # type: ignore[method-assign]

    async def _receive_all(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        self.send_event = send
        while scope["type"] == "websocket":
            message = await receive()
            if message["type"] == "websocket.connect":
                await self.accepts.wait()
                await send({"type": "websocket.accept"})
                self._accepted.set()
            elif message["type"] == "websocket.receive":
                self.received.append(message["text"])
            else:
                return
            await self.reads.wait()

    async def send(self, data: bytes) -> None:
        await self._accepted.wait()
        self.protocol.data_received(data)
        await steps()

    async def has_received(self, number: int) -> None:
        for _ in range(number):
            await steps()
            if len(self.received) >= number:
                break
        await steps()


async def steps() -> None:
    """Let the application run until it waits."""
    for _ in range(5):
        await asyncio.sleep(0)


def _set_event() -> asyncio.Event:
    event = asyncio.Event()
    event.set()
    return event


def test_whole_texts_do_without_the_library() -> None:
    async def play() -> None:
        connection = Connection()
        for text in ("one", "two", "3" * 200):
            await connection.send(client_frame(text.encode()))
        assert connection.received == ["one", "two", "3" * 200]
        assert connection.pieces == 0

    asyncio.run(play())


def test_texts_in_any_pieces_arrive_once_and_in_order() -> None:
    texts = [f"text {number} {'x' * (number * 37 % 300)}" for number in range(12)]
    stream = b"".join(client_frame(text.encode()) for text in texts)

    async def play(size: int) -> list[str]:
        connection = Connection()
        for begin in range(0, len(stream), size):
            await connection.send(stream[begin : begin + size])
        await connection.send(client_frame(b"the last"))
        return connection.received

    for size in (1, 7, 50, 161, len(stream)):
        assert asyncio.run(play(size)) == [*texts, "the last"]


def test_a_text_within_a_fragmented_one_is_refused() -> None:
    async def play() -> None:
        connection = Connection()
        await connection.send(client_frame(b"half of ", fin=False))
        await connection.send(client_frame(b"another"))
        assert connection.received == []
        assert connection.protocol.close_sent

    asyncio.run(play())


def test_a_text_that_is_not_unicode_ends_the_connection() -> None:
    async def play() -> None:
        connection = Connection()
        await connection.send(client_frame(b"\xff"))
        assert connection.received == []
        assert connection.protocol.close_sent

    asyncio.run(play())


def test_a_text_that_is_not_unicode_is_no_error_of_the_server(caplog: pytest.LogCaptureFixture) -> None:
    async def play(data: bytes) -> None:
        connection = Connection()
        await connection.send(data)
        assert connection.received == []
        assert connection.wire.is_closed

    goodbye = client_frame(b"\x03\xe8", opcode=Opcode.CLOSE)
    in_fragments = client_frame(b"\xff", fin=False) + client_frame(b"", opcode=Opcode.CONT)
    for data in (client_frame(b"\xff"), client_frame(b"\xff") + goodbye, in_fragments):
        asyncio.run(play(data))
    assert caplog.messages == []


def test_small_frames_wait_until_those_before_them_were_read() -> None:
    texts = [str(number) for number in range(20_000)]
    stream = b"".join(client_frame(text.encode()) for text in texts)

    async def play() -> None:
        connection = Connection()
        connection.reads.clear()
        await connection.send(client_frame(b"first"))
        await connection.send(stream)
        assert connection.wire.is_paused
        assert connection.protocol.queue.qsize() < MAX_UNREAD + PIECE / len(client_frame(b""))
        connection.reads.set()
        await connection.has_received(1 + len(texts))
        assert connection.received == ["first", *texts]
        assert not connection.wire.is_paused
        await connection.send(client_frame(b"last"))
        assert connection.received[-1] == "last"

    asyncio.run(play())


def test_a_flood_of_small_frames_lets_everything_else_run() -> None:
    async def play() -> int:
        connection = Connection()
        await connection.send(client_frame(b"") * 20_000)
        return len(connection.received)

    assert asyncio.run(play()) < 2000


def test_frames_that_come_before_the_connection_is_accepted_are_read_afterwards() -> None:
    async def play() -> None:
        connection = Connection()
        connection.accepts.clear()
        await steps()
        connection.protocol.data_received(client_frame(b"?", opcode=Opcode.PING) + client_frame(b"one"))
        connection.protocol.data_received(client_frame(b"two"))
        await steps()
        assert connection.wire.writes == []
        connection.accepts.set()
        await steps()
        response, pong = connection.wire.writes
        assert response.startswith(b"HTTP/1.1 101")
        assert [frame.opcode for frame in read(pong)] == [Opcode.PONG]
        assert connection.received == ["one", "two"]

    asyncio.run(play())


def test_a_client_that_never_stops_sending_is_not_waited_for_when_the_server_closes() -> None:
    async def play() -> None:
        connection = Connection()
        await connection.send(client_frame(b"hello"))
        await connection.send_event({"type": "websocket.close"})
        for _ in range(MAX_BYTES_AFTER_CLOSE // 4096):
            connection.protocol.data_received(client_frame(b"x" * 4000))
            assert not connection.wire.is_closed
        connection.protocol.data_received(client_frame(b"x" * 4000))
        assert connection.wire.is_aborted

    asyncio.run(play())


def test_a_flood_that_was_not_read_is_not_read_when_the_server_closes() -> None:
    async def play() -> None:
        connection = Connection()
        connection.reads.clear()
        await connection.send(client_frame(b"") * 20_000)
        await connection.send_event({"type": "websocket.close"})
        pieces = connection.pieces
        connection.protocol.data_received(client_frame(b""))
        assert connection.wire.is_aborted
        assert connection.pieces == pieces

    asyncio.run(play())


def test_a_client_may_answer_the_end_after_messages_that_crossed_it() -> None:
    async def play() -> None:
        connection = Connection()
        connection.reads.clear()
        await connection.send(client_frame(b"read") + client_frame(b"unread") * 1000)
        await connection.send_event({"type": "websocket.close"})
        await connection.send(client_frame(b"\x03\xe8", opcode=Opcode.CLOSE))
        assert connection.wire.is_closed
        assert not connection.wire.is_aborted

    asyncio.run(play())


@pytest.mark.parametrize(
    "headers", [b"X: y\r\n" * 200, b"X: " + b"y" * 9000 + b"\r\n"], ids=["too many", "too long"]
)
def test_a_handshake_that_cannot_be_read_is_refused(headers: bytes) -> None:
    async def play() -> None:
        wire = Connection(HANDSHAKE.removesuffix(b"\r\n") + headers + b"\r\n").wire
        (answer,) = wire.writes
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert wire.is_closed

    asyncio.run(play())


@pytest.mark.parametrize("host", [b"evil.example", b"localhost\r\nHost: localhost"])
def test_a_refused_handshake_is_no_error_of_the_server(host: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def never(*_asgi: object) -> None:
        raise AssertionError("the host check answers")

    async def play() -> None:
        app = with_host_check(never, Settings("", Path()))
        connection = Connection(HANDSHAKE.replace(b"localhost", host), app)
        await steps()
        (answer,) = connection.wire.writes
        assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 421 "))
        assert connection.wire.is_closed

    asyncio.run(play())
    assert caplog.messages == []


@pytest.mark.parametrize("waiting", [0, 1])
def test_a_client_that_neither_reads_nor_answers_pings_is_not_waited_for(waiting: int) -> None:
    async def play() -> None:
        connection = Connection()
        await steps()
        connection.wire.waiting = waiting
        connection.protocol.keepalive_timeout()
        assert connection.wire.is_closed
        assert connection.wire.is_aborted == bool(waiting)

    asyncio.run(play())
