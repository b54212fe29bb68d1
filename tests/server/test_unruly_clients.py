"""Many whole games by unruly clients: every one of them ends with the same verified record."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from msgspec import Raw, Struct

from coloretto.protocol.events import events_from_json
from coloretto.record import record_from_json, verify
from coloretto.rules import parse_rule_set
from coloretto.server.table.state import Status, Table
from support.effort import effort
from support.served import Guest, Served, served
from support.unruly import UnrulyPlayer
from support.waiting import HANG_TIMEOUT

RULES = (
    "classic-3-brown",
    "golden-2-violet",
    "classic-4-brown",
    "golden-3-brown",
    "classic-5-brown",
    "golden-4-violet",
    "golden-5-brown",
)
TABLES = [("sqlite", effort(84, 1000)), ("postgresql", effort(28, 210))]
AT_ONCE = 25
"""Tables."""


class Kept(Struct):
    version: int
    time: float
    events: Raw


@pytest.mark.parametrize(("database", "tables"), TABLES)
def test_unruly_clients_of_many_tables_all_end_with_the_same_verified_record(
    request: pytest.FixtureRequest, tmp_path: Path, database: str, tables: int
) -> None:
    address = request.getfixturevalue("fresh_postgresql") if database == "postgresql" else ""
    with served(tmp_path, address) as server:
        guests = [Guest(server, f"Guest {number}") for number in range(5)]
        what_went_wrong = asyncio.run(play_all(server, guests, tables))
    assert what_went_wrong.keys() >= {"stale", "not_your_turn", "illegal_action", "repeated", "came back"}


async def play_all(server: Served, guests: list[Guest], tables: int) -> Counter[str]:
    places = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=server.http) as http:

        async def play(number: int) -> Counter[str]:
            async with places:
                return await play_game(http, server, guests, number)

        return sum(await asyncio.gather(*(play(number) for number in range(tables))), Counter())


async def play_game(
    http: httpx.AsyncClient, server: Served, guests: list[Guest], number: int
) -> Counter[str]:
    """A whole game; how often something went wrong in it."""
    rules = RULES[number % len(RULES)]
    table = await begin(http, guests[: parse_rule_set(rules).players], rules)
    players = [
        UnrulyPlayer(
            f"{server.websocket}/tables/{table}/socket", guest.headers, seat, Random(f"{number} {seat}")
        )
        for seat, guest in enumerate(guests[: parse_rule_set(rules).players])
    ]
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), HANG_TIMEOUT)
    history = (await http.get(f"/tables/{table}/history")).raise_for_status().content
    kept = msgspec.json.decode(history, type=list[Kept])
    for player in players:
        player.check({each.version: bytes(each.events) for each in kept})
    record = record_from_json((await http.get(f"/tables/{table}/games/1")).raise_for_status().content)
    verify(record)
    assert folded(table, kept).record == record
    return Counter(
        {
            "came back": sum(player.visits - 1 for player in players),
            "repeated": sum(player.repeats for player in players),
        }
    ) + Counter(code for player in players for code in player.refused.values())


def folded(table_id: str, kept: list[Kept]) -> Table:
    table = Table(table_id)
    for each in kept:
        table = table.after(events_from_json(bytes(each.events)), each.time)
    assert table.status is Status.OVER
    return table


async def begin(http: httpx.AsyncClient, guests: list[Guest], rules: str) -> str:
    async def post(guest: Guest, address: str, body: object) -> httpx.Response:
        return (await http.post(address, json=body, headers=guest.headers)).raise_for_status()

    table: str = (await post(guests[0], "/tables", {"rules": rules, "games": 1, "pace": 0})).json()["id"]
    for number, guest in enumerate(guests):
        body = {"id": "sit", "command": {"type": "sit", "seat": number}}
        await post(guest, f"/tables/{table}/commands", body)
    await post(guests[0], f"/tables/{table}/commands", {"id": "start", "command": {"type": "start"}})
    return table
