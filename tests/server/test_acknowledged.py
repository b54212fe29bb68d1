"""A database that lacks something acknowledged is noticed, by the server and by clients."""

import asyncio
import json
import shutil
from pathlib import Path

import httpx
import pytest

from coloretto.client import AsyncClient, Client, ServerError
from coloretto.protocol.commands import Request, Say
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.clock import ServerClock
from coloretto.server.base.settings import ONLY_PROCESS, Settings
from coloretto.server.host.admin import accept_loss, restore
from coloretto.server.live.heartbeat import HeartbeatWriter
from coloretto.server.live.hub import Hub
from coloretto.server.storage.acknowledged import FILE, MissingDataError, check_complete, open_acknowledged
from coloretto.server.storage.backup import back_up_database
from coloretto.server.storage.connect import connect_for, prepare_database
from coloretto.server.storage.database import Connect, Database
from coloretto.server.storage.store import Store
from support.consoles import coloretto
from support.hubs import open_and_start, started, with_hub
from support.served import Guest, open_socket, served
from support.tables import PEOPLE

WAL = "coloretto.sqlite-wal"


def played(folder: Path, crashed: Path, *, backup: Path | None = None) -> Settings:
    """A server's data as it is when the server crashes, right after a heartbeat."""
    settings = Settings("", folder=folder, bus_url="")
    prepare_database(settings)

    async def run() -> None:
        database = started(Database(connect_for(settings)))
        store = Store(database)
        with open_acknowledged(settings) as acknowledged:
            heartbeat = HeartbeatWriter(store, ServerClock(), ONLY_PROCESS, acknowledged.write)
            for number in range(3):
                await open_and_start(Hub(store))
                await heartbeat.beat()
                if backup is not None and number == 0:
                    back_up_database(settings.database_file, backup)
            shutil.copytree(folder, crashed)
        await database.close()

    asyncio.run(run())
    return Settings("", folder=crashed, bus_url="")


def test_a_database_after_a_crash_is_complete(tmp_path: Path) -> None:
    check_complete(played(tmp_path / "data", tmp_path / "crashed"))


@pytest.mark.parametrize("damage", ["cut", "overwritten", "removed"])
def test_a_damaged_log_is_noticed_and_stays_as_it_is(damage: str, tmp_path: Path) -> None:
    settings = played(tmp_path / "data", tmp_path / "crashed")
    log = settings.folder / WAL
    whole = log.read_bytes()
    if damage == "cut":
        log.write_bytes(whole[: len(whole) * 2 // 3])
    elif damage == "overwritten":
        middle = len(whole) // 2
        log.write_bytes(whole[:middle] + bytes(1000) + whole[middle + 1000 :])
    else:
        log.unlink()
    before = log.read_bytes() if log.exists() else b""
    with pytest.raises(MissingDataError, match="lacks changes that were acknowledged until 20"):
        prepare_database(settings)
    assert (log.read_bytes() if log.exists() else b"") == before


def test_an_older_copy_in_place_of_the_database_is_noticed_until_it_is_accepted(tmp_path: Path) -> None:
    settings = played(tmp_path / "data", tmp_path / "crashed", backup=tmp_path / "backup")
    (settings.folder / WAL).unlink()
    shutil.copy(tmp_path / "backup", settings.database_file)
    with pytest.raises(MissingDataError):
        check_complete(settings)
    accept_loss(settings)
    prepare_database(settings)


def test_a_restored_backup_is_complete(tmp_path: Path) -> None:
    settings = played(tmp_path / "data", tmp_path / "crashed", backup=tmp_path / "backup")
    restore(settings, tmp_path / "backup")
    check_complete(settings)


def test_a_file_that_says_nothing_keeps_no_server_from_starting(tmp_path: Path) -> None:
    settings = played(tmp_path / "data", tmp_path / "crashed")
    for text in ("", "many", "1", "\0" * 40):
        (settings.folder / FILE).write_text(text)
        check_complete(settings)


def test_the_command_line_says_what_is_missing_and_how_to_go_on(tmp_path: Path) -> None:
    settings = played(tmp_path / "data", tmp_path / "crashed")
    (settings.folder / WAL).unlink()
    data = f"--data={settings.folder}"
    refused = coloretto("serve", "--port=0", "--check", data)
    assert refused.returncode == 1
    assert "lacks changes that were acknowledged" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert coloretto("admin", "accept-loss", data).returncode == 0
    check_complete(settings)


# Clients.


def test_who_has_seen_a_later_version_is_refused_and_never_gets_an_older_table(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        table = await hub.open_table(TableOptions(), PEOPLE[0])
        with pytest.raises(RefusedError) as refusal:
            await hub.subscribe(table, lambda _message: None, 2)
        assert (refusal.value.code, refusal.value.version) == ("version_lost", 1)
        assert hub.subscribers == 0
        with pytest.raises(RefusedError) as refusal:
            await hub.submit(table, PEOPLE[0], Request("c1", Say("hello"), 2))
        assert refusal.value.code == "version_lost"

    with_hub(connect_to, use)


def test_streams_sockets_and_clients_say_that_versions_are_lost(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ana = Guest(server, "Ana")
        table: str = ana.post("/tables", {"rules": "classic-3"}).json()["id"]
        answer = httpx.get(f"{server.http}/tables/{table}/events?after=7")
        assert (answer.status_code, answer.json()["code"]) == (409, "version_lost")

        async def first_message() -> str:
            async with open_socket(f"{server.websocket}/tables/{table}/socket?after=7") as socket:
                return str(await socket.recv())

        message = json.loads(asyncio.run(first_message()))
        assert (message["type"], message["code"], message["version"]) == ("refused", "version_lost", 1)

        address = server.http.removesuffix("/api/v1")
        with Client(address) as client:
            here = client.table(table)
            here.state.version = 7
            with pytest.raises(ServerError, match="you have seen version 7"):
                next(here.messages())

        async def follow() -> None:
            async with AsyncClient(address) as client:
                there = await client.table(table)
                there.state.version = 7
                await anext(there.messages())

        with pytest.raises(ServerError, match="you have seen version 7"):
            asyncio.run(follow())
