"""How the server closes connections: of a banned person, and all of them when it stops."""

import asyncio
import json
import signal
from collections.abc import Callable, Iterator
from copy import copy
from time import time
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from coloretto.protocol.limits import MAX_CONSECUTIVE_REFUSALS
from coloretto.protocol.refusals import STATUS
from coloretto.record import parse_record, verify
from coloretto.server.base.clock import ServerClock
from coloretto.server.base.settings import Settings
from coloretto.server.host.admin import open_store
from coloretto.server.live.connections import (
    GOING_AWAY,
    REFUSED_CLOSE,
    SHUTTING_DOWN,
    TOO_MANY_REFUSALS,
    CloseReason,
    Connections,
)
from coloretto.server.live.identities import Identities
from support.served import Guest, Player, Served, open_socket, served, table_of
from support.waiting import HANG_TIMEOUT


@pytest.fixture
def server(settings: Settings) -> Iterator[Served]:
    with served(settings.folder, settings.database_url) as running:
        yield running


async def ban(settings: Settings, guest: Guest) -> None:
    """As `coloretto admin ban` does it, beside the server."""
    async with open_store(settings) as store:
        assert await store.identities.ban(guest.id, banned=True, now=time())


def socket_at(guest: Guest, table: str) -> connect:
    address = f"{guest.server.websocket}/tables/{table}/socket"
    return open_socket(address, guest.headers)


async def rest_of(socket: ClientConnection) -> tuple[list[Any], int | None]:
    """What comes until a socket is closed, and the code it is closed with."""
    heard = []
    try:
        while True:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), HANG_TIMEOUT)))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


async def lines_of(guest: Guest, table: str, meanwhile: Callable[[], Any]) -> list[Any]:
    """What a stream of lines tells to its end; meanwhile, after its first line, something is done."""
    heard: list[Any] = []
    address = f"{guest.server.http}/tables/{table}/events"
    async with (
        httpx.AsyncClient(timeout=HANG_TIMEOUT) as client,
        client.stream("GET", address, headers=guest.headers) as stream,
    ):
        async for line in stream.aiter_lines():
            if not heard:
                await meanwhile()
            heard += [json.loads(line)] if line else []
    return heard


def test_a_ban_closes_every_open_connection_and_says_why(server: Served, settings: Settings) -> None:
    guests = [Guest(server, name) for name in ("Ana", "Ben", "Mallory")]
    table = table_of(guests, "classic-3-brown")

    async def run() -> None:
        async with socket_at(guests[2], table) as his, socket_at(guests[0], table) as hers:
            lines = await lines_of(guests[2], table, lambda: ban(settings, guests[2]))
            heard, code = await rest_of(his)
            assert code == REFUSED_CLOSE + STATUS["banned"]
            for received in (lines[-1], heard[-1]):
                assert received["type"] == "refused"
                assert received["code"] == "banned"
                assert received["sentence"]
            await hers.send(json.dumps({"id": "a", "command": {"type": "say", "text": "phew"}}))
            await hers.recv()
            assert {json.loads(await hers.recv())["type"] for _ in range(2)} == {"done", "happened"}

    asyncio.run(run())


def test_logging_out_elsewhere_closes_what_other_tokens_have_opened_in_every_process(
    server: Served, settings: Settings
) -> None:
    ana = Guest(server, "Ana")
    table = opened_by(ana)
    lost = on_another_device(ana)
    code = ana.post("/me/recovery", {}).json()["code"]

    async def log_out() -> None:
        """At another process, where there is one."""
        async with open_store(settings) as store:
            identities = Identities(store.identities, ServerClock())
            await identities.log_out(await identities.of_token(token_of(ana)), everywhere=False)

    async def run() -> None:
        async with socket_at(lost, table) as theirs, socket_at(ana, table) as hers:
            lines = await lines_of(lost, table, log_out)
            heard, closed_with = await rest_of(theirs)
            assert closed_with == REFUSED_CLOSE + STATUS["unauthorised"]
            assert [lines[-1]["code"], heard[-1]["code"]] == ["unauthorised"] * 2
            await hers.send(json.dumps({"id": "a", "command": {"type": "sit"}}))
            await hers.recv()
            assert {json.loads(await hers.recv())["type"] for _ in range(2)} == {"done", "happened"}

    asyncio.run(run())
    assert (ana.get("/me").status_code, lost.get("/me").status_code) == (200, 401)
    assert httpx.post(f"{server.http}/recoveries", json={"code": code}).status_code == 401


def test_logging_out_everywhere_ends_this_session_too_and_nobody_elses(server: Served) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    on_another_device(ana)
    address = f"{server.http}/me/tokens"
    assert httpx.delete(address, headers=ana.headers).json() == {"tokens": 1}
    assert httpx.delete(f"{address}?everywhere=true", headers=ana.headers).json() == {"tokens": 1}
    assert (ana.get("/me").status_code, ben.get("/me").status_code) == (401, 200)
    assert httpx.delete(address).status_code == 401


def opened_by(guest: Guest) -> str:
    table: str = guest.post("/tables", {"rules": "classic-3-brown"}).json()["id"]
    return table


