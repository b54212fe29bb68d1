"""What a table tells over a WebSocket, byte by byte."""

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from coloretto.server.http.uvicorn_websocket import MAX_UNSENT_BYTES, FastWebSocketProtocol, text_frame


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

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting


def protocol_on(wire: Wire) -> FastWebSocketProtocol:
    """A connection that is open."""
    protocol: Any = object.__new__(FastWebSocketProtocol)
    protocol.transport, protocol.loop = wire, asyncio.get_running_loop()
    protocol.close_sent = protocol.disconnected = False
    protocol._unsent = []
    opened: FastWebSocketProtocol = protocol
    return opened


@given(st.sampled_from([0, 1, 125, 126, 127, 1000, 65_535, 65_536, 70_000]))
def test_a_client_reads_messages_of_any_length(size: int) -> None:
    text = b"x" * size
    (frame,) = read(text_frame(text))
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


def test_messages_sent_together_are_written_in_order() -> None:
    async def tell() -> list[bytes]:
        wire = Wire()
        protocol = protocol_on(wire)
        assert protocol.send_text(b"happened")
        assert protocol.send_text(b"done")
        await asyncio.sleep(0)
        protocol.flush()
        return wire.writes

    (written,) = asyncio.run(tell())
    assert [bytes(frame.data) for frame in read(written)] == [b"happened", b"done"]


def test_nothing_is_written_behind_the_end() -> None:
    async def tell() -> list[bytes]:
        wire = Wire()
        protocol = protocol_on(wire)
        protocol.send_text(b"too late")
        protocol.close_sent = True
        await asyncio.sleep(0)
        return wire.writes

    assert asyncio.run(tell()) == []


def test_slow_readers_are_noticed() -> None:
    async def tell(waiting: int) -> bool:
        return protocol_on(Wire(waiting)).send_text(b"x")

    assert asyncio.run(tell(MAX_UNSENT_BYTES))
    assert not asyncio.run(tell(MAX_UNSENT_BYTES + 1))
