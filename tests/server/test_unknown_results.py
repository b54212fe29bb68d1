"""Commits that are stored although their reply is lost: nobody waits for ever for what has happened."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from coloretto.protocol.commands import Request, Sit, Start
from coloretto.protocol.options import TableOptions
from coloretto.server.base.bus import NoBus, Notice, ReactionNotice
from coloretto.server.live.hub import Hub
from coloretto.server.live.scheduler import Scheduler
from coloretto.server.storage.database import Connect, Database, DatabaseError, Statement
from coloretto.server.storage.store import Store
from coloretto.server.table.deadlines import Deadline
from coloretto.server.table.state import Table
from support.hubs import started
from support.tables import PEOPLE
from support.waiting import wait_for_async


class SentNotices(NoBus):
    def __init__(self) -> None:
        self.sent: list[Notice | ReactionNotice] = []

    def publish(self, notice: Notice | ReactionNotice) -> None:
        self.sent.append(notice)


class ForgetfulDatabase(Database):
    """Stores commits and loses the reply to some."""

    is_losing = False

    async def write(self, *statements: Statement, key: str = "") -> bool:
        is_stored = await super().write(*statements, key=key)
        if self.is_losing and "INTO commits" in statements[0].text:
            raise DatabaseError("the connection was lost")
        return is_stored


def with_forgetful(
    connect_to: Connect, use: Callable[[Hub, ForgetfulDatabase, SentNotices], Awaitable[None]]
) -> None:
    async def run() -> None:
        database, bus = ForgetfulDatabase(connect_to), SentNotices()
        store = Store(started(database), bus)

        def schedule(table: Table, deadline: Deadline | None) -> None:
            scheduler.schedule_until(table, deadline)

        def recheck(table: Table) -> None:
            scheduler.recheck(table)

        hub = Hub(store, on_commit=schedule, on_unknown_result=recheck)
        scheduler = Scheduler(hub, store)
        try:
            await use(hub, database, bus)
        finally:
            database.is_losing = False
            await scheduler.close()
            await database.close()

    asyncio.run(run())


def test_subscribers_receive_a_version_whose_reply_was_lost(connect_to: Connect) -> None:
    async def use(hub: Hub, database: ForgetfulDatabase, bus: SentNotices) -> None:
        table = await hub.open_table(TableOptions(), PEOPLE[0])
        received: list[bytes] = []
        await hub.subscribe(table, received.append)
        database.is_losing = True
        with pytest.raises(DatabaseError):
            await hub.submit(table, PEOPLE[0], Request("sit", Sit()))  # and does not try again
        database.is_losing = False
        await wait_for_async(lambda: bool(received), "version 2")
        assert [msgspec.json.decode(message)["version"] for message in received] == [2]
        assert Notice(table, 2) in bus.sent

    with_forgetful(connect_to, use)


def test_a_solo_game_goes_on_when_the_reply_to_a_bot_s_move_was_lost(connect_to: Connect) -> None:
    """The stored wakeup is for the person, who has a month, and sees a bot that does not move."""

    async def use(hub: Hub, database: ForgetfulDatabase, bus: SentNotices) -> None:
        options = TableOptions(rules="golden-2-violet", seats=["open", "easy"], pace=0)
        table = await hub.open_table(options, PEOPLE[0])
        await hub.submit(table, PEOPLE[0], Request("sit", Sit()))
        database.is_losing = True
        with pytest.raises(DatabaseError):
            await hub.submit(table, PEOPLE[0], Request("start", Start()))
        database.is_losing = False
        live = await hub.live(table)
        await wait_for_async(lambda: live.table.to_move == 0, "the person's turn")

    with_forgetful(connect_to, use)


def test_a_table_is_read_again_until_the_database_answers(
    connect_to: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(hub: Hub, database: ForgetfulDatabase, bus: SentNotices) -> None:
        table = await hub.open_table(TableOptions(), PEOPLE[0])
        received: list[bytes] = []
        await hub.subscribe(table, received.append)
        read, failures = database.read, 0

        async def fail_twice(text: str, *values: object) -> object:
            nonlocal failures
            if failures < 2 and "FROM commits" in text:
                failures += 1
                raise DatabaseError("gone")
            return await read(text, *values)  # type: ignore[arg-type]

        monkeypatch.setattr(database, "read", fail_twice)
        database.is_losing = True
        with pytest.raises(DatabaseError):
            await hub.submit(table, PEOPLE[0], Request("sit", Sit(), version=1))
        database.is_losing = False
        await wait_for_async(lambda: bool(received), "version 2")
        assert failures == 2

    with_forgetful(connect_to, use)
