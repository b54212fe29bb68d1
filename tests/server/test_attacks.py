"""What those try who mean harm: each of these was possible once."""

import asyncio
import json
import os
import secrets
import socket
from collections.abc import Iterator
from contextlib import aclosing
from itertools import product
from pathlib import Path
from random import Random
from threading import Event
from time import sleep, time
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode

from coloretto.protocol.commands import Command, Play, Request, Silence, Sit, Start, Unseat
from coloretto.protocol.events import Person
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.rules import Position
from coloretto.server.base.identity import Identity, new_id
from coloretto.server.base.metrics import Metrics
from coloretto.server.base.settings import Settings
from coloretto.server.host.admin import back_up
from coloretto.server.http.auth import check_may_watch
from coloretto.server.http.ndjson import lines_of_table
from coloretto.server.http.websocket import Socket
from coloretto.server.live import scheduler
from coloretto.server.live.hub import Hub
from coloretto.server.services import open_services
from coloretto.server.storage.database import Connect
from coloretto.server.storage.schema import migrate
from coloretto.server.storage.sqlite import sqlite_at
from coloretto.server.storage.store import Store
from support.hubs import with_hub
from support.served import Guest, Served, open_socket, open_table, served
from support.tables import PEOPLE, Tabletop
from support.waiting import HANG_TIMEOUT, wait_for, wait_for_async

