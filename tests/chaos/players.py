"""Players who go on whatever breaks, and what is checked afterwards."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from coloretto.record import RecordError, parse_record, verify, verify_deck
from coloretto.rules import ColorettoError
from support.served import Guest, Player, Served, open_socket, table_of

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
        self._must_retry = False

    async def _connect_and_play(self) -> None:
        after = f"?after={self.version}" if self.version else ""
        address = f"{self.guest.server.websocket}/tables/{self.table}/socket{after}"
        async with open_socket(address, self.guest.headers) as socket:
            if after:
                await self._act(socket)
            async for text in socket:
                self._hear(str(text))
                if self.is_over:
                    return
                if self._must_retry:
                    self._must_retry = False
                    await asyncio.sleep(RETRY_PAUSE)
                    await self._act(socket)
                elif json.loads(text)["type"] in {"snapshot", "happened"}:
                    await self._act(socket)

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        kind, version = message["type"], message.get("version", 0)
        if kind == "refused" and message["code"] == "unavailable":
            self._must_retry = True
            return
        if kind == "happened":
            self.repeated += version != self.version + 1
            self.stand_ins += any(event["type"] == "bot_stands_in" for event in message["events"])
        super()._hear(text)


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
