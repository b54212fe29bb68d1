"""What an administrator may do while a server runs."""

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import httpx
import pytest

from coloretto.record import parse_record, verify
from coloretto.rules import ColorettoError
from coloretto.server.base.settings import Settings
from coloretto.server.host.admin import AdministrationError, accept_loss, back_up, restore
from coloretto.server.host.data_lock import InUseError
from coloretto.server.storage.acknowledged import Acknowledged, check_complete, open_acknowledged
from coloretto.server.storage.backup import BackupError
from coloretto.server.storage.connect import connect_for, has_database, migrate_database
from coloretto.terminal.errors import UsageError
from coloretto.terminal.main import main
from coloretto.terminal.parsers import command_line
from coloretto.terminal.status import USAGE
from support.disks import full_disk
from support.served import Guest, Player, Served, served, table_of
from support.waiting import HANG_TIMEOUT, wait_for_async

Admin = Callable[..., str]
NOBODY = 65534
HEARTBEATS = 30
"""Empty lines without news before the wait counts as a hang."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("admin")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Served]:
    with served(folder) as running:
        yield running


@pytest.fixture
def administer(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    """Run `coloretto admin` beside the server; what it prints."""
    monkeypatch.setenv("COLORETTO_DATABASE_URL", "")

    def run(*arguments: str) -> str:
        return run_admin(capsys, "--data", str(folder), *arguments)

    return run


def run_admin(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    options = command_line().parse_args(["admin", *arguments])
    assert options.command.run(options) == 0
    return capsys.readouterr().out


def closed_told(guest: Guest, table: str, close: Callable[[], object]) -> str:
    """Why a table was closed, as a subscriber reads it."""
    address = f"{guest.server.http}/tables/{table}/events"
    with httpx.stream("GET", address, headers=guest.headers) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "snapshot"
        close()
        news = next((line for line in islice(lines, HEARTBEATS) if line), "{}")
    [event] = json.loads(news)["events"]
    assert event["type"] == "closed"
    reason: str = event["reason"]
    return reason


def test_a_table_closed_by_an_administrator_notifies_its_players(server: Served, administer: Admin) -> None:
    guests = [Guest(server, name) for name in ("Ana", "Ben", "Eve")]
    table = table_of(guests, "classic-3-brown")
    assert closed_told(guests[0], table, lambda: administer("close", table)) == "administrator"
    refused = guests[0].command(table, "late", type="play", action="D")
    assert refused.json()["code"] == "wrong_moment"
    with pytest.raises(ColorettoError, match="already closed"):
        administer("close", table)


def test_on_postgresql_too(
    fresh_postgresql: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLORETTO_DATABASE_URL", fresh_postgresql)
    with served(tmp_path, fresh_postgresql) as running:
        guest = Guest(running, "Ana")
        table: str = guest.post("/tables", {"rules": "classic-3-brown"}).json()["id"]
        reason = closed_told(guest, table, lambda: run_admin(capsys, "close", table))
    assert reason == "administrator"
    for copy in (back_up, restore):
        with pytest.raises(AdministrationError, match="pg_"):
            copy(Settings(), tmp_path / "backup")


def test_tables_and_people_are_listed(server: Served, administer: Admin) -> None:
    guest = Guest(server, "Zebedee")
    table: str = guest.post("/tables", {"rules": "classic-5-brown", "public": False}).json()["id"]
    lines = administer("list", "--status", "waiting").splitlines()
    assert [line.split()[:4] for line in lines if line.startswith(table)] == [
        [table, "waiting", "classic-5-brown", "Zebedee"]
    ]
    assert not any(table in line for line in administer("list", "--status", "over").splitlines())
    assert administer("list", "--name", "zebe").splitlines()[-1].split() == [guest.id, "Zebedee"]


def test_a_ban_lasts_until_it_is_lifted(server: Served, administer: Admin) -> None:
    guest = Guest(server, "Mallory")
    administer("ban", guest.id)
    assert guest.get("/me").json()["code"] == "banned"
    assert "banned" in administer("list", "--name", "Mallory")
    administer("unban", guest.id)
    assert guest.get("/me").status_code == 200
    with pytest.raises(ColorettoError, match="nobody has the id"):
        administer("ban", "nobody")


def test_a_backup_of_a_server_in_full_swing_can_be_served_and_its_games_played_to_the_end(
    server: Served, administer: Admin, tmp_path: Path
) -> None:
    guests = [Guest(server, f"Guest {seat}") for seat in range(3)]
    table = table_of(guests, "classic-3-brown")
    here = [Player(guest, table, seat, seed=1) for seat, guest in enumerate(guests)]
    backup = tmp_path / "backup.sqlite"

    async def play() -> None:
        games = asyncio.gather(*(player.play() for player in here))
        await wait_for_async(lambda: any(player.acknowledged for player in here), "a move")
        await asyncio.to_thread(back_up, Settings("", folder_of(server)), backup)
        await asyncio.wait_for(games, HANG_TIMEOUT)

    asyncio.run(play())
    restore(Settings("", tmp_path / "elsewhere"), backup)
    with served(tmp_path / "elsewhere") as other:
        for guest in guests:
            guest.server = other
        there = [Player(guest, table, seat, seed=2) for seat, guest in enumerate(guests)]
        if guests[0].get(f"/tables/{table}").json()["table"]["status"] == "playing":
            asyncio.run(asyncio.wait_for(all_play(there), HANG_TIMEOUT))
        verify(parse_record(guests[0].get(f"/tables/{table}/games/1?text=true").text))


async def all_play(players: list[Player]) -> None:
    await asyncio.gather(*(player.play() for player in players))


def folder_of(server: Served) -> Path:
    return server._folder


def test_nothing_is_restored_over_a_running_server_or_from_what_is_no_backup(
    server: Served, administer: Admin, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.sqlite"
    administer("backup", str(backup))
    with pytest.raises(InUseError, match="stop it"):
        administer("restore", str(backup))
    with pytest.raises(BackupError, match="name a new file"):
        administer("backup", str(backup))
    (tmp_path / "letter.txt").write_text("Dear Ana, ...")
    with pytest.raises(BackupError, match=r"letter\.txt"):
        administer("restore", str(tmp_path / "letter.txt"))
    with pytest.raises(UsageError, match="nowhere: No such file"):
        administer("restore", str(tmp_path / "nowhere"))
    assert Guest(server, "Ana").get("/me").status_code == 200


@pytest.mark.parametrize(
    "arguments",
    [
        ("list",),
        ("list", "--people"),
        ("ban", "somebody"),
        ("unban", "somebody"),
        ("close", "table"),
        ("purge",),
        ("purge", "--dry-run"),
        ("backup", "backup.sqlite"),
        ("accept-loss",),
    ],
    ids=" ".join,
)
def test_administration_of_a_folder_without_a_server_is_refused_and_creates_nothing(
    arguments: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLORETTO_DATABASE_URL", "")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    for folder in ("nowhere", "empty"):
        assert main(["--language", "en", "admin", *arguments, "--data", str(tmp_path / folder)]) == USAGE
        sentence = capsys.readouterr().err.splitlines()[0]
        assert "no server database at" in sentence
        assert str(tmp_path / folder) in sentence
    assert [file.name for file in tmp_path.rglob("*")] == ["empty"]


def test_administration_of_an_empty_postgresql_database_is_refused_and_creates_nothing(
    fresh_postgresql: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLORETTO_DATABASE_URL", fresh_postgresql)
    assert main(["--language", "en", "admin", "purge", "--dry-run", "--data", str(tmp_path)]) == USAGE
    assert "COLORETTO_DATABASE_URL" in capsys.readouterr().err
    assert not has_database(Settings(fresh_postgresql, tmp_path))


def test_the_loss_of_a_whole_database_can_be_accepted(tmp_path: Path) -> None:
    settings = data_in(tmp_path)
    with open_acknowledged(settings) as file:
        file.write(Acknowledged(1, 0.0))
    settings.database_file.unlink()
    accept_loss(settings)
    check_complete(settings)
    assert not settings.database_file.exists()


def data_in(folder: Path) -> Settings:
    """A server's data, large enough for a disk to be full."""
    settings = Settings("", folder)
    migrate_database(connect_for(settings))
    with closing(sqlite3.connect(settings.database_file)) as connection, connection:
        values = [(str(number), "x" * 1000, 0.0) for number in range(200)]
        connection.executemany("INSERT INTO identities (id, name, created) VALUES (?, ?, ?)", values)
    return settings


