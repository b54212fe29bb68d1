"""Reactions: seen by those who are at the table, stored nowhere, and allowed to those who may chat."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from coloretto.protocol.commands import React, Request, Silence, Sit, request_from_json
from coloretto.protocol.messages import Presence, Reacted, is_unversioned, message_to_json
from coloretto.protocol.options import TableOptions
from coloretto.protocol.reactions import REACTIONS
from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.bus import BusSubscriber, Notice, ReactionNotice, parse_reaction
from coloretto.server.base.rate_limits import CHAT
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from support.hubs import with_hub
from support.served import Guest, Served, open_socket, served, table_of
from support.tables import PEOPLE
from support.waiting import HANG_TIMEOUT

HOST, BEN, STRANGER = PEOPLE[:3]


async def table_for_two(hub: Hub, **options: bool) -> str:
    table = await hub.open_table(TableOptions(rules="golden-2-brown", **options), HOST)  # type: ignore[arg-type]
    for person in (HOST, BEN):
        await hub.submit(table, person, Request(f"sit-{person.id}", Sit()))
    return table


async def followed(hub: Hub, table: str) -> list[Any]:
    """What a subscriber is sent from now on."""
    sent: list[Any] = []
    await hub.subscribe(table, lambda text: sent.append(json.loads(text)))
    return sent


def test_a_reaction_is_sent_to_all_and_leaves_nothing_at_the_table(connect_to: Connect) -> None:
    async def check(hub: Hub, store: Store) -> None:
        table = await table_for_two(hub)
        sent, version = await followed(hub, table), (await hub.live(table)).table.version
        commits = await store.commits(table)
        for number, reaction in enumerate(REACTIONS):
            assert await hub.submit(table, BEN, Request(f"r{number}", React(reaction))) == version
        assert sent == [{"type": "reacted", "person": BEN.id, "reaction": each} for each in REACTIONS]
        assert await store.commits(table) == commits

    with_hub(connect_to, check)


def test_a_reaction_fits_whatever_version_its_sender_has_seen(connect_to: Connect) -> None:
    async def check(hub: Hub, _store: Store) -> None:
        table = await table_for_two(hub)
        sent = await followed(hub, table)
        for version in (None, 0, 1, 999):
            await hub.submit(table, HOST, Request("r", React("thanks"), version))
        assert len(sent) == 4

    with_hub(connect_to, check)


def test_who_may_not_chat_may_not_react(connect_to: Connect) -> None:
    async def refusal(hub: Hub, table: str, person: Any) -> str:  # noqa: ANN401 - a person
        with pytest.raises(RefusedError) as refused:
            await hub.submit(table, person, Request("r", React("laugh")))
        return refused.value.code

    async def check(hub: Hub, _store: Store) -> None:
        table, silent = await table_for_two(hub), await table_for_two(hub, chat=False)
        sent = await followed(hub, table)
        assert await refusal(hub, table, STRANGER) == "not_seated"
        assert await refusal(hub, silent, HOST) == "no_chat"
        await hub.submit(table, HOST, Request("mute", Silence(1)))
        assert await refusal(hub, table, BEN) == "silenced"
        assert [each for each in sent if each["type"] == "reacted"] == []
        await hub.submit(table, HOST, Request("unmute", Silence(1, is_silenced=False)))
        await hub.submit(table, BEN, Request("r", React("laugh")))
        assert sent[-1] == {"type": "reacted", "person": BEN.id, "reaction": "laugh"}

    with_hub(connect_to, check)


def test_only_known_reactions_are_read() -> None:
    for reaction in REACTIONS:
        text = json.dumps({"id": "r", "command": {"type": "react", "reaction": reaction}})
        assert request_from_json(text).command == React(reaction)
    for wrong in ("", "Hello", "hello ", "<script>", "hello\u202e", 3, None, ["hello"], {"hello": 1}):
        text = json.dumps({"id": "r", "command": {"type": "react", "reaction": wrong}})
        with pytest.raises(msgspec.ValidationError):
            request_from_json(text)


def test_messages_that_not_all_clients_ask_for_are_recognised() -> None:
    assert is_unversioned(message_to_json(Reacted("id", "hello")))
    assert is_unversioned(message_to_json(Presence([])))
    assert not is_unversioned(b'{"type":"happened"}')


# Between processes.


def test_a_notice_of_a_reaction_is_no_notice_of_a_version() -> None:
    notices: list[Notice] = []
    reactions: list[ReactionNotice] = []
    subscriber = BusSubscriber(notices.append, lambda: None, reactions.append)
    notice = ReactionNotice("process", "table", "person", "hello")
    for text in (notice.text, "t 4", "reaction", "reaction a b c", "reaction a b c d e", ""):
        subscriber.receive(text)
    assert (notices, reactions) == ([Notice("t", 4)], [notice])
    assert parse_reaction(notice.text) == notice


def test_a_reaction_at_another_process_is_shown_and_ones_own_is_not_shown_twice(connect_to: Connect) -> None:
    async def check(hub: Hub, store: Store) -> None:
        told = asyncio.Event()

        class Bus:
            """Hands every notice back to its sender."""

            is_shared, is_transactional = True, False

            def publish(self, notice: ReactionNotice) -> None:
                hub.on_reaction(notice)
                told.set()

        table = await table_for_two(hub)
        sent = await followed(hub, table)
        store.bus = Bus()  # type: ignore[assignment]
        await hub.submit(table, HOST, Request("r", React("oops")))
        await asyncio.wait_for(told.wait(), HANG_TIMEOUT)
        hub.on_reaction(ReactionNotice("another", table, BEN.id, "hello"))
        hub.on_reaction(ReactionNotice("another", "unknown", BEN.id, "hello"))
        assert [(each["person"], each["reaction"]) for each in sent] == [(HOST.id, "oops"), (BEN.id, "hello")]

    with_hub(connect_to, check)


def test_players_at_two_processes_see_each_others_reactions(fresh_postgresql: str, tmp_path: Path) -> None:
    with served(tmp_path / "1", fresh_postgresql) as one, served(tmp_path / "2", fresh_postgresql) as two:
        host = Guest(one, "Ana")
        guest = Guest(two, "Ben")
        table = table_of([host, guest], "golden-2-brown")

        async def check() -> None:
            async with socket_of(host, table) as hers, socket_of(guest, table) as his:
                await first(hers)
                await first(his)
                assert guest.command(table, "r", type="react", reaction="hello").status_code == 200
                assert await next_reaction(hers) == (guest.id, "hello")
                assert await next_reaction(his) == (guest.id, "hello")

        asyncio.run(check())


# Over the wire.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("reactions")) as running:
        yield running


def socket_of(guest: Guest, table: str, query: str = "?presence=true") -> Any:  # noqa: ANN401 - of websockets
    return open_socket(f"{guest.server.websocket}/tables/{table}/socket{query}", guest.headers)


async def next_message(socket: ClientConnection) -> Any:  # noqa: ANN401 - JSON
    return json.loads(await asyncio.wait_for(socket.recv(), HANG_TIMEOUT))


async def first(socket: ClientConnection) -> None:
    """Wait for the table as it is."""
    assert (await next_message(socket))["type"] == "snapshot"


async def next_reaction(socket: ClientConnection) -> tuple[str, str]:
    while (message := await next_message(socket))["type"] != "reacted":
        continue
    return message["person"], message["reaction"]


def test_reactions_are_only_sent_to_clients_that_ask_for_them(server: Served) -> None:
    host, guest = Guest(server, "Ana"), Guest(server, "Ben")
    table = table_of([host, guest], "golden-2-brown")

    async def check() -> None:
        async with socket_of(host, table) as new, socket_of(host, table, "") as old:
            await first(new)
            await first(old)
            assert guest.command(table, "r", type="react", reaction="bravo").status_code == 200
            assert await next_reaction(new) == (guest.id, "bravo")
            assert guest.command(table, "s", type="say", text="well played").status_code == 200
            assert (await next_message(old))["type"] == "happened"

    asyncio.run(check())


def test_reactions_and_chat_share_a_rate_limit(tmp_path: Path) -> None:
    with served(tmp_path, "", "--log-level", "warning") as limited:
        host, guest = Guest(limited, "Ana"), Guest(limited, "Ben")
        table = table_of([host, guest], "golden-2-brown")
        since, turns = monotonic(), range(2 * CHAT.burst)
        answers = [
            guest.command(table, f"{kind}{number}", type=kind, **what)
            for number in turns
            for kind, what in (("react", {"reaction": "laugh"}), ("say", {"text": "ha"}))
        ]
        accepted = [answer.status_code for answer in answers].count(200)
        assert CHAT.burst <= accepted <= CHAT.burst + CHAT.per_second * (monotonic() - since)
        assert host.command(table, "r", type="react", reaction="hello").status_code == 200
