"""Messages to a WebSocket client under a plain ASGI server."""

import asyncio
from typing import Any

from coloretto.protocol.limits import MAX_UNSENT_MESSAGES
from coloretto.server.http.outbox import OUTBOX, AsgiOutbox, outbox_of


class Client:
    """Receives what an ASGI server would send, as soon as it reads."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.received: list[str] = []
        self.has_disconnected = False

    async def send(self, message: Any) -> None:  # noqa: ANN401 - ASGI
        await self.reads.wait()
        if self.has_disconnected:
            raise OSError
        assert message["type"] == "websocket.send"
        self.received.append(message["text"])


def test_messages_arrive_in_their_order() -> None:
    async def run() -> None:
        client = Client()
        outbox = AsgiOutbox(client.send)
        sent = [f"message {number}" for number in range(5)]
        for text in sent[:3]:
            assert outbox.send_text(text.encode())
        client.reads.set()
        await outbox.drain()
        assert client.received == sent[:3]
        for text in sent[3:]:
            outbox.send_text(text.encode())
        await outbox.drain()
        assert client.received == sent

    asyncio.run(run())


def test_a_slow_reader_is_noticed_and_its_messages_are_dropped() -> None:
    async def run() -> None:
        client = Client()
        outbox = AsgiOutbox(client.send)
        assert all(outbox.send_text(b"x") for _ in range(MAX_UNSENT_MESSAGES))
        assert not outbox.send_text(b"too many")
        outbox.abort()
        outbox.send_text(b"too late")
        client.reads.set()
        await asyncio.sleep(0)
        assert client.received == []
        assert not outbox._unsent

    asyncio.run(run())


def test_messages_to_a_client_that_has_disconnected_are_dropped() -> None:
    async def run() -> None:
        client = Client()
        client.has_disconnected = True
        client.reads.set()
        outbox = AsgiOutbox(client.send)
        outbox.send_text(b"x")
        await outbox.drain()
        assert outbox.send_text(b"y")
        assert not outbox._unsent

    asyncio.run(run())


def test_a_server_with_a_fast_outbox_is_asked_for_it() -> None:
    async def run() -> None:
        client = Client()
        fast = AsgiOutbox(client.send)
        assert outbox_of({"extensions": {OUTBOX: fast}}, client.send) is fast
        plain: list[Any] = [{}, {"extensions": None}, {"extensions": {"websocket.http.response": {}}}]
        for scope in plain:
            assert isinstance(outbox_of(scope, client.send), AsgiOutbox)

    asyncio.run(run())
