"""A real server process, real sockets, real clients, and a real kill -9."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from coloretto.record import FairDeck, parse_record, verify
from coloretto.rules import cards_text
from support.effort import effort
from support.served import Guest, Player, Served, served, table_of
from support.waiting import HANG_TIMEOUT, wait_for, wait_for_async

PLAYERS = 3
NO_SEAT = 9
SLOW = 3_000
"""Milliseconds between two moves of bots: a game takes them minutes."""
KILLS = effort(3, 15)
MOVES_BETWEEN_KILLS = 40
"""Two games of three players have several times as many."""
RUN = 10
"""Cards of the deck in a row that would not be shown by accident."""


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
    players = players_of(server, tables=2 * KILLS)

    async def play() -> None:
        games = asyncio.gather(*(player.play() for player in players))
        for kills in range(1, KILLS + 1):
            await wait_for_async(lambda: moves_of(players) >= kills * MOVES_BETWEEN_KILLS, "more moves")  # noqa: B023
            server.kill()
            server.start()
        await asyncio.wait_for(games, HANG_TIMEOUT)

    asyncio.run(play())
    check_records(players)


def moves_of(players: list[Player]) -> int:
    """How many moves the server has acknowledged."""
    return sum(len(player.acknowledged) for player in players)


def test_nothing_sent_to_opponents_and_spectators_reveals_the_deck_before_the_end(server: Served) -> None:
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
    """What a spectator receives from a table, to its end."""
    address = f"{server.http}/tables/{table}/events"
    async with httpx.AsyncClient() as client, client.stream("GET", address) as stream:
        return [line async for line in stream.aiter_lines() if line]


def test_a_server_that_is_asked_to_stop_ends_in_order(server: Served) -> None:
    assert server.stop() == 0
    server.start()
    assert httpx.get(f"{server.http}/levels").json()[0] == "easy"


def test_bots_play_on_after_kill_9(server: Served) -> None:
    guest = Guest(server, "Host")
    options = {"rules": "golden-2-violet", "seats": ["easy", "easy"], "pace": 50}
    table: str = guest.post("/tables", options).json()["id"]
    guest.command(table, "start", type="start")
    server.kill()
    server.start()
    wait_for(lambda: bool(view_of(guest, table)["status"] == "over"), "the end of the game")
    verify(parse_record(guest.get(f"/tables/{table}/games/1?text=true").text))


def test_clocks_run_on_after_kill_9_and_who_was_away_returns(server: Served) -> None:
    guest = Guest(server, "Away")
    table = table_where_it_is_the_turn_of(guest)
    server.kill()
    server.start()
    wait_for(
        lambda: view_of(guest, table)["seats"][0].get("stand_in") == "clock", "a bot instead of the guest"
    )
    wait_for(lambda: guest.command(table, "back", type="return").is_success, "the guest's return")


def table_where_it_is_the_turn_of(guest: Guest) -> str:
    """A game that waits for the guest's first move. Bots would take much longer for it than the clock."""
    options = {
        "rules": "classic-3-brown",
        "seats": ["open", "easy", "easy"],
        "clock": {"move": 5},
        "pace": SLOW,
    }
    while True:
        table: str = guest.post("/tables", options).json()["id"]
        guest.command(table, "sit", type="sit")
        guest.command(table, "start", type="start")
        if view_of(guest, table)["turn"]["state"]["to_move"] == 0:
            return table


def view_of(guest: Guest, table: str) -> dict[str, Any]:
    view: dict[str, Any] = guest.get(f"/tables/{table}").json()["table"]
    return view
