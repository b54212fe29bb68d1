"""Presence: who is at a table and who is away, in one process and in several."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from coloretto.protocol.messages import Absence
from coloretto.protocol.options import TableOptions
from coloretto.server.base.clock import ServerClock
from coloretto.server.live.live_table import LiveTable
from coloretto.server.live.presence import MAX_TABLES, OtherProcesses, PresenceTracker
from coloretto.server.live.shared_presence import (
    FORGOTTEN_SECONDS,
    LIFE_SECONDS,
    SIGN_SECONDS,
    SharedPresence,
)
from coloretto.server.storage.database import Connect, Database
from coloretto.server.storage.presences import Presences
from support.hubs import started
from support.served import Guest, Served, open_socket, served, table_of
from support.tables import PEOPLE, Tabletop
from support.waiting import HANG_TIMEOUT, wait_for_async

HOST, GUEST = PEOPLE[0].id, PEOPLE[1].id
BEGIN = 1000.0


class Time:
    """Moved by the test."""

    def __init__(self) -> None:
        self.elapsed = 0.0
        self.clock = ServerClock(lambda: BEGIN, lambda: self.elapsed)


class Watched:
    """A table in memory, and what its clients are sent about presence."""

    def __init__(self, others: OtherProcesses | None = None, grace: float = 0.0) -> None:
        self.time = Time()
        top = Tabletop(TableOptions(rules="golden-2-brown"), Random(1))
        top.start()
        self.live = LiveTable(top.table, self.time.clock)
        self.sent: list[Any] = []
        self.live.subscribers[lambda text: self.sent.append(json.loads(text))] = None
        self.tracker = PresenceTracker(self.time.clock, {"t": self.live}.get, others, grace)

    async def away(self) -> dict[str, float]:
        return {each.person: each.since for each in await self.tracker.absences(self.live.table)}


async def pause() -> None:
    """Let timers that are due fire."""
    for _ in range(3):
        await asyncio.sleep(0)


def test_who_has_a_connection_is_here_and_who_closes_the_last_one_is_away_since_then() -> None:
    async def check() -> None:
        watched = Watched()
        async with watched.tracker.connected("t", HOST), watched.tracker.connected("t", GUEST):
            async with watched.tracker.connected("t", GUEST):
                assert await watched.away() == {}
            await pause()
            assert await watched.away() == {}
        watched.time.elapsed = 7.0
        async with watched.tracker.connected("t", HOST):
            await wait_for_async(lambda: len(watched.sent) >= 3)
            assert await watched.away() == {GUEST: BEGIN}
            assert await watched.tracker.seconds_away(watched.live.table) == {GUEST: 7.0}
        assert watched.sent[-1] == {"type": "presence", "away": [{"person": GUEST, "since": BEGIN}]}

    asyncio.run(check())


def test_who_only_reloads_is_never_away() -> None:
    async def check() -> None:
        watched = Watched(grace=3600.0)
        async with watched.tracker.connected("t", HOST):
            async with watched.tracker.connected("t", GUEST):
                pass
            watched.sent.clear()
            assert await watched.away() == {}
            async with watched.tracker.connected("t", GUEST):
                assert await watched.away() == {}
        assert watched.sent == []

    asyncio.run(check())


def test_a_person_who_was_never_seen_is_away_since_the_first_question() -> None:
    async def check() -> None:
        watched = Watched()
        assert await watched.away() == {HOST: BEGIN, GUEST: BEGIN}
        watched.time.elapsed = 60.0
        assert await watched.tracker.seconds_away(watched.live.table) == {HOST: 60.0, GUEST: 60.0}

    asyncio.run(check())


def test_spectators_are_not_named_and_need_no_identity() -> None:
    async def check() -> None:
        watched = Watched()
        async with watched.tracker.connected("t", None), watched.tracker.connected("t", "stranger"):
            assert set(await watched.away()) == {HOST, GUEST}

    asyncio.run(check())


def test_a_process_remembers_only_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_TABLES >= 1000
    monkeypatch.setattr("coloretto.server.live.presence.MAX_TABLES", 3)

    async def check() -> None:
        watched = Watched(grace=0.0)
        async with watched.tracker.connected("t", HOST):
            for number in range(10):
                async with watched.tracker.connected(f"other{number}", HOST):
                    pass
                await asyncio.sleep(0.001)
            assert set(await watched.away()) == {GUEST}

    asyncio.run(check())


# Several processes.


class Process:
    """What one of two processes knows, on one database."""

    def __init__(self, database: Database, time: Time) -> None:
        self.shared = SharedPresence(Presences(database), time.clock)
        self.changed: list[str] = []

    async def start(self) -> None:
        await self.shared.start(self.changed.append)

    async def stored(self) -> None:
        writing = self.shared._writing
        if writing is not None:
            await writing


def test_each_process_knows_who_is_at_the_other(connect_to: Connect) -> None:
    async def check() -> None:
        database, time = started(Database(connect_to)), Time()
        one, other = Process(database, time), Process(database, time)
        try:
            await one.start()
            await other.start()
            one.shared.publish("t", HOST, BEGIN, is_here=True)
            await one.stored()
            await other.shared.watch("t")
            await other.shared.poll()
            assert other.shared.last_here("t", HOST) == float("inf")
            assert one.shared.last_here("t", HOST) is None
            time.elapsed = 3.0
            one.shared.publish("t", HOST, BEGIN + 3, is_here=False)
            await one.stored()
            other.changed.clear()
            await other.shared.poll()
            assert (other.changed, other.shared.last_here("t", HOST)) == (["t"], BEGIN + 3)
            await other.shared.poll()
            assert other.changed == ["t"]
            other.shared.unwatch("t")
            assert other.shared.last_here("t", HOST) is None
        finally:
            await one.shared.close()
            await other.shared.close()
            await database.close()

    asyncio.run(check())


def test_people_at_a_process_that_dies_are_away_since_its_last_sign_of_life(connect_to: Connect) -> None:
    async def check() -> None:
        database, time = started(Database(connect_to)), Time()
        one, other = Process(database, time), Process(database, time)
        try:
            await one.start()
            await other.start()
            one.shared.publish("t", HOST, BEGIN, is_here=True)
            await one.stored()
            await one.shared.close()
            await other.shared.watch("t")
            for _ in range(int(LIFE_SECONDS // SIGN_SECONDS) + 1):
                time.elapsed += SIGN_SECONDS
                await other.shared.poll()
            assert other.changed == ["t"]
            assert other.shared.last_here("t", HOST) == BEGIN
            time.elapsed += FORGOTTEN_SECONDS + 1
            third = Process(database, time)
            await third.start()
            await third.shared.watch("t")
            assert third.shared.last_here("t", HOST) is None
            await third.shared.close()
        finally:
            await other.shared.close()
            await database.close()

    asyncio.run(check())


# Over the wire.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("presence")
    with served(folder) as running:
        yield running


async def presence_of(socket: ClientConnection, *ids: str) -> list[Absence]:
    """Wait until exactly these people are away."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), HANG_TIMEOUT))
        if message["type"] == "presence" and {each["person"] for each in message["away"]} == set(ids):
            return [Absence(**each) for each in message["away"]]


