"""A real server process, real sockets, real clients, and a real kill -9."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from coloretto.record import FairDeck, parse_record, verify
from coloretto.rules import cards_text
from support.served import Guest, Player, Served, served, table_of, wait_for

PLAYERS = 3
NO_SEAT = 9
RUN = 10
"""Cards of the deck in a row that would not be told by accident."""


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("fresh_postgresql")
    with served(tmp_path, database) as running:
        yield running


def players_of(server: Served, tables: int) -> list[Player]:
    players = []
    for number in range(tables):
        guests = [Guest(server, f"Guest {seat}") for seat in range(PLAYERS)]
        table = table_of(guests, "classic-3-brown")
        players += [Player(guest, table, seat, number) for seat, guest in enumerate(guests)]
    return players


def check_records(players: list[Player]) -> None:
    """Every acknowledged action is in the record, and the record is verified."""
    for player in players:
        answer = player.guest.get(f"/tables/{player.table}/games/1?text=true")
        assert answer.status_code == 200, answer.text
        verify(parse_record(answer.text))
        kept = actions_kept(player)
        for version, action in player.acknowledged.items():
            assert kept[version] == action, f"version {version} of {player.table} was acknowledged and lost"


def actions_kept(player: Player) -> dict[int, str]:
    """What happened at each version, as the server tells it to a newcomer."""
    address = f"{player.guest.server.http}/tables/{player.table}/events?after=1"
    lines = httpx.get(address, headers=player.guest.headers).text.splitlines()
    messages = [json.loads(line) for line in lines if line]
    return {
        message["version"]: event["action"]
        for message in messages
        for event in message["events"]
        if event["type"] == "played"
    }


def test_tables_go_on_after_kill_9_and_no_acknowledged_move_is_lost(server: Served) -> None:
    players = players_of(server, tables=6)

    async def play() -> None:
        games = asyncio.gather(*(player.play() for player in players))
        for _ in range(3):
            await asyncio.sleep(0.4)
            server.kill()
            server.start()
        await asyncio.wait_for(games, 120)

    asyncio.run(play())
    assert any(player.acknowledged for player in players)
    check_records(players)


def test_nothing_that_opponents_and_spectators_receive_tells_the_deck_before_the_end(server: Served) -> None:
    players = players_of(server, tables=1)
    table = players[0].table
    spectator = Player(Guest(server, "Eve"), table, NO_SEAT, seed=1)

    async def play() -> list[str]:
        listening = asyncio.create_task(lines_at(server, table))
        await asyncio.gather(*(each.play() for each in (*players, spectator)))
        return await listening

    lines = asyncio.run(play())
    record = parse_record(spectator.guest.get(f"/tables/{table}/games/1?text=true").text)
    assert record.seed is not None
    deck = cards_text(FairDeck(record.seed).deal(record.rule_set, record.entropy).deck)
    secrets = {record.seed.hex(), '"seed"', *(deck[at : at + RUN] for at in range(len(deck) - RUN))}
    for received in (*(player.received for player in players), spectator.received, lines):
        *before, last = [text for text in received if '"snapshot"' in text or '"happened"' in text]
        assert record.seed.hex() in last
        assert len(before) > len(deck)
        assert not any(secret in text for text in before for secret in secrets)


async def lines_at(server: Served, table: str) -> list[str]:
    """What anybody is told of a table, to its end."""
    address = f"{server.http}/tables/{table}/events"
    async with httpx.AsyncClient(timeout=60) as client, client.stream("GET", address) as stream:
        return [line async for line in stream.aiter_lines() if line]


def test_a_server_that_is_asked_to_stop_ends_in_order(server: Served) -> None:
    assert server.stop() == 0
    server.start()
    assert httpx.get(f"{server.http}/levels").json()[0] == "easy"


def test_clocks_and_bots_go_on_after_kill_9_and_who_was_away_returns(server: Served) -> None:
    guest = Guest(server, "Away")
    options = {"rules": "classic-3-brown", "seats": ["open", "easy", "easy"], "patience": 5, "pace": 50}
    table: str = guest.post("/tables", options).json()["id"]
    guest.command(table, "sit", type="sit")
    guest.command(table, "start", type="start")
    server.kill()
    server.start()
    wait_for(lambda: seat_of(guest, table)["stand_in"] == "clock")
    wait_for(lambda: guest.command(table, "back", type="return").status_code == 200)
    player = Player(guest, table, 0, seed=1)
    asyncio.run(asyncio.wait_for(player.play(), 60))
    assert player.acknowledged
    check_records([player])


def seat_of(guest: Guest, table: str) -> dict[str, str]:
    """The first seat, as it is now."""
    seat: dict[str, str] = guest.get(f"/tables/{table}").json()["table"]["seats"][0]
    return {"stand_in": "", **seat}
