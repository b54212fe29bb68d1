"""A process is ready when what it writes would be stored."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.clock import ServerClock
from coloretto.server.live import readiness
from coloretto.server.live.heartbeat import HeartbeatWriter
from coloretto.server.live.hub import Hub
from coloretto.server.live.readiness import FRESH_SECONDS, Readiness
from coloretto.server.storage import sqlite
from coloretto.server.storage.database import Connect
from coloretto.server.storage.schema import migrate
from coloretto.server.storage.sqlite import sqlite_at
from coloretto.server.storage.store import Store
from support.disks import full_disk
from support.hubs import with_hub
from support.served import served

FILE = "coloretto.sqlite"


class Moments:
    """Seconds that a test lets go by."""

    def __init__(self) -> None:
        self.passed = 0.0

    def later(self) -> None:
        """What was known before does not count any more."""
        self.passed += 2 * FRESH_SECONDS


def with_readiness(connect_to: Connect, use: Callable[[Readiness, Store, Moments], Awaitable[None]]) -> None:
    async def run(_hub: Hub, store: Store) -> None:
        moments = Moments()
        clock = ServerClock(elapsed=lambda: moments.passed)
        await use(Readiness(Hub(store, clock=clock), HeartbeatWriter(store, clock)), store, moments)

    with_hub(connect_to, run)


@pytest.fixture
def on_sqlite(tmp_path: Path) -> Connect:
    connect_to = sqlite_at(tmp_path / FILE)
    connection = connect_to()
    migrate(connection)
    connection.close()
    return connect_to


async def problem_of(ready: Readiness) -> str:
    with pytest.raises(RefusedError) as refusal:
        await ready.check()
    assert refusal.value.status == 503
    return refusal.value.sentence


def test_a_process_whose_writes_succeed_is_ready_and_writes_rarely(connect_to: Connect) -> None:
    async def use(ready: Readiness, store: Store, moments: Moments) -> None:
        await asyncio.gather(*(ready.check() for _ in range(5)))
        await ready.check()
        assert store.database.writes == 1
        moments.later()
        await ready.check()
        assert store.database.writes == 2

    with_readiness(connect_to, use)


def test_a_full_disk_is_not_ready_until_there_is_space(on_sqlite: Connect, tmp_path: Path) -> None:
    async def use(ready: Readiness, _store: Store, moments: Moments) -> None:
        await ready.check()
        moments.later()
        with full_disk((tmp_path / f"{FILE}-wal").stat().st_size):
            assert "the commit failed" in await problem_of(ready)
            assert "the commit failed" in await problem_of(ready)
        moments.later()
        await ready.check()

    with_readiness(on_sqlite, use)


def test_a_locked_file_is_not_ready_until_it_is_released(
    on_sqlite: Connect, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_TIMEOUT", 0.1)

    async def use(ready: Readiness, _store: Store, moments: Moments) -> None:
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert "locks the database" in await problem_of(ready)
        other.execute("ROLLBACK")
        other.close()
        moments.later()
        await ready.check()

    with_readiness(on_sqlite, use)


def test_a_blocked_writer_is_not_ready_and_is_asked_only_once(
    connect_to: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "DEADLINE", 0.01)

    async def use(ready: Readiness, store: Store, _moments: Moments) -> None:
        asked, goes_on = 0, asyncio.Event()

        async def block(*_values: object) -> None:
            nonlocal asked
            asked += 1
            await goes_on.wait()

        monkeypatch.setattr(store, "beat", block)
        for _ in range(3):
            assert "has not ended" in await problem_of(ready)
        assert asked == 1
        goes_on.set()
        monkeypatch.setattr(readiness, "DEADLINE", None)
        await ready.check()

    with_readiness(connect_to, use)


def test_the_reason_is_told_over_http(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = server.get_readiness()
        while answer.is_success:  # what it knew before still counts
            answer = server.get_readiness()
        assert answer.status_code == 503
        assert answer.json()["detail"]
        other.execute("ROLLBACK")
        other.close()
