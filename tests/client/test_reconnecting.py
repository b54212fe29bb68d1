"""A table's messages go on when the connection was lost."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random

import httpx
import pytest

from coloretto.client import (
    AsyncClient,
    AsyncTable,
    Client,
    Happened,
    RemoteTable,
    Snapshot,
    async_client,
    retry,
    sync_client,
)
from coloretto.protocol.events import Closed
from coloretto.protocol.messages import AnyMessage, message_to_json
from coloretto.protocol.options import TableOptions
from coloretto.server.table.views import table_view
from support.tables import Tabletop

FIRST = Snapshot(1, table_view(Tabletop(TableOptions(), Random(1)).table))
LAST = Happened(2, 0.0, [Closed("host")])
LONG = 3600.0


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(retry, "monotonic", clock)
    monkeypatch.setattr(sync_client, "sleep", lambda _seconds: None)
    monkeypatch.setattr(async_client, "sleep", lambda _seconds: asyncio.sleep(0))
    return clock


def quiet_then_lost(clock: Clock) -> Iterator[bytes]:
    """A stream that has nothing to tell for an hour, but shows that it is there."""
    yield line(FIRST)
    clock.now += LONG
    yield b"\n"
    raise httpx.ReadError("lost")


def line(message: AnyMessage) -> bytes:
    return message_to_json(message) + b"\n"


def test_a_connection_is_reopened_after_any_silence_and_the_user_is_notified(clock: Clock) -> None:
    tries: Iterator[Iterator[bytes] | None] = iter([quiet_then_lost(clock), None, None, iter([line(LAST)])])

    def answer(_request: httpx.Request) -> httpx.Response:
        stream = next(tries)
        if stream is None:
            raise httpx.ConnectError("nobody there")
        return httpx.Response(200, content=stream)

    client = Client("http://server")
    client._http = httpx.Client(transport=httpx.MockTransport(answer), base_url="http://server")
    table = RemoteTable(client, "t", None)
    changes: list[bool] = []
    table.on_connection_change = changes.append
    assert list(table.messages()) == [FIRST, LAST]
    assert changes == [False, True]


def test_a_socket_is_reopened_after_any_silence(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = iter([FIRST, None, LAST])

    async def messages_of(message: AnyMessage) -> AsyncIterator[bytes]:
        yield message_to_json(message)
        clock.now += LONG

    @asynccontextmanager
    async def connect(*_: object, **__: object) -> AsyncIterator[AsyncIterator[bytes]]:
        message = next(tries)
        if message is None:
            raise OSError("nobody there")
        yield messages_of(message)

    async def heard() -> list[Snapshot | Happened]:
        async with AsyncClient("http://server") as client:
            return [news async for news in AsyncTable(client, "t", None).messages()]

    monkeypatch.setattr(async_client, "connect", connect)
    assert asyncio.run(heard()) == [FIRST, LAST]
