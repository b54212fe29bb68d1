"""Players who go on whatever breaks, and what is checked afterwards."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection

from coloretto.record import RecordError, parse_record, verify, verify_deck
from coloretto.rules import ColorettoError
from support.served import Guest, Player, Served, table_of

SEATS = 3
RULES = "classic-3-brown"
RETRY_PAUSE = 0.5


@dataclass
class Findings:
    acknowledged: int = 0
    lost: int = 0
    repeated: int = 0
    """Versions that a player received twice or out of order."""
    verified: int = 0
    problems: list[str] = field(default_factory=list)


class ChaosPlayer(Player):
    """Tries again when the server is unavailable, and remembers what came twice."""

    def __init__(self, guest: Guest, table: str, seat: int, seed: int) -> None:
        super().__init__(guest, table, seat, seed)
        self.repeated = 0
        self.stand_ins = 0

    async def _respond(self, socket: ClientConnection, message: Mapping[str, Any]) -> None:
        if _is_unavailable(message):
            await asyncio.sleep(RETRY_PAUSE)
            await self._act(socket)
        else:
            await super()._respond(socket, message)

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        if _is_unavailable(message):
            return
        if message["type"] == "happened":
            self.repeated += message["version"] != self.version + 1
            self.stand_ins += any(event["type"] == "bot_stands_in" for event in message["events"])
        super()._hear(text)


def _is_unavailable(message: Mapping[str, Any]) -> bool:
    return message["type"] == "refused" and bool(message["code"] == "unavailable")


def players_at(servers: Sequence[Served], tables: int) -> list[ChaosPlayer]:
    """People at tables, those of each table at different servers."""
    players = []
    for number in range(tables):
        guests = [Guest(servers[(number + seat) % len(servers)], f"Guest {seat}") for seat in range(SEATS)]
        table = table_of(guests, RULES)
        players += [ChaosPlayer(guest, table, seat, number) for seat, guest in enumerate(guests)]
    return players


def check_players(players: Sequence[ChaosPlayer]) -> Findings:
    """Every acknowledged move is in the history of its table, and every record verifies."""
    findings = Findings()
    for player in players:
        findings.acknowledged += len(player.acknowledged)
        findings.repeated += player.repeated
        if player.repeated:
            findings.problems.append(f"table {player.table}: {player.repeated} versions came twice or late")
        if player.stand_ins:
            findings.problems.append(f"table {player.table}: a bot took a seat, though nobody was slow")
        played = _played(player)
        for version, action in player.acknowledged.items():
            if played.get(version) != action:
                findings.lost += 1
                findings.problems.append(f"table {player.table}: version {version} ({action}) was lost")
    for table, guest in {player.table: player.guest for player in players}.items():
        _verify(table, guest, findings)
    return findings


def _played(player: ChaosPlayer) -> dict[int, str]:
    """The action of each version, by the stored history."""
    history = player.guest.get(f"/tables/{player.table}/history").json()
    return {
        message["version"]: event["action"]
        for message in history
        for event in message["events"]
        if event["type"] == "played"
    }


def _verify(table: str, guest: Guest, findings: Findings) -> None:
    try:
        record = parse_record(guest.get(f"/tables/{table}/games/1?text=true").text)
        verify(record)
        verify_deck(record)
    except (ColorettoError, RecordError) as error:
        findings.problems.append(f"table {table}: {error}")
    else:
        findings.verified += 1
