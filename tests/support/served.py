"""A server in a process of its own, and clients of it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from support.waiting import HANG_TIMEOUT, wait_for

API = "/api/v1"
RECONNECT_PAUSE = 0.1


class Served:
    """A server that can be killed and started again, at the same address."""

    python = sys.executable
    program = ("-m", "coloretto")
    """What Python runs."""

    def __init__(self, folder: Path, database: str = "", *options: str, **variables: str) -> None:
        self._folder, self._database, self._variables = folder, database, variables
        self._options = options or ("--no-limits",)
        self.log = folder / f"{id(self)}.log"
        """What it writes to its error stream."""
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> None:
        """Wait until it can play."""
        self.begin_to_start()
        wait_for(self._is_ready, "the readiness of the server")

    def _is_ready(self) -> bool:
        return self.get_readiness().is_success

    def get_readiness(self) -> httpx.Response:
        """It may be a second old."""
        return httpx.get(f"http://localhost:{self.port}/readyz", timeout=HANG_TIMEOUT)

    def begin_to_start(self) -> None:
        """Wait until it listens."""
        environment = {**os.environ, "COLORETTO_DATABASE_URL": self._database, **self._variables}
        command = [self.python, *self.program, "serve", *self._options]
        options = ["--port", str(self.port), "--data", str(self._folder)]
        self._folder.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command + options, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        assert "http://" in first, f"the server said {first!r} and {self.log.read_text()!r}"
        self.port = int(first.rsplit(":", 1)[1])

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        self.ask_to_end(how)
        return self.ended()

    def ask_to_end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)

    def ended(self) -> int:
        """Wait for its end; its status."""
        assert self._process is not None
        status = self._process.wait(HANG_TIMEOUT)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return status

    @property
    def http(self) -> str:
        return f"http://localhost:{self.port}{API}"

    @property
    def websocket(self) -> str:
        return f"ws://localhost:{self.port}{API}"

    def close(self) -> None:
        if self._process is not None:
            self._end(signal.SIGKILL)


@contextmanager
def served(folder: Path, database: str = "", *options: str, **variables: str) -> Iterator[Served]:
    """A server with its data in a folder or a database, in an environment with more variables.

    Rates are not limited unless other options are given.
    """
    server = Served(folder, database, *options, **variables)
    try:
        server.start()
        yield server
    finally:
        server.close()


def open_socket(address: str, headers: Mapping[str, str] | None = None) -> connect:
    """A WebSocket that is given up only when it hangs."""
    return connect(
        address,
        additional_headers=headers,
        compression=None,
        open_timeout=HANG_TIMEOUT,
        close_timeout=HANG_TIMEOUT,
        ping_interval=None,
    )


class Guest:
    """A person with an identity on a server."""

    def __init__(self, server: Served, name: str) -> None:
        self.server = server
        answer = httpx.post(f"{server.http}/identities", json={"name": name}, timeout=HANG_TIMEOUT)
        answer.raise_for_status()
        self.id: str = answer.json()["id"]
        self.headers = {"Authorization": f"Bearer {answer.json()['token']}"}

    def post(self, address: str, body: object) -> httpx.Response:
        address = f"{self.server.http}{address}"
        return httpx.post(address, json=body, headers=self.headers, timeout=HANG_TIMEOUT)

    def patch(self, address: str, body: object) -> httpx.Response:
        address = f"{self.server.http}{address}"
        return httpx.patch(address, json=body, headers=self.headers, timeout=HANG_TIMEOUT)

    def get(self, address: str) -> httpx.Response:
        return httpx.get(f"{self.server.http}{address}", headers=self.headers, timeout=HANG_TIMEOUT)

    def command(self, table: str, number: str, **command: object) -> httpx.Response:
        return self.post(f"/tables/{table}/commands", {"id": number, "command": command})


def open_table(guest: Guest, **options: object) -> str:
    """A table for three where nobody sits yet."""
    table: str = guest.post("/tables", {"rules": "classic-3-brown", **options}).json()["id"]
    return table


def table_of(guests: list[Guest], rules: str) -> str:
    """A table where these people have begun to play."""
    table: str = guests[0].post("/tables", {"rules": rules, "games": 1}).json()["id"]
    for guest in guests:
        assert guest.command(table, "sit", type="sit").status_code == 200
    assert guests[0].command(table, "start", type="start").status_code == 200
    return table


class Player:
    """Plays random actions over a WebSocket, and reconnects whenever the connection is lost."""

    def __init__(self, guest: Guest, table: str, seat: int, seed: int) -> None:
        self.guest, self.table, self.seat, self.rng = guest, table, seat, Random(f"{seed} {seat}")
        self.version = 0
        self.turn: dict[str, Any] | None = None
        self.is_over = False
        self.acknowledged: dict[int, str] = {}
        """The action that made each version, as far as the server has said so."""
        self.received: list[str] = []
        self._asked: dict[str, str] = {}

    async def play(self) -> None:
        while not self.is_over:
            try:
                await self._connect_and_play()
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(RECONNECT_PAUSE)

    async def _connect_and_play(self) -> None:
        after = f"?after={self.version}" if self.version else ""
        address = f"{self.guest.server.websocket}/tables/{self.table}/socket{after}"
        async with open_socket(address, self.guest.headers) as socket:
            if after:
                await self._act(socket)
            async for text in socket:
                self._hear(str(text))
                if self.is_over:
                    return
                await self._respond(socket, json.loads(text))

    async def _respond(self, socket: ClientConnection, message: Mapping[str, Any]) -> None:
        if message["type"] in {"snapshot", "happened"}:
            await self._act(socket)

    def _hear(self, text: str) -> None:
        self.received.append(text)
        message = json.loads(text)
        if message["type"] == "snapshot":
            self.version, self.turn = message["version"], message["table"].get("turn")
        elif message["type"] == "happened" and message["version"] > self.version:
            assert message["version"] == self.version + 1
            self.version, self.turn = message["version"], message.get("turn", self.turn)
            self.is_over = any(event["type"] == "match_over" for event in message["events"])
        elif message["type"] == "done":
            self.acknowledged[message["version"]] = self._asked[message["id"]]
        elif message["type"] == "refused":
            assert message["code"] == "stale", message

    async def _act(self, socket: ClientConnection) -> None:
        if self.turn is None or self.turn["state"]["to_move"] != self.seat:
            return
        action = self.rng.choice(self.turn["legal"])
        number = f"{self.seat}-{self.version}-{self.rng.random()}"
        self._asked[number] = action
        command = {"type": "play", "action": action}
        await socket.send(json.dumps({"id": number, "version": self.version, "command": command}))
