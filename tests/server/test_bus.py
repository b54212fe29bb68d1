"""How processes tell each other which tables have changed: by ids alone, through PostgreSQL or Redis."""

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from psycopg import connect
from redis import Redis

from coloretto.server.base.bus import CHANNEL, Bus, BusError, BusSubscriber, NoBus, Notice, parse_notices
from coloretto.server.base.settings import Settings
from coloretto.server.cluster.open_bus import check_bus, open_bus
from coloretto.server.cluster.postgres_bus import PostgresBus
from coloretto.server.cluster.redis_bus import RedisBus
from coloretto.server.storage.commits import notify_statement
from coloretto.server.storage.postgresql import postgresql_at
from support.consoles import coloretto
from support.redis_server import RedisServer
from support.served import Guest, Served, served
from support.waiting import HANG_TIMEOUT

POSTGRESQL = "postgresql://somewhere"


@pytest.fixture
def two(fresh_postgresql: str, redis: RedisServer, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Servers on one PostgreSQL, with Redis between them."""
    with (
        served(tmp_path, fresh_postgresql, COLORETTO_BUS_URL=redis.address) as one,
        served(tmp_path, fresh_postgresql, COLORETTO_BUS_URL=redis.address) as other,
    ):
        yield one, other


def version_at(server: Served, table: str) -> int:
    version: int = httpx.get(f"{server.http}/tables/{table}").json()["version"]
    return version


def test_redis_carries_ids_and_nothing_else_and_postgresql_is_spared(
    two: tuple[Served, Served], redis: RedisServer, fresh_postgresql: str
) -> None:
    with (
        Redis.from_url(redis.address, decode_responses=True) as client,
        client.pubsub(ignore_subscribe_messages=True) as channel,
        connect(fresh_postgresql, autocommit=True) as database,
    ):
        channel.subscribe(CHANNEL)
        channel.get_message(timeout=HANG_TIMEOUT)
        database.execute(f"LISTEN {CHANNEL}")
        guest = Guest(two[0], "Ana")
        table: str = guest.post("/tables", {"rules": "classic-3"}).json()["id"]
        assert version_at(two[1], table) == 1
        assert guest.command(table, "secret-id", type="say", text="unspeakable").status_code == 403
        assert guest.command(table, "sit", type="sit").status_code == 200
        received = [""]
        while received[-1] != f"{table} 2":  # each process also sends itself notices
            notice = channel.get_message(timeout=HANG_TIMEOUT)
            received += [] if notice is None else [notice["data"]]
        del received[0]
        assert f"{table} 1" in received
        assert all(re.fullmatch(r"[\w-]+ \d+", text) for text in received)
        database.execute(f"NOTIFY {CHANNEL}, 'after all others'")
        (notice,) = database.notifies(timeout=HANG_TIMEOUT, stop_after=1)
        assert notice.payload == "after all others"


def test_games_go_on_without_redis_and_servers_hear_of_each_other_when_it_is_back(
    two: tuple[Served, Served], redis: RedisServer
) -> None:
    guest = Guest(two[0], "Ana")
    table: str = guest.post("/tables", {"rules": "classic-3"}).json()["id"]
    assert version_at(two[1], table) == 1
    redis.kill()
    try:
        assert guest.command(table, "sit", type="sit").status_code == 200
        assert version_at(two[1], table) == 2
    finally:
        redis.start()
    assert guest.command(table, "hello", type="say", text="hello").status_code == 200
    assert version_at(two[1], table) == 3


def hear(bus: Bus, act: Callable[[Bus], None]) -> list[Notice]:
    """What a bus hands over of what is done after it has begun to hear, until the last notice."""

    async def run() -> list[Notice]:
        heard: list[Notice] = []
        has_begun, is_over = asyncio.Event(), asyncio.Event()

        def note(notice: Notice) -> None:
            heard.append(notice)
            if notice.table == "last":
                is_over.set()

        bus.subscribe(BusSubscriber(note, has_begun.set))
        await asyncio.wait_for(has_begun.wait(), HANG_TIMEOUT)
        act(bus)
        await asyncio.wait_for(is_over.wait(), HANG_TIMEOUT)
        await bus.close()
        return heard

    return asyncio.run(run())


def test_redis_publishes_only_the_last_of_several_versions_of_a_table(redis: RedisServer) -> None:
    def act(bus: Bus) -> None:
        for notice in (Notice("t", 1), Notice("t", 3), Notice("t", 2), Notice("last", 1)):
            bus.publish(notice)

    assert hear(RedisBus(redis.address), act) == [Notice("t", 3), Notice("last", 1)]


def test_postgresql_notifies_of_commits_and_of_nothing_else(fresh_postgresql: str) -> None:
    def act(bus: Bus) -> None:
        connection = postgresql_at(fresh_postgresql)()
        for sequence, end in ((1, connection.roll_back), (2, connection.commit)):
            connection.begin()
            for table in ("t", "last"):
                connection.run(notify_statement(Notice(table, sequence)))
            end()
        connection.close()

    assert hear(PostgresBus(fresh_postgresql), act) == [Notice("t", 2), Notice("last", 2)]


def test_postgresql_sends_one_notification_for_many_commits(fresh_postgresql: str) -> None:
    notices = [Notice(f"table{number}", number) for number in range(100)] + [Notice("last", 1)]

    def act(bus: Bus) -> None:
        connection = postgresql_at(fresh_postgresql)()
        statements = [notify_statement(notice) for notice in notices]
        connection.run_many(statements[0].text, [statement.values for statement in statements])
        connection.close()

    assert hear(PostgresBus(fresh_postgresql), act) == notices


# Which one.


def test_the_bus_is_the_one_that_fits_the_database() -> None:
    assert isinstance(open_bus(Settings("", bus_url="")), NoBus)
    assert isinstance(open_bus(Settings(POSTGRESQL, bus_url="")), PostgresBus)
    assert isinstance(open_bus(Settings(POSTGRESQL, bus_url="redis://localhost")), RedisBus)


@pytest.mark.parametrize(
    ("database", "bus", "complaint"),
    [
        (POSTGRESQL, "kafka://localhost", "unknown bus: 'kafka'"),
        ("", "redis://localhost", "is for servers on PostgreSQL"),
    ],
)
def test_a_bus_that_makes_no_sense_is_refused(database: str, bus: str, complaint: str) -> None:
    with pytest.raises(BusError, match=complaint):
        open_bus(Settings(database, bus_url=bus))


def test_an_unreachable_redis_is_reported_at_the_start_without_its_password(
    fresh_postgresql: str,
) -> None:
    settings = Settings(fresh_postgresql, bus_url="redis://:SECRET@localhost:1")
    with pytest.raises(BusError, match="the bus cannot be used"):
        asyncio.run(check_bus(settings))
    ran = coloretto(
        "serve",
        "--port=0",
        "--check",
        COLORETTO_DATABASE_URL=fresh_postgresql,
        COLORETTO_BUS_URL=settings.bus_url,
    )
    assert ran.returncode == 1
    assert "the bus cannot be used" in ran.stderr
    assert "SECRET" not in ran.stderr
    assert "Traceback" not in ran.stderr


def test_an_invalid_notice_is_ignored(redis: RedisServer) -> None:
    def act(bus: Bus) -> None:
        with Redis.from_url(redis.address) as other:
            for text in ("", "hello", "t one", b"\x00 \xc3\xa9", b"\xff", "reaction a b", "t 9" + "9" * 5000):
                other.publish(CHANNEL, text)
        bus.publish(Notice("last", 1))

    assert hear(RedisBus(redis.address), act) == [Notice("last", 1)]


@pytest.mark.parametrize("notice", [Notice("t1", 1), Notice("a-b_c", 10**9)])
def test_a_notice_is_read_as_it_was_written(notice: Notice) -> None:
    assert parse_notices(notice.text) == [notice]


def test_several_notices_may_come_as_one() -> None:
    notices = [Notice("t1", 1), Notice("a-b_c", 10**9), Notice("t1", 2)]
    assert parse_notices(" ".join(notice.text for notice in notices)) == notices
