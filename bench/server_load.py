"""Players for the load on a server: they cost little, because they share the machine with it.

A table has a connection for each seat. Frames are read and written by hand, a message is decoded once for
all three, and only as far as the next move needs it.
"""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from math import inf
from random import Random
from struct import pack, unpack_from
from time import perf_counter
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

PLAYERS = 3
NO_MASK = bytes(4)
PORTS = 10_000
"""Connections from one local address: it has 28,000 ports, some of which are in use."""
CONNECTIONS = count()
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
HAPPENED = b'{"type":"happened","version":'
SNAPSHOT = b'{"type":"snapshot","version":'
REFUSED = b'{"type":"refused"'


class State(Struct):
    to_move: int


class Turn(Struct):
    state: State
    legal: list[str]


class TableSeen(Struct):
    turn: Turn | None = None


class Seen(Struct):
    """What a player needs to know of a message: it is in the table of a snapshot."""

    version: int
    turn: Turn | None = None
    table: TableSeen | None = None


SEEN = msgspec.json.Decoder(Seen)


@dataclass
class Pace:
    """How quickly everybody plays, and what is measured; the same for all tables."""

    thinking: float = 0.0
    """Seconds on average before each move."""
    is_measuring: bool = False
    delays: list[float] = field(default_factory=list)
    """From a move to the last player who heard of it; there is one for every move that was measured."""
    refusals: list[bytes] = field(default_factory=list)
    has_stopped: bool = False
    paused: list[Callable[[], None]] = field(default_factory=list)
    """Moves that wait for `go_on`: nobody moves while the thinking time is infinite."""

    def go_on(self, thinking: float) -> None:
        """Play at this pace from now on."""
        self.thinking = thinking
        waiting, self.paused = self.paused, []
        for move in waiting:
            move()

    def begin(self) -> None:
        self.is_measuring, self.delays = True, []

    def end(self) -> list[float]:
        self.is_measuring = False
        return self.delays


class Table:
    def __init__(self, number: int, pace: Pace) -> None:
        self.players: list[Player] = []
        self.spectators: list[Spectator] = []
        self.lots, self.pace = Random(number), pace
        self._version = 0
        self._turn: Turn | None = None
        self._heard_by: dict[int, int] = {}
        """How many players have received the latest versions: others may play on before all have."""
        self._sent_at: dict[int, float] = {}
        """When the moves were made that make these versions."""
        self._ready: set[int] = set()
        """The seats that have asked for the next game."""

    def heard(self, player: "Player", version: int, message: bytes) -> None:
        """A player has received a version of the table."""
        if version > self._version:
            seen = SEEN.decode(message)
            self._turn = seen.table.turn if seen.table else seen.turn
            self._version = version
        self._count(version)
        if version == self._version:
            self._let_move(player)

    def watched(self, version: int) -> None:
        """A spectator has received a version of the table."""
        self._count(version)

    def _count(self, version: int) -> None:
        heard_by = self._heard_by[version] = self._heard_by.get(version, 0) + 1
        if heard_by == len(self.players) + len(self.spectators):
            del self._heard_by[version]
            sent_at = self._sent_at.pop(version, None)
            if self.pace.is_measuring and sent_at is not None:
                self.pace.delays.append(perf_counter() - sent_at)

    def _let_move(self, player: "Player") -> None:
        turn = self._turn
        if turn is None:
            return
        if turn.state.to_move == player.seat:
            self._ready.clear()
            player.think(self.thinking_time(), self._version)
        elif turn.state.to_move < 0 and player.seat not in self._ready:
            self._ready.add(player.seat)
            player.send(f'{{"id":"r{self._version}","command":{{"type":"ready"}}}}')

    def thinking_time(self) -> float:
        return self.lots.uniform(0.5, 1.5) * self.pace.thinking

    def move(self, player: "Player", version: int) -> None:
        if version != self._version or self._turn is None or self.pace.has_stopped:
            return
        action = self.lots.choice(self._turn.legal)
        self._sent_at[version + 1] = perf_counter()
        player.send(
            f'{{"id":"{version}","version":{version},"command":{{"type":"play","action":"{action}"}}}}'
        )


class Player(asyncio.Protocol):
    """A seat's connection."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self._transport: asyncio.Transport | None = None
        self._unread = bytearray()
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.listen: Callable[[bytes], None] = self._open

    async def connect(self, address: str, token: str) -> None:
        """Until the server has accepted the connection."""
        url = urlsplit(address)
        loop = asyncio.get_running_loop()
        local = (f"127.0.0.{1 + next(CONNECTIONS) // PORTS}", 0)
        await loop.create_connection(lambda: self, url.hostname or "", url.port or 0, local_addr=local)
        self._write(
            f"GET {url.path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]  # TCP's can write

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.table.pace.has_stopped:
            self.table.pace.refusals.append(b"connection lost: %r" % exc)

    def data_received(self, data: bytes) -> None:
        self.listen(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def think(self, seconds: float, version: int) -> None:
        if seconds == inf:
            self.table.pace.paused.append(lambda: self._think_now(version))
        elif seconds:
            asyncio.get_running_loop().call_later(seconds, self.table.move, self, version)
        else:
            self.table.move(self, version)

    def _think_now(self, version: int) -> None:
        self.think(self.table.thinking_time(), version)

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def _send(self, kind: int, body: bytes) -> None:
        """A short frame, masked by zeros: a mask is to protect proxies from browsers."""
        size = pack("!BB", kind, 0x80 | len(body)) if len(body) < 126 else pack("!BBH", kind, 0xFE, len(body))
        self._write(size + NO_MASK + body)

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def _open(self, data: bytes) -> None:
        self._unread += data
        head, end, rest = self._unread.partition(b"\r\n\r\n")
        if not end:
            return
        if not head.startswith(b"HTTP/1.1 101"):
            self._opened.set_exception(ConnectionError(bytes(head[:200]).decode()))
            return
        self._unread = rest
        self.listen = self._read
        self._opened.set_result(None)
        self._read(b"")

    def _read(self, data: bytes) -> None:
        self._unread += data
        while (frame := _frame(self._unread)) is not None:
            kind, begin, end = frame
            body = bytes(self._unread[begin:end])
            del self._unread[:end]
            if kind == TEXT:
                self._hear(body)
            elif kind == PING:
                self._send(PONG, body)

    def _hear(self, body: bytes) -> None:
        if body.startswith((HAPPENED, SNAPSHOT)):
            number = body[len(HAPPENED) : body.index(b",", len(HAPPENED))]
            self.table.heard(self, int(number), body)
        elif body.startswith(REFUSED):
            self.table.pace.refusals.append(body)


class Spectator(Player):
    """A connection that only listens."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, -1)

    def _hear(self, body: bytes) -> None:
        if body.startswith(HAPPENED):
            self.table.watched(int(body[len(HAPPENED) : body.index(b",", len(HAPPENED))]))


def _frame(data: bytearray) -> tuple[int, int, int] | None:
    """The kind of the first frame, and where its content begins and ends; None until all of it is there."""
    if len(data) < 2:
        return None
    size, begin = data[1], 2
    if size == 126 and len(data) >= 4:
        size, begin = unpack_from("!H", data, 2)[0], 4
    elif size >= 126:
        return None
    return (data[0], begin, begin + size) if len(data) >= begin + size else None
