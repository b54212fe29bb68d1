"""Whole games through the hub, on both databases, with everything going wrong that can."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from coloretto.protocol.commands import Play, Request, Say, Sit, Start
from coloretto.protocol.events import Person
from coloretto.protocol.limits import MAX_MISSED_VERSIONS
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.record import record_from_json, verify
from coloretto.server.live.hub import Hub
from coloretto.server.live.live_table import CHECKPOINT_INTERVAL
from coloretto.server.storage.commits import Commit
from coloretto.server.storage.database import Connect, Database, DatabaseError
from coloretto.server.storage.store import Store
from coloretto.server.table.state import Status, Table
from support.effort import effort
from support.hubs import open_and_start, play_some, started, with_hub
from support.tables import PEOPLE
from support.waiting import HANG_TIMEOUT


class Client:
    """A player who keeps up by messages alone, and plays by lot, carelessly."""

    def __init__(self, hub: Hub, table: str, person: Person, rng: Random) -> None:
        self.hub, self.table, self.person, self.rng = hub, table, person, rng
        self.version = 0
        self.turn: dict[str, Any] | None = None
        self.is_over = False
        self.acknowledged: list[int] = []
        self._news = asyncio.Event()

    def hear(self, message: bytes) -> None:
        news = msgspec.json.decode(message)
        if news["type"] == "snapshot":
            self.version, self.turn = news["version"], news["table"].get("turn")
            self.is_over = news["table"]["status"] == "over"
        else:
            assert news["version"] == self.version + 1, "versions come one by one"
            self.version, self.turn = news["version"], news.get("turn", self.turn)
            self.is_over |= any(event["type"] == "match_over" for event in news["events"])
        self._news.set()

    async def play(self) -> None:
        await self._come()
        while not self.is_over:
            if self.rng.random() < 0.05:
                self.hub.unsubscribe(self.table, self.hear)
                await self._come()
            if self.turn and self.turn["state"]["to_move"] == int(self.person.id[2:]):
                await self._act()
            elif not self.is_over:
                self._news.clear()
                await asyncio.wait_for(self._news.wait(), HANG_TIMEOUT)

    async def _come(self) -> None:
        after = self.version or None
        for message in await self.hub.subscribe(self.table, self.hear, after):
            self.hear(message)

    async def _act(self) -> None:
        assert self.turn is not None
        version = self.version
        play = Play(self.rng.choice(self.turn["legal"]))
        request = Request(f"{self.person.id}-{version}-{self.rng.random()}", play, version)
        repeats = self.rng.choice((1, 1, 1, 2, 3))
        answers = await asyncio.gather(
            *(self.hub.submit(self.table, self.person, request) for _ in range(repeats)),
            return_exceptions=True,
        )
        assert answers == [version + 1] * repeats, "a repeated command is done once, and each is acknowledged"
        self.acknowledged.append(version + 1)
        if self.rng.random() < 0.1:
            stale = Request(f"stale-{version}-{self.rng.random()}", play, version)
            with pytest.raises(RefusedError) as refusal:
                await self.hub.submit(self.table, self.person, stale)
            assert refusal.value.code == "stale"


def test_careless_clients_of_many_tables_all_end_with_the_same_verified_record(connect_to: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        tables = [await open_and_start(hub) for _ in range(effort(20, 100))]
        clients = [
            Client(hub, table, person, Random(f"{number}-{person.id}"))
            for number, table in enumerate(tables)
            for person in PEOPLE[:3]
        ]
        await asyncio.gather(*(client.play() for client in clients))
        for table in tables:
            text = await store.record(table, 1)
            assert text is not None
            verify(record_from_json(text.encode()))
            versions = {client.version for client in clients if client.table == table}
            assert len(versions) == 1
            kept = {commit.sequence for commit in await store.commits(table)}
            assert all(set(client.acknowledged) <= kept for client in clients if client.table == table)

    with_hub(connect_to, use)


def test_a_game_goes_on_in_another_process_where_it_was_left(connect_to: Connect) -> None:
    tables: list[str] = []
    rng = Random(3)

    async def begin(hub: Hub, _store: Store) -> None:
        tables.append(await open_and_start(hub))
        await play_some(hub, tables[0], rng, 25)

    async def end(hub: Hub, store: Store) -> None:
        await play_some(hub, tables[0], rng, 1000)
        text = await store.record(tables[0], 1)
        assert text is not None
        verify(record_from_json(text.encode()))

    with_hub(connect_to, begin)
    with_hub(connect_to, end)


async def until(hub: Hub, table: str, holds: Callable[[Table], bool]) -> None:
    """Wait for a table to be so."""
    news = asyncio.Event()
    await hub.subscribe(table, lambda _message: news.set())
    while not holds((await hub.live(table)).table):
        await asyncio.wait_for(news.wait(), HANG_TIMEOUT)
        news.clear()


def test_bots_play_a_whole_match_by_themselves_even_when_the_process_changes(connect_to: Connect) -> None:
    tables: list[str] = []
    options = TableOptions(rules="golden-2-violet", games=2, seats=["easy", "medium"], pace=0, public=False)

    async def begin(hub: Hub, _store: Store) -> None:
        tables.append(await hub.open_table(options, PEOPLE[0]))
        await hub.submit(tables[0], PEOPLE[0], Request("start", Start()))
        await until(hub, tables[0], lambda table: table.version >= 20)

    async def end(hub: Hub, store: Store) -> None:
        await until(hub, tables[0], lambda table: table.status is Status.OVER)
        for game in (1, 2):
            text = await store.record(tables[0], game)
            assert text is not None
            verify(record_from_json(text.encode()))

    with_hub(connect_to, begin, bots=True)
    with_hub(connect_to, end, bots=True)


def test_two_processes_at_one_table_never_both_win_a_version(connect_to: Connect) -> None:
    async def run() -> None:
        databases = [started(Database(connect_to)) for _ in range(2)]
        hubs = [Hub(Store(database)) for database in databases]
        table = await open_and_start(hubs[0])
        rng = Random(5)
        for _ in range(30):
            live = (await hubs[0].live(table)).table
            if live.position is None or live.to_move is None:
                break
            action = Play(rng.choice(live.position.legal_actions).text)
            requests = [Request(f"{live.version}-{number}", action, live.version) for number in range(2)]
            for hub in hubs:
                await hub.catch_up_to({table: live.version})
            answers = await asyncio.gather(
                *(
                    hub.submit(table, PEOPLE[live.to_move], request)
                    for hub, request in zip(hubs, requests, strict=True)
                ),
                return_exceptions=True,
            )
            assert sorted(isinstance(answer, RefusedError) for answer in answers) == [False, True]
        for database in databases:
            await database.close()

    asyncio.run(run())


def test_an_unknown_table_is_refused_and_not_remembered(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        for _ in range(2):
            with pytest.raises(RefusedError) as refusal:
                await hub.live("nowhere")
            assert refusal.value.status == 404

    with_hub(connect_to, use)


def test_commits_of_other_processes_at_many_tables_are_read_at_once_and_sent_in_order(
    connect_to: Connect,
) -> None:
    async def run() -> None:
        databases = [started(Database(connect_to)) for _ in range(2)]
        here, elsewhere = (Hub(Store(database)) for database in databases)
        tables = [await elsewhere.open_table(TableOptions(), PEOPLE[0]) for _ in range(7)]
        received: dict[str, list[bytes]] = {table: [] for table in tables}
        for table in tables:
            await here.subscribe(table, received[table].append)
        for table in tables:
            for number in range(2):
                await elsewhere.submit(table, PEOPLE[number], Request(f"sit{number}", Sit()))
        in_use = await here.live(tables[0])
        async with in_use.locked():
            seeing = asyncio.create_task(here.catch_up_to(dict.fromkeys([*tables, "unknown"], 3)))
            await until(here, tables[-1], lambda table: table.version == 3)
            assert in_use.table.version == 1
        await seeing
        await here.catch_up_to(dict.fromkeys(tables, 3))
        for table in tables:
            assert (await here.live(table)).table == (await elsewhere.live(table)).table
            assert [version_of(message) for message in received[table]] == [2, 3]
        for database in databases:
            await database.close()

    asyncio.run(run())


def version_of(message: bytes) -> int:
    version: int = msgspec.json.decode(message)["version"]
    return version


def test_a_client_whose_missed_messages_cannot_be_read_is_not_subscribed(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        table = await hub.open_table(TableOptions(), PEOPLE[0])
        await hub.submit(table, PEOPLE[0], Request("sit", Sit()))

        async def fail(*_: object) -> list[Commit]:
            raise DatabaseError("gone")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "commits", fail)
            with pytest.raises(DatabaseError):
                await hub.subscribe(table, lambda _message: None, after=1)
        assert hub.subscribers == 0

    with_hub(connect_to, run)


def test_missed_versions_are_replayed_exactly_as_they_were_sent(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        table, live = await open_and_start(hub), list[bytes]()
        first = (await hub.live(table)).table.version
        await hub.subscribe(table, live.append)
        await play_some(hub, table, Random(1), 2 * CHECKPOINT_INTERVAL)
        last = (await hub.live(table)).table.version
        assert last > first + CHECKPOINT_INTERVAL
        for reader in (hub, Hub(store)):  # the second one has the table from the database
            for after in range(first, last + 1, 7):
                assert await reader.subscribe(table, lambda _message: None, after) == live[after - first :]

    with_hub(connect_to, run)


def test_a_reader_of_a_process_that_is_behind_gets_every_version_once(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        table, behind, received = await open_and_start(hub), Hub(store), list[bytes]()
        known = (await behind.live(table)).table.version
        await play_some(hub, table, Random(1), 5)
        received += await behind.subscribe(table, received.append, known)
        await behind.refresh_all()
        assert [version_of(message) for message in received] == list(range(known + 1, known + 6))
        turns = [msgspec.json.decode(message)["turn"]["position"] for message in received]
        assert len(set(turns)) == len(turns)

    with_hub(connect_to, run)


def test_a_client_that_missed_too_much_gets_a_snapshot(connect_to: Connect) -> None:
    async def run(hub: Hub, _store: Store) -> None:
        table = await hub.open_table(TableOptions(), PEOPLE[0])
        await hub.submit(table, PEOPLE[0], Request("sit", Sit()))
        for number in range(MAX_MISSED_VERSIONS):
            await hub.submit(table, PEOPLE[0], Request(f"say{number}", Say("hm")))
        for after, kind, number in ((1, "snapshot", 1), (2, "happened", MAX_MISSED_VERSIONS)):
            received = [
                msgspec.json.decode(one) for one in await hub.subscribe(table, lambda _message: None, after)
            ]
            assert [one["type"] for one in received] == [kind] * number
            assert received[-1]["version"] == MAX_MISSED_VERSIONS + 2

    with_hub(connect_to, run)


def test_no_table_has_a_name_that_looks_like_an_option(
    connect_to: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["-a", "-b", "c"])

    async def run(hub: Hub, _store: Store) -> None:
        monkeypatch.setattr("secrets.token_urlsafe", lambda _bytes: next(drawn))
        assert await hub.open_table(TableOptions(), PEOPLE[0]) == "c"

    with_hub(connect_to, run)
