"""Two server processes on one PostgreSQL, which notify each other through it or through Redis."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from psycopg import connect

from coloretto.record import parse_record, verify
from support.postgresql import empty
from support.served import Guest, Player, Served, open_socket, served, table_of
from support.waiting import HANG_TIMEOUT, wait_for, wait_for_async

TABLES = 4


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def workers(
    request: pytest.FixtureRequest, postgresql_address: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    empty(postgresql_address)
    folder: Path = tmp_path_factory.mktemp("workers")
    bus = request.getfixturevalue("redis").address if request.param == "redis" else ""
    with (
        served(folder, postgresql_address, COLORETTO_BUS_URL=bus) as one,
        served(folder, postgresql_address, COLORETTO_BUS_URL=bus) as other,
    ):
        yield one, other


def record_at(worker: Served, guest: Guest, table: str) -> str:
    address = f"{worker.http}/tables/{table}/games/1?text=true"
    return httpx.get(address, headers=guest.headers).raise_for_status().text


def test_players_of_one_table_at_different_workers_end_with_the_same_verified_record(
    workers: tuple[Served, Served],
) -> None:
    players = []
    for number in range(TABLES):
        guests = [Guest(workers[(number + seat) % 2], f"Guest {seat}") for seat in range(3)]
        table = table_of(guests, "classic-3-brown")
        players += [Player(guest, table, seat, number) for seat, guest in enumerate(guests)]

    async def play() -> None:
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), HANG_TIMEOUT)

    asyncio.run(play())
    for player in players:
        one, other = (record_at(worker, player.guest, player.table) for worker in workers)
        assert one == other
        verify(parse_record(one))
    versions = {(player.table, player.version) for player in players}
    assert len(versions) == TABLES


def test_a_worker_that_dies_leaves_its_tables_to_the_other(workers: tuple[Served, Served]) -> None:
    guests = [Guest(worker, "Host") for worker in workers]
    options = {"rules": "golden-2-violet", "seats": ["easy", "easy"], "pace": 100}
    table: str = guests[0].post("/tables", options).json()["id"]
    guests[0].command(table, "start", type="start")
    workers[0].kill()
    try:
        wait_for(lambda: bool(guests[1].get(f"/tables/{table}").json()["table"]["status"] == "over"))
    finally:
        workers[0].start()
    verify(parse_record(record_at(workers[1], guests[1], table)))


def test_a_command_that_is_repeated_at_another_worker_is_done_once(workers: tuple[Served, Served]) -> None:
    guests = [Guest(workers[seat % 2], f"Guest {seat}") for seat in range(3)]
    table = table_of(guests, "classic-3-brown")
    view = guests[0].get(f"/tables/{table}").json()
    player, version = guests[view["table"]["turn"]["state"]["to_move"]], view["version"]
    draw = {"id": "draw", "version": version, "command": {"type": "play", "action": "D"}}

    def ask(worker: Served) -> int:
        address = f"{worker.http}/tables/{table}/commands"
        answer = httpx.post(address, json=draw, headers=player.headers).raise_for_status()
        done: int = answer.json()["version"]
        return done

    with ThreadPoolExecutor() as threads:
        assert list(threads.map(ask, [*workers, *workers])) == [version + 1] * 4


def test_people_who_sit_down_at_two_workers_at_once_both_get_a_seat(workers: tuple[Served, Served]) -> None:
    guests = [Guest(workers[seat % 2], f"Guest {seat}") for seat in range(4)]
    table: str = guests[0].post("/tables", {"rules": "classic-4-brown"}).json()["id"]
    with ThreadPoolExecutor() as threads:
        answers = list(threads.map(lambda guest: guest.command(table, "sit", type="sit"), guests))
    assert [answer.status_code for answer in answers] == [200] * 4
    assert len({answer.json()["version"] for answer in answers}) == 4


def test_what_one_has_seen_at_one_worker_is_known_to_the_other(workers: tuple[Served, Served]) -> None:
    guests = [Guest(workers[0], f"Guest {seat}") for seat in range(3)]
    table = table_of(guests, "classic-3-brown")
    guest = guests[0]
    for number in range(20):
        worker, other = workers[number % 2], workers[(number + 1) % 2]
        said = {"id": f"say{number}", "command": {"type": "say", "text": "hello"}}
        address = f"/tables/{table}/commands"
        version = httpx.post(f"{worker.http}{address}", json=said, headers=guest.headers).json()["version"]
        again = {**said, "id": f"again{number}", "version": version}
        answer = httpx.post(f"{other.http}{address}", json=again, headers=guest.headers)
        assert answer.json()["version"] == version + 1


def test_workers_hear_of_each_other_again_after_the_database_was_away(
    workers: tuple[Served, Served], postgresql_address: str
) -> None:
    guest = Guest(workers[0], "Ana")
    table: str = guest.post("/tables", {"rules": "classic-3-brown"}).json()["id"]
    address = f"{workers[1].http}/tables/{table}"
    assert httpx.get(address).json()["version"] == 1
    with connect(postgresql_address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )
    wait_for(lambda: guest.command(table, "sit", type="sit").status_code == 200)
    wait_for(lambda: bool(httpx.get(address).json()["version"] == 2))


def test_presence_and_new_names_are_the_same_at_every_worker(workers: tuple[Served, Served]) -> None:
    guests = [Guest(worker, f"Guest {number}") for number, worker in enumerate(workers)]
    table = table_of(guests, "golden-2-brown")

    def away_at(number: int) -> set[str]:
        return {each["person"] for each in guests[number].get(f"/tables/{table}").json().get("away", [])}

    def names_at(number: int) -> list[str]:
        seats = guests[number].get(f"/tables/{table}").json()["table"]["seats"]
        return [seat["person"]["name"] for seat in seats]

    async def check() -> None:
        addresses = [f"{guest.server.websocket}/tables/{table}/socket?presence=true" for guest in guests]
        async with open_socket(addresses[0], guests[0].headers) as hers:
            async with open_socket(addresses[1], guests[1].headers):
                await wait_for_async(lambda: away_at(0) == away_at(1) == set())
            while True:
                message = json.loads(await asyncio.wait_for(hers.recv(), HANG_TIMEOUT))
                if message["type"] == "presence" and message["away"]:
                    assert [each["person"] for each in message["away"]] == [guests[1].id]
                    break
            await wait_for_async(lambda: away_at(0) == away_at(1) == {guests[1].id})
            guests[1].patch("/me", {"name": "Ben"})
            await wait_for_async(lambda: names_at(0) == names_at(1) == ["Guest 0", "Ben"])

    asyncio.run(check())
