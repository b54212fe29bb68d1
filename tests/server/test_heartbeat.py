"""Processes agree on the time, however wrong the clocks of their machines are."""

import asyncio
from collections.abc import Awaitable, Callable
from time import time

import pytest

from coloretto.protocol.commands import Request, Say
from coloretto.protocol.http import MeWish
from coloretto.server.base.clock import ServerClock
from coloretto.server.live.heartbeat import HeartbeatWriter, start_clock
from coloretto.server.live.hub import Hub
from coloretto.server.live.scheduler import Scheduler
from coloretto.server.storage.database import ClockReading, Connect, Database
from coloretto.server.storage.store import Store
from coloretto.server.table.deadlines import deadline_of
from support.hubs import open_and_start, started, with_hub
from support.tables import PEOPLE

HOUR = 3600.0
MUCH = HOUR / 2
"""More than measuring can take, and less than the clocks are wrong."""


def wrong_by(seconds: float) -> ServerClock:
    return ServerClock(lambda: time() + seconds)


def with_store(connect_to: Connect, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        database = started(Database(connect_to))
        try:
            await use(Store(database))
        finally:
            await database.close()

    asyncio.run(run())


@pytest.mark.parametrize("wrong", [HOUR, -HOUR])
def test_a_process_on_postgresql_has_the_database_s_time(wrong: float, on_postgresql: Connect) -> None:
    async def use(store: Store) -> None:
        clock = wrong_by(wrong)
        await start_clock(store, clock)
        assert abs(clock.now() - time()) < MUCH  # the database runs on this machine

    with_store(on_postgresql, use)


def test_a_process_an_hour_ahead_takes_nobody_s_seat(on_postgresql: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        table = await open_and_start(hub)
        clock = wrong_by(HOUR)
        await start_clock(store, clock)
        ahead = Hub(store, clock=clock)
        scheduler = Scheduler(ahead, store)
        await scheduler.start()
        await scheduler.close()
        version = (await hub.live(table)).table.version
        assert (await ahead.refresh(table)).version == version

    with_hub(on_postgresql, use)


@pytest.mark.parametrize("wrong", [HOUR, -HOUR])
def test_a_clock_that_is_wrong_while_the_process_runs_is_corrected(
    wrong: float, on_postgresql: Connect
) -> None:
    async def use(store: Store) -> None:
        clock = ServerClock()
        heartbeat = HeartbeatWriter(store, clock)
        await heartbeat.start()
        clock.start_at(time() + wrong, clock.elapsed())
        await heartbeat.measure()
        difference = clock.now() - time()
        await heartbeat.close()
        assert abs(difference - max(wrong, 0.0)) < MUCH  # one that is ahead goes on: time never goes back

    with_store(on_postgresql, use)


def test_a_clock_set_back_while_no_server_ran_extends_no_deadline(connect_to: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        heartbeat = HeartbeatWriter(store, hub.clock, "server")
        await heartbeat.start()
        table = await open_and_start(hub)
        due = deadline_of((await hub.live(table)).table)
        await heartbeat.beat()
        stored = hub.clock.now()
        await heartbeat.close()
        assert due is not None

        clock = wrong_by(-HOUR)
        await start_clock(store, clock)
        assert due.time - clock.now() <= due.time - stored + MUCH
        assert clock.now() > stored - MUCH

    with_hub(connect_to, use)


def test_a_server_killed_right_after_its_start_has_stored_its_time(connect_to: Connect) -> None:
    async def use(store: Store) -> None:
        heartbeat = HeartbeatWriter(store, clock := ServerClock(), "server")
        begin = clock.now()
        await heartbeat.start()
        await heartbeat.close()

        set_back = wrong_by(-HOUR)
        await start_clock(store, set_back)
        assert set_back.now() >= begin

    with_store(connect_to, use)


def test_a_database_whose_clock_is_set_back_is_followed_by_no_process(
    connect_to: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        async def read(_database: Database, elapsed: Callable[[], float]) -> ClockReading:
            return ClockReading(0.0, shown, elapsed())

        monkeypatch.setattr(Database, "measure_clock", read)
        shown = 100_000.0
        running = HeartbeatWriter(store, clock := ServerClock(lambda: 0.0), "first")
        await running.start()
        await running.beat()
        shown -= HOUR
        await running.measure()
        started_later = ServerClock(lambda: 0.0)
        await start_clock(store, started_later)
        for each in (clock, started_later):
            assert each.now() >= 100_000.0
        shown += 2 * HOUR
        await running.measure()
        assert clock.now() >= 100_000.0 + HOUR
        await running.close()

    with_store(connect_to, use)


def test_a_heartbeat_is_stored_only_when_something_else_was(connect_to: Connect) -> None:
    async def use(store: Store) -> None:
        heartbeat = HeartbeatWriter(store, ServerClock(), "first")
        assert not heartbeat.is_due
        await store.identities.change("nobody", MeWish("Ana"))
        assert heartbeat.is_due
        await heartbeat.beat()
        assert not heartbeat.is_due
        assert await store.heartbeat_number("first") == 1

    with_store(connect_to, use)


def test_the_times_of_a_table_s_commits_never_go_backwards(connect_to: Connect) -> None:
    async def use(_hub: Hub, store: Store) -> None:
        table = await open_and_start(Hub(store, clock=wrong_by(HOUR)))
        await Hub(store).submit(table, PEOPLE[0], Request("say", Say("hello")))
        times = [commit.time for commit in await store.commits(table)]
        assert times == sorted(times)

    with_hub(connect_to, use)
