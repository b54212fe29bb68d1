"""A PostgreSQL database whose commits are divided by table serves like any other."""

from pathlib import Path
from random import Random

from psycopg import connect

from coloretto.protocol.commands import Play, Request
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from support.hubs import open_and_start, play_some, with_hub
from support.tables import PEOPLE

SCRIPT = Path(__file__).parents[2] / "deploy/partition.sql"
TABLES = 8


def partition(address: str) -> None:
    with connect(address, autocommit=True) as connection:
        connection.execute(SCRIPT.read_text().encode())


def test_games_go_on_after_the_commits_were_partitioned(
    fresh_postgresql: str, on_postgresql: Connect
) -> None:
    versions: dict[str, int] = {}

    async def begin(hub: Hub, _store: Store) -> None:
        for number in range(TABLES):
            table = await open_and_start(hub)
            await play_some(hub, table, Random(number), 10)
            versions[table] = (await hub.live(table)).table.version

    async def go_on(hub: Hub, _store: Store) -> None:
        for number, (table, version) in enumerate(versions.items()):
            assert (await hub.live(table)).table.version == version
            await play_some(hub, table, Random(number), 10)
            assert (await hub.live(table)).table.version > version

    with_hub(on_postgresql, begin)
    partition(fresh_postgresql)
    with_hub(on_postgresql, go_on)
    with connect(fresh_postgresql) as connection:
        used = connection.execute("SELECT count(DISTINCT tableoid) FROM commits").fetchone()
    assert used is not None
    assert used[0] > 1


def test_a_repeated_command_is_recognized_in_a_partition(
    fresh_postgresql: str, on_postgresql: Connect
) -> None:
    partition(fresh_postgresql)

    async def repeat(hub: Hub, _store: Store) -> None:
        table_id = await open_and_start(hub)
        table = (await hub.live(table_id)).table
        assert table.to_move is not None
        draw = Request("draw", Play("D"), table.version)
        made = await hub.submit(table_id, PEOPLE[table.to_move], draw)
        assert await hub.submit(table_id, PEOPLE[table.to_move], draw) == made
        assert (await hub.live(table_id)).table.version == made

    with_hub(on_postgresql, repeat)
