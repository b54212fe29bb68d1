"""Players over WebSockets who do everything wrong, and still must all end with the same game."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from coloretto.protocol.commands import Play, Request
from coloretto.protocol.events import AnyEvent, Played, events_from_json
from support.served import open_socket

EXPECTED_REFUSALS = {"stale", "version_lost", "not_your_turn", "illegal_action"}
"""Why the commands of these players may be refused."""
NOTHING = Raw(b"[]")


class _State(Struct):
    to_move: int | None = None


class _Turn(Struct):
    legal: list[str]
    state: _State


class _Heard(Struct):
    """The fields of a message that a player needs."""

    type: str
    version: int | None = None
    id: str | None = None
    code: str = ""
    events: Raw = NOTHING
    turn: _Turn | None = None


_DECODER = msgspec.json.Decoder(_Heard)


@dataclass
class UnrulyPlayer:
    """Comes and goes, says things twice, in the wrong order, too late or out of turn."""

    address: str
    """Of the table's socket."""
    headers: Mapping[str, str]
    seat: int
    rng: Random
    version: int = 1
    heard: dict[int, bytes] = field(default_factory=dict)
    """The events of every version, as they came."""
    done: dict[str, int] = field(default_factory=dict)
    """The version that each command has made, as the server says."""
    refused: dict[str, str] = field(default_factory=dict)
    wanted: dict[str, Request] = field(default_factory=dict)
    """Every command that was sent, by its id."""
    visits: int = 0
    repeats: int = 0
    """How often something was sent that had been sent before."""
    is_over: bool = False
    _turn: _Turn | None = None
    _acted_at: int = 0

    async def play(self) -> None:
        while not self.is_over:
            try:
                await self._visit()
            except (ConnectionClosed, OSError):
                await asyncio.sleep(self.rng.random() / 20)

    async def _visit(self) -> None:
        self.visits += 1
        self._acted_at = 0
        address = f"{self.address}?after={self.version}"
        async with open_socket(address, self.headers) as socket:
            await self._act(socket)
            async for text in socket:
                message = _DECODER.decode(text)
                self._hear(message)
                if self.is_over:
                    return
                if message.type == "happened":
                    await self._act(socket)
                if self.rng.random() < 0.01:
                    self._vanish(socket)

    def _vanish(self, socket: ClientConnection) -> None:
        """Drop the connection without closing it, in the middle of everything."""
        socket.transport.abort()

    def _hear(self, message: _Heard) -> None:
        if message.type == "happened":
            assert message.version is not None
            assert message.version == self.version + 1, "versions come one by one, whatever one has missed"
            self.version, self._turn = message.version, message.turn
            self.heard[message.version] = bytes(message.events)
            self.is_over = b'"match_over"' in self.heard[message.version]
        elif message.type == "done":
            assert message.id is not None
            assert message.version is not None
            made = self.done.setdefault(message.id, message.version)
            assert made == message.version, "a command is done once, however often it is sent"
        else:
            assert message.type == "refused", message
            assert message.code in EXPECTED_REFUSALS, message
            self.refused[message.id or ""] = message.code

    async def _act(self, socket: ClientConnection) -> None:
        turn = self._turn
        if turn is None or self._acted_at == self.version:
            return
        self._acted_at = self.version
        if turn.state.to_move == self.seat:
            requests = self._carelessly(self._request(self.rng.choice(turn.legal), self.version))
        else:
            requests = [self._request("D", self.version)] if self.rng.random() < 0.02 else []
        self.repeats += len(requests) - len({request.id for request in requests})
        for request in requests:
            await socket.send(msgspec.json.encode(request).decode())

    def _carelessly(self, request: Request) -> list[Request]:
        """A command among repeated, premature, stale and illegal ones, in random order."""
        requests = [request]
        if self.rng.random() < 0.1:
            requests += [request] * self.rng.randint(1, 2)
        if self.rng.random() < 0.05:  # what would come next
            requests.append(self._request("P0", self.version + 1))
        if self.rng.random() < 0.05:  # what was true long ago
            requests.append(self._request("D", self.rng.randint(1, self.version - 1)))
        if self.rng.random() < 0.05:
            requests.append(self._request("P9", self.version))
        if self.wanted and self.rng.random() < 0.05:
            requests.append(self.rng.choice(list(self.wanted.values())))
        self.rng.shuffle(requests)
        return requests

    def _request(self, action: str, version: int) -> Request:
        request = Request(f"{self.seat}.{len(self.wanted)}", Play(action), version)
        self.wanted[request.id] = request
        return request

    def check(self, kept: Mapping[int, bytes]) -> None:
        """What this player has heard is what is kept, and what was acknowledged has happened."""
        assert self.heard == {version: events for version, events in kept.items() if version > 1}
        for request_id, version in self.done.items():
            request, (first, *_) = self.wanted[request_id], events_from_json(kept[version])
            assert version == (request.version or 0) + 1
            assert is_play(first, self.seat, request)


def is_play(event: AnyEvent, seat: int, request: Request) -> bool:
    if not isinstance(event, Played) or not isinstance(request.command, Play):
        return False
    return (event.seat, event.action, event.by_bot) == (seat, request.command.action, False)