def socket_of(guest: Guest, table: str) -> Any:  # noqa: ANN401 - a context of websockets
    return open_socket(f"{guest.server.websocket}/tables/{table}/socket?presence=true", guest.headers)


def test_a_player_who_leaves_is_shown_away_and_the_host_lets_a_bot_play_until_they_return(
    server: Served,
) -> None:
    host, guest = Guest(server, "Ana"), Guest(server, "Ben")
    table = table_of([host, guest], "golden-2-brown")

    async def check() -> None:
        async with socket_of(host, table) as hers:
            async with socket_of(guest, table) as his:
                await presence_of(his)
                await presence_of(hers)
                assert host.command(table, "early", type="let_bot_play", seat=1).json()["code"] == "not_away"
            (absence,) = await presence_of(hers, guest.id)
            assert host.get(f"/tables/{table}").json()["away"] == [
                {"person": guest.id, "since": absence.since}
            ]
            assert host.command(table, "bot", type="let_bot_play", seat=1).status_code == 200
            assert host.get(f"/tables/{table}").json()["table"]["seats"][1]["stand_in"] == "away"
            async with socket_of(guest, table):
                await presence_of(hers)

    asyncio.run(check())


def test_an_idle_socket_gets_heartbeats_and_a_stream_the_presence(server: Served) -> None:
    host = Guest(server, "Ana")
    table = table_of([host, Guest(server, "Ben")], "golden-2-brown")

    async def check() -> None:
        async with socket_of(host, table) as socket:
            kinds: list[str] = []
            while kinds.count("heartbeat") < 2:
                kinds.append(json.loads(await asyncio.wait_for(socket.recv(), HANG_TIMEOUT))["type"])
            assert kinds[:2] == ["snapshot", "presence"]

    asyncio.run(check())


def test_a_new_name_is_shown_at_once_at_every_table_that_is_not_over(server: Served) -> None:
    host, guest = Guest(server, "Guest 1357"), Guest(server, "Ben")
    waiting: str = host.post("/tables", {"rules": "golden-2-brown"}).json()["id"]
    table = table_of([host, guest], "golden-2-brown")

    async def check() -> None:
        async with socket_of(guest, table) as socket, socket_of(host, waiting) as room:
            assert host.patch("/me", {"name": "Ana"}).json()["name"] == "Ana"
            renamed = {"type": "renamed", "person": {"id": host.id, "name": "Ana"}, "before": "Guest 1357"}
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), HANG_TIMEOUT))
                if message["type"] == "happened":
                    assert message["events"] == [renamed]
                    break
            command = {"id": "sit", "command": {"type": "sit"}}
            await room.send(json.dumps(command))
            await wait_for_async(lambda: bool(_names(host, waiting)[0]))

    asyncio.run(check())
    assert _names(host, table) == ["Ana", "Ben"]
    assert _names(host, waiting)[0] == "Ana"
    assert host.get(f"/tables/{waiting}").json()["table"]["host"]["name"] == "Ana"


def _names(guest: Guest, table: str) -> list[str]:
    seats = guest.get(f"/tables/{table}").json()["table"]["seats"]
    return [(seat.get("person") or {}).get("name", "") for seat in seats]
