"""Tables leave the memory and nothing is lost."""

import asyncio
from random import Random

from coloretto.protocol.commands import Play, Request
from coloretto.record import record_from_json, verify
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from coloretto.server.table.state import Status
from support.hubs import open_and_start, with_hub
from support.tables import PEOPLE


def ignore(_message: bytes) -> None:
    """Listen and do nothing."""


def test_unused_tables_leave_the_memory_and_come_back_as_they_were(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        tables = [await open_and_start(hub) for _ in range(5)]
        before = [(await hub.live(table)).table for table in tables]
        assert hub.evict_idle() == 0, "they were used just now"
        assert hub.evict_idle(idle=0) == 5
        assert hub.tables == 0
        assert [(await hub.live(table)).table for table in tables] == before

    with_hub(connect_to, use)


def test_a_table_with_subscribers_stays_in_memory(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        table = await open_and_start(hub)
        await hub.subscribe(table, ignore)
        assert hub.evict_idle(idle=0) == 0
        assert hub.subscribers == 1
        hub.unsubscribe(table, ignore)
        assert hub.evict_idle(idle=0) == 1

    with_hub(connect_to, use)


def test_a_game_whose_table_is_forgotten_all_the_time_goes_on_to_its_verified_end(
    connect_to: Connect,
) -> None:
    async def use(hub: Hub, store: Store) -> None:
        table_id, rng = await open_and_start(hub), Random(7)
        is_over = False

        async def forget() -> None:
            while not is_over:
                hub.evict_idle(idle=0)
                await asyncio.sleep(0)

        forgetting = asyncio.create_task(forget())
        while not is_over:
            table = (await hub.live(table_id)).table
            assert table.position is not None
            assert table.to_move is not None
            action = Play(rng.choice(table.position.legal_actions).text)
            request = Request(f"c{table.version}", action, table.version)
            assert await hub.submit(table_id, PEOPLE[table.to_move], request) == table.version + 1
            is_over = (await hub.live(table_id)).table.status is Status.OVER
        await forgetting
        text = await store.record(table_id, 1)
        assert text is not None
        verify(record_from_json(text.encode()))

    with_hub(connect_to, use)
