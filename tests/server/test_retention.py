"""What is deleted after a time, and what never is."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from coloretto.protocol.commands import Close, Play, Request, Say, Sit, Start
from coloretto.protocol.options import TableOptions
from coloretto.server.base.clock import ServerClock
from coloretto.server.base.settings import DAY, RetentionDays, SettingError, Settings
from coloretto.server.host.admin import AdministrationError, back_up
from coloretto.server.host.verify_backup import verify_backup
from coloretto.server.live.hub import Hub
from coloretto.server.live.identities import Identities
from coloretto.server.live.purging import INTERVAL_SECONDS, Purger
from coloretto.server.storage.connect import connect_for, migrate_database
from coloretto.server.storage.database import Connect
from coloretto.server.storage.retention import Purged, Retention
from coloretto.server.storage.store import Store
from coloretto.server.table.state import Status
from support.consoles import coloretto
from support.hubs import with_hub
from support.tables import PEOPLE

DAYS = RetentionDays(games=100.0, closed_tables=10.0, chat=50.0, identities=20.0)


class Moving(ServerClock):
    """A clock that tests move."""

    def __init__(self) -> None:
        self.seconds = 1e9
        super().__init__(lambda: self.seconds, lambda: self.seconds)


async def opened(hub: Hub, **options: object) -> str:
    return await hub.open_table(TableOptions(rules="golden-2-violet", games=1, pace=0, **options), PEOPLE[0])  # type: ignore[arg-type]


async def started(hub: Hub) -> str:
    table = await opened(hub)
    for person in PEOPLE[:2]:
        await hub.submit(table, person, Request("sit", Sit()))
    await hub.submit(table, PEOPLE[0], Request("say", Say("good luck")))
    await hub.submit(table, PEOPLE[0], Request("start", Start()))
    return table


async def finished(hub: Hub) -> str:
    table, lots = await started(hub), Random(1)
    while (live := (await hub.live(table)).table).status is Status.PLAYING:
        assert live.position is not None
        assert live.to_move is not None
        action = lots.choice(live.position.legal_actions).text
        await hub.submit(table, PEOPLE[live.to_move], Request(f"p{live.version}", Play(action)))
    return table


async def rows(store: Store, table: str) -> int:
    """How many rows of all kinds there are of a table."""
    names = ("commits", "decks", "games", "seats", "dues", "unrated")
    counts: list[int] = [
        (await store.database.read(f"SELECT count(*) FROM {name} WHERE table_id = ?", table))[0][0]  # noqa: S608
        for name in names
    ]
    return sum(counts) + len(await store.database.read("SELECT 1 FROM tables WHERE id = ?", table))


def test_what_is_over_is_deleted_in_time_and_what_goes_on_never(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        retention, now = Retention(store.database, DAYS), ServerClock().now()
        playing, over, closed, waiting = (
            await started(hub),
            await finished(hub),
            await opened(hub),
            await opened(hub),
        )
        await hub.submit(closed, PEOPLE[0], Request("close", Close()))
        assert await retention.purge(now + 9 * DAY) == Purged()
        assert await retention.count(now + 11 * DAY) == Purged(closed_tables=1)
        assert await rows(store, closed) > 0, "counting deletes nothing"
        assert await retention.purge(now + 11 * DAY) == Purged(closed_tables=1)
        assert await retention.purge(now + 51 * DAY) == Purged(chat_messages=1)
        assert [commit.sequence for commit in await store.commits(over)] == list(
            range(1, (await hub.live(over)).table.version + 1)
        ), "versions have no gaps"
        assert "good luck" not in str([commit.events for commit in await store.commits(over)])
        assert "good luck" in str([commit.events for commit in await store.commits(playing)])
        assert await retention.purge(now + 101 * DAY) == Purged(finished_tables=1)
        assert [await rows(store, table) for table in (over, closed)] == [0, 0]
        assert await retention.purge(now + 100_000 * DAY) == Purged()
        assert all([await rows(store, table) for table in (playing, waiting)])

    with_hub(connect_to, run)


def test_identities_that_nobody_uses_are_deleted(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        clock = Moving()
        identities = Identities(store.identities, clock)
        retention = Retention(store.database, DAYS)
        visitor, player, returning = [await identities.create(name) for name in ("Ana", "Ben", "Eve")]
        await identities.new_recovery(visitor.identity)
        table = await opened(hub)
        await hub.submit(table, player.identity.person, Request("sit", Sit()))
        code = await identities.new_recovery(returning.identity)
        clock.seconds += 6 * DAY
        await identities.recover(code)
        assert (await retention.purge(clock.now() + 15 * DAY)).identities == 1
        assert await store.identities.find(visitor.identity.id) is None
        assert await store.identities.find(player.identity.id) is not None
        assert await store.identities.find(returning.identity.id) is not None

    with_hub(connect_to, run)


def test_one_process_deletes_for_all_of_them_once_an_hour(connect_to: Connect) -> None:
    async def run(_hub: Hub, store: Store) -> None:
        clock = Moving()
        one, other = Purger(store, DAYS, clock), Purger(store, DAYS, clock)
        assert [await one.purge_if_due(), await other.purge_if_due()] == [True, False]
        clock.seconds += INTERVAL_SECONDS
        assert [await other.purge_if_due(), await one.purge_if_due()] == [True, False]

    with_hub(connect_to, run)


def test_a_host_can_keep_everything_forever(connect_to: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("GAMES", "CLOSED_TABLES", "CHAT", "IDENTITIES"):
        monkeypatch.setenv(f"COLORETTO_KEEP_{kind}", "forever")

    async def run(hub: Hub, store: Store) -> None:
        await finished(hub)
        assert await Retention(store.database, Settings().retention).purge(1e12) == Purged()

    with_hub(connect_to, run)


@pytest.mark.parametrize("days", ["soon", "-1", "0", "nan", "inf"])
def test_a_number_of_days_that_is_none_is_refused(days: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORETTO_KEEP_CHAT", days)
    with pytest.raises(SettingError, match="COLORETTO_KEEP_CHAT is a number of days or 'forever'"):
        Settings()


def test_a_backup_is_verified_by_restoring_it_elsewhere_and_replaying_every_game(tmp_path: Path) -> None:
    settings, backup = Settings("", tmp_path / "data"), tmp_path / "backup.sqlite"

    async def run(hub: Hub, _store: Store) -> None:
        await finished(hub)
        await started(hub)

    settings.folder.mkdir()
    migrate_database(connect_for(settings))
    with_hub(connect_for(settings), run)
    back_up(settings, backup)
    ran = coloretto("admin", "verify", str(backup))
    assert (ran.returncode, "Tables: 2, verified games: 1" in ran.stdout) == (0, True), ran.stderr
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute("DELETE FROM commits WHERE sequence = 3")
    with pytest.raises(AdministrationError, match="cannot be replayed: version 3 is missing"):
        verify_backup(backup)


def test_the_administrator_sees_what_would_be_deleted(tmp_path: Path) -> None:
    migrate_database(connect_for(Settings("", tmp_path)))
    for words in (["purge", "--dry-run"], ["purge"]):
        ran = coloretto("admin", "--data", str(tmp_path), *words, COLORETTO_DATABASE_URL="")
        assert ran.returncode == 0, ran.stderr
        assert "finished matches: 0" in ran.stdout
