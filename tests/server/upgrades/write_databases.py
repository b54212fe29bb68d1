"""Write databases with games in progress, for the tests of upgrades from this version.

Run it with the version whose databases are wanted, before the next one changes anything:
`PYTHONPATH=tests python tests/server/upgrades/write_databases.py FOLDER`. It writes `VERSION.sqlite.gz`,
`VERSION.sql.gz` (PostgreSQL) and `VERSION.json`, which says who plays where.
"""

import gzip
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from coloretto import __version__
from support.postgresql import postgresql
from support.served import Guest, Served, served

MOVES = 12
RULES = "classic-3-brown"
SHORT = "players:2,capacities:3.3,reserve:62"
"""Rules of a game that is over soon."""


def play(guest: Guest, table: str, number: int) -> bool:
    """Play a legal action if it is this guest's turn; False if not."""
    turn: dict[str, Any] | None = guest.get(f"/tables/{table}").json()["table"]["turn"]
    if turn is None or not turn["legal"]:
        return False
    action = turn["legal"][number % len(turn["legal"])]
    return guest.command(table, f"play-{number}", type="play", action=action).is_success


def in_progress(guests: list[Guest]) -> str:
    table: str = guests[0].post("/tables", {"rules": RULES, "games": 1, "pace": 0}).json()["id"]
    for guest in guests:
        guest.command(table, "sit", type="sit")
    guests[0].command(table, "start", type="start")
    for number in range(MOVES):
        assert any(play(guest, table, number) for guest in guests)
    guests[1].command(table, "say", type="say", text="Good luck!")
    guests[2].command(table, "stand", type="stand")
    return table


def alone(guest: Guest) -> str:
    options = {"rules": "golden-4", "games": 1, "seats": ["open", "easy", "medium", "hard"], "pace": 0}
    table: str = guest.post("/tables", options).json()["id"]
    guest.command(table, "sit", type="sit")
    guest.command(table, "start", type="start")
    return table


def waiting(guest: Guest) -> str:
    table: str = guest.post("/tables", {"rules": RULES, "games": 4, "public": False}).json()["id"]
    guest.command(table, "sit", type="sit", entropy="ab12")
    return table


def played(guests: list[Guest], games: int) -> str:
    """A match of which one game is over."""
    table: str = guests[0].post("/tables", {"rules": SHORT, "games": games}).json()["id"]
    for guest in guests:
        guest.command(table, "sit", type="sit", entropy=guest.id)
    guests[0].command(table, "start", type="start")
    number = 0
    while guests[0].get(f"/tables/{table}").json()["table"]["status"] == "playing":
        assert any(play(guest, table, number) for guest in guests)
        number += 1
    return table


def fill(server: Served) -> dict[str, object]:
    """Tables in every state; who sits at them, and the tokens."""
    people = [Guest(server, name) for name in ("Ana", "Ben", "Çelik")]
    tables = {
        "waiting": waiting(people[0]),
        "alone": alone(people[0]),
        "playing": in_progress(people),
        "between": played(people[:2], games=2),
        "over": played(people[:2], games=1),
    }
    record = people[0].get(f"/tables/{tables['over']}/games/1?text=true").text
    tokens = {guest.id: guest.headers["Authorization"].removeprefix("Bearer ") for guest in people}
    return {"version": __version__, "tokens": tokens, "tables": tables, "record": record}


def write_sqlite(folder: Path) -> dict[str, object]:
    with TemporaryDirectory() as data:
        with served(Path(data)) as server:
            facts = fill(server)
            server.stop()
        with sqlite3.connect(Path(data) / "coloretto.sqlite") as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        content = (Path(data) / "coloretto.sqlite").read_bytes()
    (folder / f"{__version__}.sqlite.gz").write_bytes(gzip.compress(content, mtime=0))
    return facts


def write_postgresql(folder: Path) -> dict[str, object]:
    with TemporaryDirectory() as data, postgresql() as address:
        with served(Path(data), address) as server:
            facts = fill(server)
            server.stop()
        command = ["pg_dump", "--inserts", "--no-owner", "--no-privileges", address]
        dump = subprocess.run(command, check=True, capture_output=True).stdout
    (folder / f"{__version__}.sql.gz").write_bytes(gzip.compress(dump, mtime=0))
    return facts


def main(folder: Path) -> None:
    facts = {"sqlite": write_sqlite(folder), "postgresql": write_postgresql(folder)}
    text = json.dumps(facts, indent=1, ensure_ascii=False)
    (folder / f"{__version__}.json").write_text(text + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
