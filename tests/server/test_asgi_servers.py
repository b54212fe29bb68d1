"""The application runs under any ASGI server: uvicorn without our protocols, and hypercorn."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from coloretto.protocol.refusals import STATUS
from coloretto.record import parse_record, verify, verify_deck
from coloretto.server.live.connections import REFUSED_CLOSE
from support.pilots import SHORT
from support.served import Guest, Served, open_socket
from support.waiting import HANG_TIMEOUT

FACTORY = "coloretto.server.http.app:create_app"
RUN = (
    "import uvicorn; from coloretto.server.http.app import create_app; uvicorn.run(create_app(), fd={socket})"
)
COMMANDS = {
    "uvicorn": ("-m", "uvicorn", "--factory", FACTORY, "--fd={socket}"),
    "uvicorn.run": ("-c", RUN),
    "hypercorn": ("-m", "hypercorn", f"{FACTORY}()", "--bind=fd://{socket}"),
}


class Hosted(Served):
    """The application in a process of another ASGI server, on a socket that nobody else can have taken."""

    def __init__(self, folder: Path, command: tuple[str, ...]) -> None:
        super().__init__(folder)
        self._command = command

    def begin_to_start(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            self.port = listening.getsockname()[1]
            self._begin_at(listening.fileno())

    def _begin_at(self, listening: int) -> None:
        command = [sys.executable, *(word.format(socket=listening) for word in self._command)]
        environment = {
            **os.environ,
            "COLORETTO_DATABASE_URL": "",
            "COLORETTO_DATA_DIR": str(self._folder),
        }
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
                start_new_session=True,
                pass_fds=[listening],
            )

    def ask_to_end(self, how: signal.Signals) -> None:
        """With the processes it has started: hypercorn's worker outlives it."""
        assert self._process is not None
        os.killpg(self._process.pid, how)

    def _is_ready(self) -> bool:
        try:
            return super()._is_ready()
        except httpx.TransportError:
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text()
            return False


@pytest.fixture(params=COMMANDS)
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    hosted = Hosted(tmp_path, COMMANDS[request.param])
    try:
        hosted.start()
        yield hosted
    finally:
        hosted.close()


async def play(guest: Guest, table: str) -> list[Any]:
    """Play at random over a WebSocket until the match is over; every message but the answers."""
    rng, messages = Random(1), []
    address = f"{guest.server.websocket}/tables/{table}/socket"
    async with open_socket(address, guest.headers) as socket:
        async for text in socket:
            message = json.loads(text)
            assert message["type"] != "refused", message
            if message["type"] == "done":
                continue
            messages.append(message)
            if any(event["type"] == "match_over" for event in message.get("events", ())):
                return messages
            turn = (message["table"] if message["type"] == "snapshot" else message)["turn"]
            if turn["state"]["to_move"] == 0:
                command = {"type": "play", "action": rng.choice(turn["legal"])}
                request = {"id": str(message["version"]), "version": message["version"], "command": command}
                await socket.send(json.dumps(request))
    raise AssertionError("the server closed the connection")


async def refusal(server: Served, table: str) -> tuple[str, int | None]:
    """Why a connection is refused, and the code it is closed with."""
    async with open_socket(f"{server.websocket}/tables/{table}/socket") as socket:
        message = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    return message["code"], closed.value.rcvd.code if closed.value.rcvd else None


def test_a_game_is_played_over_websocket_and_http(server: Served) -> None:
    guest = Guest(server, "Ana")
    wish = {"rules": SHORT, "level": "easy", "pace": 0}
    table: str = guest.post("/quick", wish).json()["id"]
    messages = asyncio.run(asyncio.wait_for(play(guest, table), HANG_TIMEOUT))
    versions = [message["version"] for message in messages]
    assert versions == list(range(versions[0], versions[0] + len(versions)))
    record = parse_record(guest.get(f"/tables/{table}/games/1?text=true").text)
    verify(record)
    verify_deck(record)
    lines = guest.get(f"/tables/{table}/events?after={versions[0]}").text.splitlines()
    assert [json.loads(line) for line in lines] == messages[1:]
    view = guest.get(f"/tables/{table}").json()["table"]
    action = guest.command(table, "late", type="play", action="D")
    assert (view["status"], action.status_code) == ("over", 409)
    assert asyncio.run(refusal(server, "nowhere")) == (
        "unknown_table",
        REFUSED_CLOSE + STATUS["unknown_table"],
    )
    assert asyncio.run(refusal(server, table))[0] == "not_allowed"