BOT = 2
"""Its seat."""
DEEP = 8_000
"""Brackets within brackets: more than any reader follows, in a body that is not too large."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("attacked")
    with served(folder) as running:
        yield running


@pytest.fixture
def ana(server: Served) -> Guest:
    return Guest(server, "Ana")


def raw(server: Served, head: str) -> bytes:
    """How the server begins its answer to a request that no library would send."""
    with socket.create_connection(("localhost", server.port), timeout=HANG_TIMEOUT) as line:
        line.sendall(f"{head}\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n".encode())
        return line.recv(1000)


# Tables held hostage.


@pytest.mark.parametrize("entropy", ["abc\n", "\n", "a b", "ä", "a\r"])
def test_entropy_that_no_deck_can_take_is_refused_before_it_is_kept(ana: Guest, entropy: str) -> None:
    table = open_table(ana, seats=["easy", "easy"])
    refused = ana.command(table, "1", type="sit", entropy=entropy)
    assert refused.json()["code"] == "bad_message"
    assert ana.command(table, "2", type="sit", entropy="abc").is_success
    assert ana.command(table, "3", type="start").is_success


def test_a_player_removed_by_the_host_cannot_come_back() -> None:
    host, idler, guest, *_ = PEOPLE
    top = Tabletop(TableOptions(rules="classic-3-brown"), Random(1))
    for person in (host, idler):
        top.do(person, Sit())
    for person, seat, code in (
        (idler, 0, "not_the_host"),
        (host, 0, "bad_command"),
        (host, 2, "bad_command"),
    ):
        assert refused(top, person, Unseat(seat)) == code
    top.do(host, Unseat(1))
    assert refused(top, idler, Sit()) == "sent_away"
    top.do(guest, Sit(1))
    assert top.refolded() == top.table


def refused(top: Tabletop, person: Person, command: Command) -> str:
    with pytest.raises(RefusedError) as refusal:
        top.do(person, command)
    return refusal.value.code


def test_a_table_that_a_person_was_removed_from_is_not_theirs(ana: Guest) -> None:
    ben, table = Guest(ana.server, "Ben"), open_table(ana)
    ben.command(table, "1", type="sit")
    assert [mine["id"] for mine in ben.get("/me/tables").json()] == [table]
    assert ana.command(table, "1", type="unseat", seat=0).is_success
    assert ben.get("/me/tables").json() == []


def test_chat_while_a_bot_thinks_does_not_keep_it_from_moving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_chatted, is_thinking = Event(), Event()
    thought_about: list[Position] = []

    def thoughtful(_level: str, _seed: int, position: Position) -> str:
        thought_about.append(position)
        is_thinking.set()
        assert has_chatted.wait(HANG_TIMEOUT)
        return position.legal_actions[0].text

    async def chat_while_bot_thinks(hub: Hub, _store: Store) -> None:
        options = TableOptions(rules="classic-3-brown", seats=["open", "open", "easy"], pace=0)
        table = await hub.open_table(options, PEOPLE[0])
        for person in PEOPLE[:2]:
            await hub.submit(table, person, Request("sit", Sit()))
        await hub.submit(table, PEOPLE[0], Request("start", Start()))
        while (to_move := (await hub.live(table)).table.to_move) != BOT and to_move is not None:
            position = (await hub.live(table)).table.position
            assert position is not None
            action = position.legal_actions[0].text
            await hub.submit(table, PEOPLE[to_move], Request(f"play{position}", Play(action)))
        live = await hub.live(table)
        before = live.table.position
        assert before is not None
        await wait_for_async(is_thinking.is_set, "the bot's turn")
        for number in range(10):
            await hub.submit(table, PEOPLE[0], Request(f"{number}", Silence(1, number % 2 == 0)))
        assert live.table.position is before
        has_chatted.set()
        await wait_for_async(lambda: live.table.position is not before, "the bot's move")
        assert thought_about.count(before) == 1, "its decision was thrown away"

    monkeypatch.setattr(scheduler, "choose_action", thoughtful)
    with_hub(
        migrated(tmp_path),
        lambda *both: asyncio.wait_for(chat_while_bot_thinks(*both), HANG_TIMEOUT),
        bots=True,
    )


def migrated(folder: Path) -> Connect:
    connect_to = sqlite_at(folder / "coloretto.sqlite")
    connection = connect_to()
    migrate(connection)
    connection.close()
    return connect_to


def test_abandoned_streams_leave_no_subscriber(server: Served, ana: Guest) -> None:
    table = open_table(ana)
    ana.command(table, "1", type="sit")
    for number in range(60):
        with socket.create_connection(("localhost", server.port)) as line:
            line.sendall(
                f"GET /api/v1/tables/{table}/events?after=1 HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
            )
            sleep(number % 4 / 1000)
    wait_for(lambda: "coloretto_subscribers 0.0" in metrics(server))


def metrics(server: Served) -> str:
    return httpx.get(f"http://localhost:{server.port}/metrics").text


def test_a_stream_opened_before_the_game_shows_strangers_nothing_of_it(
    tmp_path: Path,
) -> None:
    async def response_to(who: Identity | None) -> bytes:
        async with open_services(Settings("", tmp_path), Metrics()) as services:
            options = TableOptions(rules="classic-3-brown", seats=["easy", "easy"], spectators=False)
            table = await services.hub.open_table(options, PEOPLE[0])
            await services.hub.submit(table, PEOPLE[0], Request("sit", Sit()))
            await check_may_watch(services, table, None)
            await services.hub.submit(table, PEOPLE[0], Request("start", Start()))
            async with aclosing(lines_of_table(services, table, who, None)) as lines:
                return await anext(lines)

    assert b"not_allowed" in asyncio.run(response_to(None))
    player = Identity(PEOPLE[0].id, PEOPLE[0].name, is_banned=False)
    assert b"snapshot" in asyncio.run(response_to(player))


def test_a_stranger_learns_nothing_about_a_private_table_from_a_refusal(ana: Guest) -> None:
    eve, table = Guest(ana.server, "Eve"), open_table(ana, seats=["easy", "easy"], spectators=False)
    ana.command(table, "1", type="sit")
    ana.command(table, "2", type="start")
    commands = [
        {"type": "play", "action": "D"},
        {"type": "say", "text": "?"},
        {"type": "sit"},
        {"type": "close"},
    ]
    answers = [
        eve.post(f"/tables/{table}/commands", {"id": f"{number}", "command": command, "version": version})
        for number, (command, version) in enumerate(product(commands, (None, 1, 999)))
    ]
    assert {answer.json()["code"] for answer in answers} == {"not_allowed"}
    assert not any("version" in answer.json() for answer in answers)
    for address in ("", "/events", "/history"):
        assert eve.get(f"/tables/{table}{address}").json()["code"] == "not_allowed"


def test_a_stranger_whose_private_table_starts_while_they_connect_is_shown_nothing(tmp_path: Path) -> None:
    sent: list[Any] = []

    async def connect() -> None:
        async with open_services(Settings("", tmp_path), Metrics()) as services:
            options = TableOptions(rules="classic-3-brown", seats=["easy", "easy"], spectators=False)
            table = await services.hub.open_table(options, PEOPLE[0])
            await services.hub.submit(table, PEOPLE[0], Request("sit", Sit()))
            messages = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect"}])

            async def receive() -> Any:  # noqa: ANN401 - ASGI
                return next(messages)

            async def send(message: Any) -> None:  # noqa: ANN401 - ASGI
                sent.append(message)
                if message["type"] == "websocket.accept":
                    await services.hub.submit(table, PEOPLE[0], Request("start", Start()))

            scope = {"type": "websocket", "headers": [], "client": ("127.0.0.1", 1)}
            await Socket(services, scope, receive, send, table).serve(None)

    asyncio.run(connect())
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send", "websocket.close"]
    assert "not_allowed" in sent[1]["text"]


# Frames that no application sees.


@pytest.mark.parametrize(
    "flood",
    [Frame(Opcode.PING, b""), Frame(Opcode.PONG, b"x"), Frame(Opcode.CONT, b"", fin=False)],
    ids=["pings", "pongs", "empty fragments"],
)
def test_a_socket_that_only_keeps_the_server_busy_is_closed(server: Served, ana: Guest, flood: Frame) -> None:
    table = open_table(ana)

    async def closed() -> int | None:
        async with open_socket(f"{server.websocket}/tables/{table}/socket") as line:
            await line.recv()
            if flood.opcode is Opcode.CONT:
                line.transport.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
            line.transport.write(flood.serialize(mask=True) * 300)
            await asyncio.wait_for(line.wait_closed(), HANG_TIMEOUT)
            return line.close_code

    assert asyncio.run(closed()) == 1008


def test_a_client_that_pings_now_and_then_and_sends_a_message_in_pieces_stays(
    server: Served, ana: Guest
) -> None:
    table = open_table(ana)

    async def stays() -> str:
        async with open_socket(f"{server.websocket}/tables/{table}/socket", ana.headers) as line:
            await line.recv()
            for _ in range(20):
                await (await line.ping())
            await line.send(iter(['{"id": "1", "command": ', '{"type"', ': "sit"}}']))
            await line.recv()
            answer: str = json.loads(await line.recv())["type"]
            return answer

    assert asyncio.run(stays()) == "done"


# What cannot be read.


@pytest.mark.parametrize(
    ("address", "begin"), [("/tables", '{"x":'), ("/identities", ""), ("/quick", '{"rules":')]
)
def test_a_body_of_brackets_within_brackets_is_a_bad_message(ana: Guest, address: str, begin: str) -> None:
    body = begin + "[" * DEEP
    answer = httpx.post(ana.server.http + address, content=body, headers=ana.headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


@pytest.mark.parametrize("body", [b'{"name": "\xed\xa0\x80"}', b'{"\xff": 1}', b"\x80"])
@pytest.mark.parametrize("address", ["/identities", "/tables", "/quick", "/recoveries"])
def test_a_body_that_is_not_utf_8_is_a_bad_message(ana: Guest, address: str, body: bytes) -> None:
    answer = httpx.post(ana.server.http + address, content=body, headers=ana.headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "OPTIONS", "DELETE"])
@pytest.mark.parametrize("address", ["/tables/abc/socket", "/tables//abc/socket/"])
def test_a_plain_request_for_a_socket_is_told_what_to_use(server: Served, method: str, address: str) -> None:
    answer = httpx.request(method, server.http + address)
    assert (answer.status_code, answer.headers["upgrade"]) == (426, "websocket")


@pytest.mark.parametrize("head", ["GET * HTTP/1.1", "GET /..%2f..%2fetc/passwd HTTP/1.1"])
def test_an_address_that_is_none_is_not_found(server: Served, head: str) -> None:
    assert b" 404 " in raw(server, head).splitlines()[0]


@pytest.mark.parametrize(
    "address", ["/metrics/", "//metrics", "/metrics//", "/metrics%2f", "/%6detrics", "/%2fmetrics"]
)
def test_metrics_have_one_address_which_proxies_can_hide(server: Served, address: str) -> None:
    kind = b"content-type: text/plain; version="
    assert kind in raw(server, "GET /metrics?x HTTP/1.1")
    assert kind not in raw(server, f"GET {address} HTTP/1.1")


@pytest.mark.parametrize("after", ["9" * 5000, "-1", "²", "x"])
def test_a_version_that_is_none_is_taken_for_none(server: Served, ana: Guest, after: str) -> None:
    table = open_table(ana)

    async def first() -> Any:  # noqa: ANN401 - JSON
        address = f"{server.websocket}/tables/{table}/socket?after={after}"
        async with open_socket(address) as line:
            return json.loads(await line.recv())

    assert asyncio.run(first())["type"] == "snapshot"


# What a host must be able to do.


def test_nobody_has_an_id_that_cannot_be_banned(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Pq2", "--help", "a-b"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _bytes: next(drawn))
    assert new_id() == "a-b"


def test_a_recovery_code_of_a_banned_person_does_not_work(tmp_path: Path) -> None:
    async def recover() -> None:
        async with open_services(Settings("", tmp_path), Metrics()) as services:
            known = (await services.identities.create("Mallory")).identity
            code = await services.identities.new_recovery(known)
            await services.store.identities.ban(known.id, banned=True, now=time())
            with pytest.raises(RefusedError, match="banned"):
                await services.identities.recover(code)

    asyncio.run(recover())


# The files of a server.


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_only_who_hosts_may_read_the_decks(server: Served, tmp_path: Path) -> None:
    folder = server.log.parent
    back_up(Settings("", folder), tmp_path / "backup")
    files = [*folder.glob("coloretto.sqlite*"), tmp_path / "backup"]
    assert len(files) > 1
    assert [file.stat().st_mode & 0o077 for file in files] == [0] * len(files)
