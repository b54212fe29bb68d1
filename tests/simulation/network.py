"""Connections between clients and simulated processes: slow, broken, half-open."""

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

from coloretto.server.http.asgi import AsgiMessage
from coloretto.server.http.websocket import Socket
from coloretto.server.storage.database import DatabaseError
from simulation.process import Process, Reply, Route
from simulation.world import World


class Network:
    """How long messages take, and how often they are lost."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.random: Random = world.random("network")
        self.latency = 0.05
        """Seconds at most."""
        self.breaks = 0.0
        """How often a message breaks its connection instead of arriving."""

    def seconds(self) -> float:
        return self.random.uniform(0.0005, self.latency)

    def breaks_now(self) -> bool:
        return self.random.random() < self.breaks

    def call(self, process: Process, token: str, route: Route, reply: Reply) -> None:
        """An HTTP request: either way may be lost."""

        def reply_later(answer: Any) -> None:  # noqa: ANN401 - whatever the route returns
            if not self.breaks_now():
                self.world.after(self.seconds(), lambda: reply(answer))

        def arrive() -> None:
            if process.is_up:
                process.spawn(process.answer(route, token, reply_later))

        if not self.breaks_now():
            self.world.after(self.seconds(), arrive)


class Connection:
    """A WebSocket, served by the server's own `Socket`. Each direction keeps its order."""

    def __init__(  # noqa: PLR0913 - an address and two callbacks
        self,
        network: Network,
        process: Process,
        table: str,
        token: str,
        after: int | None,
        *,
        on_message: Callable[[str], None],
        on_close: Callable[[], None],
    ) -> None:
        self._network, self._world, self._process = network, network.world, process
        self._loop = process.loop
        self._on_message, self._on_close = on_message, on_close
        self.is_open = True
        """As the client knows it."""
        self._is_broken = False
        self._inbox: deque[AsgiMessage] = deque([{"type": "websocket.connect"}])
        self._waiting: asyncio.Future[None] | None = None
        self._last_up = self._last_down = 0.0
        process.on_crash.append(self._on_crash)
        self._arrive_later(lambda: self._serve(table, token, after))

    def send(self, text: str) -> None:
        """From the client."""
        if self._network.breaks_now():
            self.break_off()
            return
        self._arrive_later(lambda: self._receive({"type": "websocket.receive", "text": text}))

    def break_off(self) -> None:
        """The network fails: what is under way is lost, and each side notices at some time."""
        if self._is_broken:
            return
        self._is_broken = True
        random = self._network.random
        self._world.after(random.uniform(0.0, 1.0), self._close_client)
        seconds = random.choice((0.0, 0.1, 5.0))
        self._world.after(seconds, lambda: self._receive({"type": "websocket.disconnect"}))

    def close(self) -> None:
        """The client closes it."""
        self._close_client()
        self._is_broken = True
        self._arrive_later(lambda: self._receive({"type": "websocket.disconnect"}))

    # At the process.

    def _serve(self, table: str, token: str, after: int | None) -> None:
        services = self._process.services
        if services is None or not self._loop.is_alive or self._process.loop is not self._loop:
            self.break_off()
            return
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        scope = {"headers": headers, "client": ("192.0.2.1", 1), "extensions": {}}
        socket = Socket(services, scope, self._next_received, self._send, table)
        self._process.spawn(self._serve_until_closed(socket, after))

    async def _serve_until_closed(self, socket: Socket, after: int | None) -> None:
        """As an ASGI server does: when the application ends or fails, the connection is closed."""
        try:
            await socket.serve(after)
        except (DatabaseError, OSError) as error:  # the database fails, or the client has gone
            self._world.log(f"a connection fails: {error}")
        except Exception as error:  # noqa: BLE001 - a bug, whatever it is
            self._process.report(error)
        self._depart_later(self._close_client)

    async def _next_received(self) -> AsgiMessage:
        while not self._inbox:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._inbox.popleft()

    def _receive(self, message: AsgiMessage) -> None:
        if not self._loop.is_alive:
            return
        self._inbox.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def _send(self, message: AsgiMessage) -> None:
        if self._is_broken:
            raise OSError("the connection is broken")
        if message["type"] == "websocket.send":
            if self._network.breaks_now():
                self.break_off()
                return
            text = message["text"]
            self._depart_later(lambda: self._deliver(text))
        elif message["type"] == "websocket.close":
            self._depart_later(self._close_client)

    # At the client.

    def _deliver(self, text: str) -> None:
        if self.is_open and not self._is_broken:
            self._on_message(text)

    def _close_client(self) -> None:
        if self.is_open:
            self.is_open = False
            self._on_close()

    def _on_crash(self) -> None:
        self._is_broken = True
        self._world.after(self._network.random.uniform(0.0, 2.0), self._close_client)

    # Both directions.

    def _arrive_later(self, callback: Callable[[], None]) -> None:
        self._last_up = max(self._last_up, self._world.now + self._network.seconds())
        self._world.after(self._last_up - self._world.now, callback)

    def _depart_later(self, callback: Callable[[], None]) -> None:
        self._last_down = max(self._last_down, self._world.now + self._network.seconds())
        self._world.after(self._last_down - self._world.now, callback)