@pytest.mark.parametrize("name", ["coloretto.sqlite", "a-link", "the-same-file"])
def test_a_database_is_not_restored_from_itself(name: str, tmp_path: Path) -> None:
    settings = data_in(tmp_path)
    (tmp_path / "a-link").symlink_to(settings.database_file)
    (tmp_path / "the-same-file").hardlink_to(settings.database_file)
    before = settings.database_file.read_bytes()
    with pytest.raises(BackupError, match="is the database itself"):
        restore(settings, tmp_path / name)
    assert settings.database_file.read_bytes() == before


def test_a_backup_to_a_full_disk_is_one_sentence_and_leaves_nothing_behind(tmp_path: Path) -> None:
    settings, target = data_in(tmp_path / "data"), tmp_path / "target"
    target.mkdir()
    with full_disk(20_000), pytest.raises(BackupError, match=r"cannot write .*backup: ."):
        back_up(settings, target / "backup")
    assert list(target.iterdir()) == []
    back_up(settings, target / "backup")
    assert [file.name for file in target.iterdir()] == ["backup"]


def test_a_backup_into_a_folder_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="cannot write"):
        back_up(data_in(tmp_path), tmp_path / "nowhere" / "backup")


def test_a_database_is_not_changed_by_a_backup_that_does_not_fit_on_the_disk(tmp_path: Path) -> None:
    settings, elsewhere = data_in(tmp_path / "data"), Settings("", tmp_path / "elsewhere")
    back_up(settings, tmp_path / "backup")
    migrate_database(connect_for(elsewhere))
    with full_disk(elsewhere.database_file.stat().st_size), pytest.raises(BackupError, match="cannot write"):
        restore(elsewhere, tmp_path / "backup")
    with closing(sqlite3.connect(elsewhere.database_file)) as connection:
        assert connection.execute("SELECT count(*) FROM identities").fetchall() == [(0,)]


