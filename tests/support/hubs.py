"""Hubs, each in an event loop of its own."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from coloretto.protocol.commands import Play, Request, Sit, Start
from coloretto.protocol.options import TableOptions
from coloretto.server.live.hub import Hub
from coloretto.server.live.scheduler import Scheduler
from coloretto.server.storage.database import Connect, Database
from coloretto.server.storage.store import Store
from coloretto.server.table.deadlines import Deadline
from coloretto.server.table.state import Status, Table
from support.tables import PEOPLE


def started(database: Database) -> Database:
    database.start()
    return database


def with_hub(
    connect_to: Connect, use: Callable[[Hub, Store], Awaitable[None]], *, bots: bool = False
) -> None:
    async def run() -> None:
        database = started(Database(connect_to))
        store = Store(database)

        def schedule(table: Table, deadline: Deadline | None) -> None:
            scheduler.schedule_until(table, deadline)

        hub = Hub(store, on_commit=schedule)
        scheduler = Scheduler(hub, store)
        if bots:
            await scheduler.start()
        try:
            await use(hub, store)
        finally:
            await scheduler.close()
            await database.close()

    asyncio.run(run())


async def open_and_start(hub: Hub, rules: str = "classic-3-brown", games: int = 1) -> str:
    table = await hub.open_table(TableOptions(rules=rules, games=games), PEOPLE[0])
    for number, person in enumerate(PEOPLE[:3]):
        await hub.submit(table, person, Request(f"sit{number}", Sit()))
    await hub.submit(table, PEOPLE[0], Request("start", Start()))
    return table


async def play_some(hub: Hub, table_id: str, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        table = (await hub.live(table_id)).table
        if table.status is not Status.PLAYING or table.position is None or table.to_move is None:
            return
        action = rng.choice(table.position.legal_actions).text
        person = PEOPLE[table.to_move]
        await hub.submit(table_id, person, Request(f"c{table.version}", Play(action), table.version))