def on_another_device(guest: Guest) -> Guest:
    """The same person with another token."""
    other = copy(guest)
    code = guest.post("/me/recovery", {}).json()
    token = httpx.post(f"{guest.server.http}/recoveries", json=code).json()["token"]
    other.headers = {"Authorization": f"Bearer {token}"}
    return other


def token_of(guest: Guest) -> str:
    return guest.headers["Authorization"].split()[1]


def test_a_server_that_is_asked_to_stop_ends_every_connection_with_open_games_kept(server: Served) -> None:
    guests = [Guest(server, name) for name in ("Ana", "Ben", "Eve")]
    table = table_of(guests, "classic-3-brown")

    async def stop() -> None:
        server.ask_to_end(signal.SIGTERM)

    async def run() -> None:
        async with socket_at(guests[0], table) as socket:
            lines = await lines_of(guests[1], table, stop)
            heard, code = await rest_of(socket)
        assert [line["type"] for line in lines] == ["snapshot"]
        assert [message["type"] for message in heard] == ["snapshot"]
        assert code == GOING_AWAY

    asyncio.run(run())
    assert server.ended() == 0
    server.start()
    players = [Player(guest, table, seat, seed=1) for seat, guest in enumerate(guests)]

    async def play() -> None:
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), HANG_TIMEOUT)

    asyncio.run(play())
    server.stop()
    server.start()
    verify(parse_record(guests[0].get(f"/tables/{table}/games/1?text=true").raise_for_status().text))


def test_what_was_begun_is_kept_and_answered_before_the_server_ends(server: Served) -> None:
    guests = [Guest(server, name) for name in ("Ana", "Ben", "Eve")]
    table = table_of(guests, "classic-3-brown")

    async def run() -> set[int]:
        async with socket_at(guests[0], table) as socket:
            await socket.recv()
            for number in range(200):
                await socket.send(json.dumps({"id": f"{number}", "command": {"type": "say", "text": "hm"}}))
            await socket.recv()
            server.ask_to_end(signal.SIGTERM)
            heard, code = await rest_of(socket)
        assert code == GOING_AWAY
        received = {message["version"] for message in heard if message["type"] == "happened"}
        done = {message["version"] for message in heard if message["type"] == "done"}
        assert done <= received | {min(received) - 1}
        assert len(received - done) <= 1
        return received

    received = asyncio.run(run())
    assert server.ended() == 0
    server.start()
    assert guests[0].get(f"/tables/{table}").json()["version"] == max(received)


def test_spectators_are_disconnected_when_a_game_without_spectators_starts(server: Served) -> None:
    guests = [Guest(server, name) for name in ("Ana", "Ben", "Eve")]
    options = {"rules": "golden-2-violet", "spectators": False}
    table: str = guests[0].post("/tables", options).json()["id"]
    for guest in guests[:2]:
        guest.command(table, "sit", type="sit")

    async def start() -> None:
        assert guests[0].command(table, "start", type="start").status_code == 200

    async def run() -> None:
        async with socket_at(guests[0], table) as player, socket_at(guests[2], table) as spectator:
            assert json.loads(await spectator.recv())["type"] == "snapshot"
            lines = await lines_of(guests[2], table, start)
            heard, code = await rest_of(spectator)
            assert code == REFUSED_CLOSE + STATUS["not_allowed"]
            refused = [received["code"] for received in (*lines, *heard) if received["type"] == "refused"]
            assert refused == ["not_allowed"] * 2
            for expected in ("snapshot", "happened"):
                assert json.loads(await player.recv())["type"] == expected

    asyncio.run(run())


def test_a_client_with_only_refused_commands_is_disconnected(server: Served) -> None:
    guests = [Guest(server, name) for name in ("Ana", "Ben", "Eve")]
    table = table_of(guests, "classic-3-brown")

    async def run() -> None:
        async with socket_at(guests[0], table) as socket:
            await socket.recv()
            await socket.send("nonsense")
            await socket.send(json.dumps({"id": "hm", "command": {"type": "say", "text": "hm"}}))
            for _ in range(MAX_CONSECUTIVE_REFUSALS + 1):
                await socket.send("nonsense")
            heard, code = await rest_of(socket)
        assert code == TOO_MANY_REFUSALS.code
        assert [received["type"] for received in heard].count("refused") == 1 + MAX_CONSECUTIVE_REFUSALS

    asyncio.run(run())


def test_new_connections_during_a_shutdown_are_closed_immediately() -> None:
    async def run() -> None:
        connections = Connections()
        received: list[CloseReason] = []
        await connections.close_all(seconds=0)
        with connections.track("t", "ana", received.append), connections.track("t", None, received.append):
            await connections.close_all(seconds=0)
        assert received == [SHUTTING_DOWN] * 4

    asyncio.run(run())


def test_only_the_connections_concerned_are_closed() -> None:
    async def run() -> None:
        connections = Connections()
        hers: list[CloseReason] = []
        others: list[CloseReason] = []
        with connections.track("t", "ana", hers.append), connections.track("t", "ben", others.append):
            connections.close_identity("ana", SHUTTING_DOWN)
            connections.close_identity("nobody", SHUTTING_DOWN)
        connections.close_identity("ben", SHUTTING_DOWN)
        assert hers == [SHUTTING_DOWN]
        assert others == []
        assert not connections._by_table
        assert not connections._by_identity

    asyncio.run(run())
