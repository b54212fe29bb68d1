"""Keeping up with what other processes do, though the database goes away meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from coloretto.protocol.commands import Request, Sit
from coloretto.protocol.options import TableOptions
from coloretto.server.base.bus import Notice
from coloretto.server.live import catchup
from coloretto.server.live.catchup import CatchUp
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import Connect, Database, DatabaseError
from coloretto.server.storage.store import Store
from support.hubs import started
from support.tables import PEOPLE
from support.waiting import HANG_TIMEOUT


def failing_at_first(read: Callable[..., Awaitable[Any]], times: int = 2) -> Callable[..., Awaitable[Any]]:
    left = iter(range(times))

    async def fail_or_read(*values: object) -> Any:  # noqa: ANN401 - what it reads
        if next(left, None) is not None:
            raise DatabaseError("away")
        return await read(*values)

    return fail_or_read


@pytest.mark.parametrize("how", ["a notice", "the beginning of hearing"])
def test_what_could_not_be_read_at_first_is_seen_in_the_end(
    how: str, connect_to: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catchup, "RETRY_SECONDS", 0.01)

    async def run() -> None:
        databases = [started(Database(connect_to)) for _ in range(2)]
        here, elsewhere = (Hub(Store(database)) for database in databases)
        table = await elsewhere.open_table(TableOptions(), PEOPLE[0])
        notified = asyncio.Event()
        await here.subscribe(table, lambda _message: notified.set())
        await elsewhere.submit(table, PEOPLE[0], Request("sit", Sit()))
        monkeypatch.setattr(databases[0], "read", failing_at_first(databases[0].read))
        catch_up = CatchUp(here)
        if how == "a notice":
            catch_up.on_notice(Notice(table, 2))
        else:
            catch_up.on_connected()
        await asyncio.wait_for(notified.wait(), HANG_TIMEOUT)
        assert (await here.live(table)).table.version == 2
        for database in databases:
            await database.close()

    asyncio.run(run())
