"""How much the server listens to, and for how long."""

import asyncio
import socket
from asyncio import StreamWriter
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from coloretto.protocol.limits import MAX_HEADER_BYTES, MAX_RECORD_BYTES
from coloretto.server.http import uvicorn_http
from coloretto.server.http.uvicorn_http import Hearing
from coloretto.server.http.uvicorn_websocket import Line

GET = b"GET / HTTP/1.1\r\nHost: here\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
LARGE = 1 << 24
"""Bytes that no system takes in for a client that does not read."""
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"


async def echo(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
    """Tells how much of a body has come; over a WebSocket, after a while, that it is still there."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await asyncio.sleep(0.2)
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
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"7")]})
    await send({"type": "http.response.body", "body": b"%7d" % size})


def heard(*texts: bytes, pause: float = 0.0) -> bytes:
    """What a server that hears these texts answers until it closes the connection; nothing if it hangs up."""

    async def run() -> bytes:
        async with await serving(ServerState()) as server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
            answer = asyncio.create_task(reader.read())
            await send_all(writer, texts, pause)
            try:
                told = await asyncio.wait_for(answer, 60)
            except ConnectionError:
                told = b""
            writer.close()
        return told

    return asyncio.run(run())


async def serving(state: ServerState) -> asyncio.Server:
    config = uvicorn.Config(echo, http=Hearing, ws=Line, lifespan="off", log_config=None)
    config.load()
    return await asyncio.get_running_loop().create_server(
        lambda: Hearing(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )


async def send_all(writer: StreamWriter, texts: tuple[bytes, ...], pause: float) -> None:
    try:
        for text in texts:
            writer.write(text)
            await writer.drain()
            await asyncio.sleep(pause)
    except ConnectionError:  # as is right, when it has heard enough
        pass


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
    told = heard(*texts)
    assert not told or told.endswith(b"The request is too large.")


def test_a_request_of_the_largest_size_is_heard_and_so_is_the_next_one() -> None:
    head = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n" % MAX_RECORD_BYTES
    filler = b"x: " + b"y" * (MAX_HEADER_BYTES - len(head) - 9) + b"\r\n\r\n"
    one = head + filler + b"z" * MAX_RECORD_BYTES
    told = heard(one, one, GET + b"Connection: close\r\n\r\n")
    assert told.count(b" 262144") == 2
    assert told.endswith(b"      0")


@pytest.mark.parametrize("text", [b"", b"\r\n", b"GET / HT", GET, CHUNKED, CHUNKED + b"5\r\nab"])
def test_who_begins_and_does_not_end_is_waited_for_only_so_long(
    monkeypatch: pytest.MonkeyPatch, text: bytes
) -> None:
    monkeypatch.setattr(uvicorn_http, "REQUEST_TIMEOUT", 0.05)
    assert not heard(text)


def test_who_waits_for_an_answer_is_not_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_http, "REQUEST_TIMEOUT", 0.05)
    whole, last = GET + b"\r\n", GET + b"Connection: close\r\n\r\n"
    assert heard(whole, whole, last, pause=0.1).count(b"200 OK") == 3


def test_a_websocket_outlasts_the_patience_for_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_http, "REQUEST_TIMEOUT", 0.05)
    assert b"still there" in heard(GET + UPGRADE + KEY)


def test_who_says_nothing_more_after_an_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_http, "REQUEST_TIMEOUT", 0.05)
    assert heard(GET + b"\r\n", b"\r\n", pause=0.02).count(b"200 OK") == 1


@pytest.mark.parametrize("last", [b"", b"Connection: close\r\n"])
def test_who_does_not_read_an_answer_is_given_up(monkeypatch: pytest.MonkeyPatch, last: bytes) -> None:
    monkeypatch.setattr(uvicorn_http, "RESPONSE_TIMEOUT", 0.05)

    async def run() -> None:
        state = ServerState()
        async with await serving(state) as server:
            with socket.create_connection(server.sockets[0].getsockname()[:2]) as line:
                line.sendall(GET.replace(b"/", b"/large", 1) + last + b"\r\n")
                while not state.total_requests or state.connections:  # noqa: ASYNC110 - uvicorn tells nobody
                    await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_reads_a_large_answer_gets_all_of_it() -> None:
    assert len(heard(GET.replace(b"/", b"/large", 1) + b"Connection: close\r\n\r\n")) > LARGE