def a_cut_file(database: Path) -> None:
    os.truncate(database, 5000)


def noise(database: Path) -> None:
    database.write_bytes(bytes(range(256)) * 100)


def an_empty_file(database: Path) -> None:
    database.write_bytes(b"")


def a_log_of_the_lost_database(database: Path) -> None:
    """Its pages would be read on top of the restored ones."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("DELETE FROM identities")
        log = Path(f"{database}-wal").read_bytes()
    database.unlink()
    Path(f"{database}-wal").write_bytes(log)


@pytest.mark.parametrize("damage", [a_cut_file, noise, an_empty_file, a_log_of_the_lost_database])
def test_whatever_happened_to_a_database_it_can_be_restored(
    damage: Callable[[Path], None], tmp_path: Path
) -> None:
    settings = data_in(tmp_path / "data")
    back_up(settings, tmp_path / "backup")
    damage(settings.database_file)
    restore(settings, tmp_path / "backup")
    with closing(sqlite3.connect(settings.database_file)) as connection:
        assert connection.execute("SELECT count(*) FROM identities").fetchall() == [(200,)]
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert {file.name for file in settings.folder.iterdir()} == {"coloretto.sqlite", "server.lock"}


def test_a_link_to_a_database_still_leads_to_it_when_it_is_restored(tmp_path: Path) -> None:
    settings = data_in(tmp_path / "data")
    back_up(settings, tmp_path / "backup")
    other = settings.database_file.rename(tmp_path / "elsewhere.sqlite")
    settings.database_file.symlink_to(other)
    restore(settings, tmp_path / "backup")
    assert settings.database_file.readlink() == other


@pytest.mark.skipif(
    getattr(os, "geteuid", lambda: 1)() != 0, reason="only root can act on other users' files"
)
def test_what_root_restores_belongs_to_the_user_of_the_data(tmp_path: Path) -> None:
    back_up(data_in(tmp_path / "old"), tmp_path / "backup")
    settings = Settings("", tmp_path / "data")
    settings.folder.mkdir()
    os.chown(settings.folder, NOBODY, NOBODY)
    restore(settings, tmp_path / "backup")
    with open_acknowledged(settings) as file:
        file.write(Acknowledged(1, 0.0))
    owners = {file.name: (file.stat().st_uid, file.stat().st_gid) for file in settings.folder.iterdir()}
    names = ("coloretto.sqlite", "coloretto.acknowledged", "server.lock")
    assert owners == dict.fromkeys(names, (NOBODY, NOBODY))
    assert settings.database_file.stat().st_mode & 0o777 == 0o600
