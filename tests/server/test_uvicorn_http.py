"""How much the server listens to, and for how long."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Self

import pytest
import uvicorn
from uvicorn.server import ServerState

from coloretto.protocol.limits import MAX_HEADER_BYTES, MAX_RECORD_BYTES
from coloretto.server.http.uvicorn_http import TimeoutHttpProtocol
from coloretto.server.http.uvicorn_websocket import FastWebSocketProtocol
from support.waiting import HANG_TIMEOUT, wait_for_async

GET = b"GET / HTTP/1.1\r\nHost: here\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
LARGE = 1 << 24
"""Bytes that no system takes in for a client that does not read."""
HOURS, EVER = 10_000, 10**9
"""Seconds: longer than the server waits for a client, and longer than a test lets pass."""
NOTHING_SENT = b"      0"
"""The answer to a request without a body."""
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"


class SkippingLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock can be moved on: what is due by then happens at once."""

    def __init__(self) -> None:
        super().__init__()
        self._skipped = 0.0

    def time(self) -> float:
        return super().time() + self._skipped

    def skip(self, seconds: float) -> None:
        self._skipped += seconds


class Exchange:
    """A server and a client of it, with a clock that only the test moves on."""

    def __init__(self, loop: SkippingLoop) -> None:
        self._loop = loop
        self._state = ServerState()
        self._is_asked, self._may_answer = asyncio.Event(), asyncio.Event()

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Self]:
        config = uvicorn.Config(
            self._app,
            interface="asgi3",
            http=TimeoutHttpProtocol,
            ws=FastWebSocketProtocol,
            lifespan="off",
            log_config=None,
            timeout_keep_alive=EVER,
        )
        config.load()
        server = await self._loop.create_server(
            lambda: TimeoutHttpProtocol(config=config, server_state=self._state, app_state={}), "127.0.0.1", 0
        )
        async with server:
            self._reader, self._writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
            try:
                await wait_for_async(lambda: bool(self._state.connections), "the connection")
                yield self
            finally:
                self._writer.close()

    async def send(self, *texts: bytes) -> None:
        with suppress(ConnectionError):  # as is right, when the server has heard enough
            for text in texts:
                self._writer.write(text)
                await self._writer.drain()

    async def receive(self, end: bytes) -> bytes:
        """What the server answers, up to these bytes."""
        return await asyncio.wait_for(self._reader.readuntil(end), HANG_TIMEOUT)

    async def receive_all(self) -> bytes:
        """What the server answers until it closes the connection; nothing if it hangs up."""
        try:
            return await asyncio.wait_for(self._reader.read(), HANG_TIMEOUT)
        except ConnectionError:
            return b""

    async def until_asked(self) -> None:
        """Wait until the application has a request that it does not answer yet."""
        await asyncio.wait_for(self._is_asked.wait(), HANG_TIMEOUT)

    async def until_given_up(self) -> None:
        """Let hours pass until the server has closed the connection."""
        await wait_for_async(self._is_given_up_later, "the end of the connection")

    def _is_given_up_later(self) -> bool:
        self._loop.skip(HOURS)
        return not self._state.connections

    async def let_hours_pass(self) -> None:
        self._loop.skip(HOURS)
        for _ in range(3):  # let everything happen that is due by now
            await asyncio.sleep(0)

    def answer(self) -> None:
        """Let the application answer what it waits with."""
        self._may_answer.set()

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        """Tells how much of a body has come; later where the address says so, and over WebSockets."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            await self._wait()
            await send({"type": "websocket.send", "text": "still there"})
            return
        if scope["path"] == "/large":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": bytes(LARGE)})
            return
        size, is_more = 0, True
        while is_more:
            message = await receive()
            size, is_more = size + len(message.get("body", b"")), message.get("more_body", False)
        if scope["path"] == "/later":
            await self._wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"7")]})
        await send({"type": "http.response.body", "body": b"%7d" % size})

    async def _wait(self) -> None:
        self._is_asked.set()
        await self._may_answer.wait()


def exchange(talk: Callable[[Exchange], Awaitable[None]]) -> None:
    """Let a client talk to a server."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SkippingLoop)
        async with Exchange(loop).connected() as connected:
            await talk(connected)

    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        runner.run(run())


