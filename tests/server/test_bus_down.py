"""Several processes at one table while their notices do not arrive."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest

from coloretto.protocol.commands import Play, Request, Sit, Start
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.bus import NoBus, Notice, ReactionNotice
from coloretto.server.base.clock import ServerClock
from coloretto.server.live.bus_watch import CHECKS_PER_READING, SILENCE_SECONDS, BusWatch
from coloretto.server.live.hub import Hub
from coloretto.server.storage.commits import Transaction
from coloretto.server.storage.database import Connect, Database, DatabaseError
from coloretto.server.storage.store import Store
from coloretto.server.table.state import Status
from coloretto.server.table.views import turn_of
from support.effort import effort
from support.hubs import open_and_start, started, with_hub
from support.tables import PEOPLE


class SilentBus(NoBus):
    """Other processes use the database, and no notice arrives."""

    is_shared = True

    def __init__(self) -> None:
        self.sent: list[Notice | ReactionNotice] = []

    def publish(self, notice: Notice | ReactionNotice) -> None:
        self.sent.append(notice)


@asynccontextmanager
async def two_stores(connect_to: Connect) -> AsyncIterator[tuple[Store, Store]]:
    databases = [started(Database(connect_to)) for _ in range(2)]
    try:
        yield Store(databases[0], SilentBus()), Store(databases[1], SilentBus())
    finally:
        for database in databases:
            await database.close()


def with_two(connect_to: Connect, use: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        async with two_stores(connect_to) as (one, other):
            await use(Hub(one), Hub(other))

    asyncio.run(run())


def versions(messages: list[bytes]) -> list[int]:
    return [msgspec.json.decode(message)["version"] for message in messages]


async def play_once(hub: Hub, table_id: str) -> int:
    table = await hub.current(table_id)
    assert table.to_move is not None
    assert table.position is not None
    action = table.position.legal_actions[0].text
    return await hub.submit(table_id, PEOPLE[table.to_move], Request(f"p{table.version}", Play(action)))


def test_who_asks_for_a_table_gets_what_was_done_at_another_process(connect_to: Connect) -> None:
    async def use(here: Hub, there: Hub) -> None:
        table = await open_and_start(there)
        await here.current(table)
        made = await play_once(there, table)
        assert (await here.current(table)).version == made

    with_two(connect_to, use)


def test_who_asks_for_a_table_need_not_wait_for_a_command_that_is_being_stored(connect_to: Connect) -> None:
    async def use(here: Hub, there: Hub) -> None:
        table = await open_and_start(there)
        live = await here.live(table)
        before = live.table.version
        async with live.locked():
            made = await play_once(there, table)
            assert (await here.current(table)).version == made
            assert live.table.version == before  # the command's own result must still fit

    with_two(connect_to, use)


def test_who_begins_to_watch_sees_what_was_done_at_another_process(connect_to: Connect) -> None:
    async def use(here: Hub, there: Hub) -> None:
        table = await open_and_start(there)
        known = (await here.live(table)).table.version
        made = await play_once(there, table)
        assert versions(await here.subscribe(table, lambda _message: None)) == [made]
        assert versions(await here.subscribe(table, lambda _message: None, known)) == [made]

    with_two(connect_to, use)


def test_no_command_is_refused_for_a_state_that_another_process_has_changed(connect_to: Connect) -> None:
    async def use(here: Hub, there: Hub) -> None:
        table = await there.open_table(TableOptions(rules="classic-3-brown"), PEOPLE[0])
        with pytest.raises(RefusedError):
            await here.submit(table, PEOPLE[0], Request("too early", Start()))
        for person in PEOPLE[:3]:
            await there.submit(table, person, Request("sit", Sit()))
        await here.submit(table, PEOPLE[0], Request("start", Start()))
        assert (await there.current(table)).status is Status.PLAYING

    with_two(connect_to, use)


def watched_by(elapsed: Callable[[], float], store: Store) -> tuple[Hub, BusWatch]:
    hub = Hub(store, clock=ServerClock(elapsed=elapsed))
    return hub, BusWatch(hub, store)


def test_without_notices_every_version_arrives_once_in_order_with_its_own_turn(connect_to: Connect) -> None:
    async def run() -> None:
        async with two_stores(connect_to) as (one, other):
            seconds = 0.0
            there, (here, watch) = Hub(one), watched_by(lambda: seconds, other)
            table, received = await open_and_start(there), list[bytes]()
            await here.subscribe(table, received.append)
            sent, turns = list[bytes](), list[object]()
            await there.subscribe(table, sent.append)
            seconds += SILENCE_SECONDS + 1
            for _ in range(6):
                await play_once(there, table)
                turns.append(turn_of(await there.current(table)))
                await watch.check()
            assert received == sent
            assert [msgspec.json.decode(message)["turn"] for message in received] == [
                msgspec.to_builtins(turn) for turn in turns
            ]
            assert versions(received) == list(range(versions(received)[0], versions(received)[0] + 6))

    asyncio.run(run())


def test_a_bus_is_healthy_while_a_process_hears_itself(connect_to: Connect) -> None:
    async def run() -> None:
        async with two_stores(connect_to) as (store, _):
            seconds = 0.0
            _hub, watch = watched_by(lambda: seconds, store)
            bus = store.bus
            assert isinstance(bus, SilentBus)
            for _ in range(3):
                seconds += SILENCE_SECONDS - 1
                await watch.check()
                assert watch.is_healthy
                watch.subscriber.receive(bus.sent[-1].text)
            seconds += SILENCE_SECONDS + 1
            assert not watch.is_healthy
            watch.subscriber.receive(Notice("another-process", 1).text)
            assert not watch.is_healthy
            watch.subscriber.receive(bus.sent[-1].text)
            assert watch.is_healthy

    asyncio.run(run())


def test_while_the_bus_is_healthy_tables_are_read_only_now_and_then(
    connect_to: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with two_stores(connect_to) as (store, _):
            hub, watch = watched_by(lambda: 0.0, store)
            await open_and_start(hub)
            readings = 0
            read = store.commits_of_all

            async def count(known: dict[str, int]) -> object:
                nonlocal readings
                readings += 1
                return await read(known)

            monkeypatch.setattr(store, "commits_of_all", count)
            for _ in range(2 * CHECKS_PER_READING):
                await watch.check()
            assert readings == 2

    asyncio.run(run())


@pytest.mark.parametrize("is_stored", [True, False])
def test_a_commit_whose_result_is_unknown_is_read_before_the_table_is_shown(
    is_stored: bool,  # noqa: FBT001 - a parameter of the test
    connect_to: Connect,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def use(hub: Hub, store: Store) -> None:
        table = await open_and_start(hub)
        before = (await hub.live(table)).table.version
        commit = store.commit

        async def lose_the_answer(transaction: Transaction) -> bool:
            if is_stored:
                await commit(transaction)
            raise DatabaseError("the answer is lost")

        monkeypatch.setattr(store, "commit", lose_the_answer)
        with pytest.raises(DatabaseError):
            await play_once(hub, table)
        monkeypatch.setattr(store, "commit", commit)
        assert (await hub.live(table)).table.version == before + is_stored

    with_hub(connect_to, use)


@pytest.mark.parametrize("seed", range(effort(3, 60)))
def test_who_reconnects_anywhere_during_play_gets_every_version_once_and_in_order(
    seed: int, connect_to: Connect
) -> None:
    async def use(here: Hub, there: Hub) -> None:
        rng = Random(seed)
        table, sent = await open_and_start(there), list[bytes]()
        first = (await there.live(table)).table.version
        await there.subscribe(table, sent.append)

        async def reconnect(rng: Random) -> list[bytes]:
            """A client that goes from one process to the other, with the last version it has seen."""
            seen: list[bytes] = []
            while len(seen) < 12:
                hub, received = rng.choice((here, there)), list[bytes]()
                missed = await hub.subscribe(table, received.append, first + len(seen))
                for _ in range(rng.randrange(4)):
                    await asyncio.sleep(0)
                hub.unsubscribe(table, received.append)
                seen += missed + received
            return seen

        async def play() -> None:
            for _ in range(12):
                await play_once(rng.choice((here, there)), table)
                await here.refresh_all()
            await there.refresh_all()

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(play())
            clients = [tasks.create_task(reconnect(Random(f"{seed} {number}"))) for number in range(3)]
        for client in clients:
            assert client.result() == sent

    with_two(connect_to, use)
