"""When a process must check a table: the wakeup is stored rarely, and never too late."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.protocol.commands import Play, Request
from coloretto.server.base.clock import ServerClock
from coloretto.server.live.hub import Hub
from coloretto.server.live.scheduler import Scheduler
from coloretto.server.storage.commits import Commit, Origin, Transaction
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from coloretto.server.table.deadlines import deadline_of, next_wakeup
from coloretto.server.table.state import Status, Table
from support.hubs import open_and_start, play_some, with_hub
from support.tables import PEOPLE
from support.waiting import wait_for_async

FAR = 1e12
times = st.floats(0, 1e9)


@given(wakeup=st.none() | times, began=times, time=times)
def test_a_look_is_never_later_than_what_is_due_and_never_in_the_past(
    wakeup: float | None, began: float, time: float
) -> None:
    table = Table("t", turn_started=began)
    due = deadline_of(table)
    assert due is not None
    chosen = next_wakeup(wakeup, due, time)
    assert chosen is not None
    assert chosen <= due.time
    assert chosen == due.time or chosen > time


def test_a_table_that_is_over_needs_no_wakeup() -> None:
    assert next_wakeup(5.0, deadline_of(Table("t", status=Status.OVER)), 1.0) is None


def test_while_people_play_the_look_stays_as_it_was_kept(connect_to: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        table = await open_and_start(hub)
        before = await store.due_wakeups(FAR, 10)
        await play_some(hub, table, Random(1), 20)
        assert await store.due_wakeups(FAR, 10) == before
        due = deadline_of((await hub.live(table)).table)
        assert due is not None
        assert before[0][1] < due.time

    with_hub(connect_to, use)


def test_a_process_that_reads_a_table_agrees_on_its_look_with_the_one_that_wrote_it(
    connect_to: Connect,
) -> None:
    async def use(hub: Hub, store: Store) -> None:
        table = await open_and_start(hub)
        await play_some(hub, table, Random(2), 30)
        assert (await Hub(store).live(table)).wakeup == (await hub.live(table)).wakeup

    with_hub(connect_to, use)


def test_an_early_wakeup_is_postponed_to_the_deadline(connect_to: Connect) -> None:
    async def use(hub: Hub, store: Store) -> None:
        table = await open_and_start(hub)
        await store.wake(table, 5.0)
        scheduler = Scheduler(hub, store)
        await scheduler.start()
        due = deadline_of((await hub.live(table)).table)
        assert due is not None
        assert await store.due_wakeups(due.time - 1, 10) == []
        assert await store.due_wakeups(due.time, 10) == [(table, 5.0)]
        await scheduler.close()

    with_hub(connect_to, use)


def is_played_by_people(table: Table) -> bool:
    return not any(seat.is_played_by_bot for seat in table.seats)


def test_a_player_s_time_begins_when_the_version_before_is_stored(
    connect_to: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds, lateness, commit = 0.0, 0.0, Store.commit

    async def commit_late(store: Store, transaction: Transaction) -> bool:
        nonlocal seconds
        seconds += lateness
        return await commit(store, transaction)

    async def use(_hub: Hub, store: Store) -> None:
        nonlocal seconds, lateness
        clock = ServerClock(elapsed=lambda: seconds)
        here, there = Hub(store, clock=clock), Hub(store, clock=clock)
        schedulers = Scheduler(here, store), Scheduler(there, store)
        table = await open_and_start(here)
        patience = (await here.live(table)).table.options.patience
        lateness = 2 * patience
        await play_some(here, table, Random(1), 1)
        lateness = 0.0
        schedulers[0].schedule((await here.live(table)).table)
        seconds += patience - 1
        for scheduler in schedulers:
            await scheduler.start()
            await scheduler.close()
        assert is_played_by_people(await there.refresh(table))
        seconds += 2
        last = Scheduler(there, store)
        await last.start()
        seen = await there.live(table)
        await wait_for_async(lambda: not is_played_by_people(seen.table))
        await last.close()

    monkeypatch.setattr(Store, "commit", commit_late)
    with_hub(connect_to, use)


def test_a_wakeup_that_changed_meanwhile_is_not_postponed(connect_to: Connect) -> None:
    async def use(_hub: Hub, store: Store) -> None:
        await store.commit(Transaction("t", Commit(1, 10.0, "[]"), Origin("ana", "c1"), wakeup=20.0))
        await store.postpone_wakeup("t", 19.0, 90.0)
        assert await store.due_wakeups(20.0, 10) == [("t", 20.0)]

    with_hub(connect_to, use)


def test_an_id_that_was_used_before_is_answered_with_what_it_did_then(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        table_id = await open_and_start(hub)
        table = (await hub.live(table_id)).table
        assert table.to_move is not None
        person = PEOPLE[table.to_move]
        made = await hub.submit(table_id, person, Request("a", Play("D"), table.version))
        table = (await hub.live(table_id)).table
        assert table.position is not None
        place = Play(table.position.legal_actions[0].text)
        assert await hub.submit(table_id, person, Request("a", place, table.version)) == made
        assert (await hub.live(table_id)).table.version == made

    with_hub(connect_to, use)