def answer_to(*texts: bytes) -> bytes:
    """What a server that hears these texts answers until it closes the connection; nothing if it hangs up."""
    answers = []

    async def talk(server: Exchange) -> None:
        answer = asyncio.create_task(server.receive_all())
        await server.send(*texts)
        answers.append(await answer)

    exchange(talk)
    return answers[0]


@pytest.mark.parametrize(
    "texts",
    [
        (GET, *[b"x: " + b"y" * 1000 + b"\r\n"] * (2 * MAX_HEADER_BYTES // 1000)),
        (GET + b"x: ", *[b"y" * 1000] * (2 * MAX_HEADER_BYTES // 1000)),
        (b"GET /", *[b"y" * 1000] * (2 * MAX_HEADER_BYTES // 1000)),
        (CHUNKED, b"0\r\n", *[b"x: " + b"y" * 1000 + b"\r\n"] * (2 * MAX_RECORD_BYTES // 1000)),
        (b"\r\n" * MAX_HEADER_BYTES,),
    ],
    ids=["headers", "a header", "an address", "trailers", "nothing"],
)
def test_whatever_never_ends_is_cut_off(texts: tuple[bytes, ...]) -> None:
    answer = answer_to(*texts)
    assert not answer or answer.endswith(b"The request is too large.")


def test_a_request_of_the_largest_size_is_answered_and_so_is_the_next_one() -> None:
    head = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n" % MAX_RECORD_BYTES
    filler = b"x: " + b"y" * (MAX_HEADER_BYTES - len(head) - 9) + b"\r\n\r\n"
    one = head + filler + b"z" * MAX_RECORD_BYTES
    answer = answer_to(one, one, GET + b"Connection: close\r\n\r\n")
    assert answer.count(b" 262144") == 2
    assert answer.endswith(b"      0")


@pytest.mark.parametrize("text", [b"", b"\r\n", b"GET / HT", GET, CHUNKED, CHUNKED + b"5\r\nab"])
def test_an_unfinished_request_times_out(text: bytes) -> None:
    async def talk(server: Exchange) -> None:
        await server.send(text)
        await server.until_given_up()
        assert not await server.receive_all()

    exchange(talk)


def test_a_slow_response_does_not_time_out_the_client() -> None:
    async def talk(server: Exchange) -> None:
        await server.send(GET.replace(b"/", b"/later", 1) + b"\r\n")
        await server.until_asked()
        await server.let_hours_pass()
        server.answer()
        assert b"200 OK" in await server.receive(NOTHING_SENT)

    exchange(talk)


def test_a_later_request_is_answered() -> None:
    async def talk(server: Exchange) -> None:
        for _ in range(3):
            await server.send(GET + b"\r\n")
            assert b"200 OK" in await server.receive(NOTHING_SENT)
            await server.let_hours_pass()

    exchange(talk)


def test_a_websocket_outlasts_the_patience_for_requests() -> None:
    async def talk(server: Exchange) -> None:
        await server.send(GET + UPGRADE + KEY)
        await server.until_asked()
        await server.let_hours_pass()
        server.answer()
        assert await server.receive(b"still there")

    exchange(talk)


def test_idle_connections_are_closed_after_a_response() -> None:
    async def talk(server: Exchange) -> None:
        await server.send(GET + b"\r\n")
        assert b"200 OK" in await server.receive(NOTHING_SENT)
        await server.send(b"\r\n")
        await server.until_given_up()
        assert not await server.receive_all()

    exchange(talk)


@pytest.mark.parametrize("last", [b"", b"Connection: close\r\n"])
def test_a_client_that_does_not_read_is_disconnected(last: bytes) -> None:
    async def talk(server: Exchange) -> None:
        await server.send(GET.replace(b"/", b"/large", 1) + last + b"\r\n")
        await server.until_given_up()

    exchange(talk)


def test_a_large_response_is_sent_completely() -> None:
    assert len(answer_to(GET.replace(b"/", b"/large", 1) + b"Connection: close\r\n\r\n")) > LARGE
