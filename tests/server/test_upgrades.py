"""Databases of earlier versions open, their games go on, and everything verifies."""

import gzip
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from coloretto.record import parse_record, verify, verify_deck
from support.served import Guest, Served, served
from support.waiting import wait_for

FOLDER = Path(__file__).parent / "upgrades"
"""Written by `write_databases.py`, by each of those versions."""
VERSIONS = sorted(file.stem for file in FOLDER.glob("*.json"))


class Known(Guest):
    """A person who has a token already."""

    def __init__(self, server: Served, identity: str, token: str) -> None:
        self.server, self.id = server, identity
        self.headers = {"Authorization": f"Bearer {token}"}


class Upgraded:
    """A server of this version on a database of an earlier one."""

    def __init__(self, server: Served, facts: dict[str, Any]) -> None:
        self.server, self.record, self.tables = server, facts["record"], facts["tables"]
        self._numbers = count()
        self.people = [Known(server, identity, token) for identity, token in facts["tokens"].items()]

    def view(self, table: str) -> dict[str, Any]:
        view: dict[str, Any] = self.people[0].get(f"/tables/{table}").json()["table"]
        return view

    def play_on(self, table: str) -> None:
        """Everybody who has a seat plays until the match is over."""
        wait_for(lambda: self._is_over_after_moves(table), f"the end of table {table}")

    def _is_over_after_moves(self, table: str) -> bool:
        """Move while people can."""
        while any(self._act(table, person) for person in self.people):
            continue  # otherwise a bot thinks, or the match is over
        return bool(self.view(table)["status"] == "over")

    def _act(self, table: str, person: Guest) -> bool:
        """Do what this person can do now; False if they can do nothing."""
        view = self.view(table)
        commands: list[dict[str, object]] = [{"type": "return"}, {"type": "ready"}]
        if view["status"] == "playing":
            actions = view["turn"]["legal"]
            action = actions[next(self._numbers) % len(actions)]
            commands.insert(0, {"type": "play", "action": action})
        ids = (f"upgraded-{next(self._numbers)}" for _ in commands)
        sent = (person.command(table, id_, **command) for id_, command in zip(ids, commands, strict=True))
        return any(answer.is_success for answer in sent)


@pytest.fixture(params=[(version, kind) for version in VERSIONS for kind in ("sqlite", "postgresql")])
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Upgraded]:
    version, kind = request.param
    facts = json.loads((FOLDER / f"{version}.json").read_text())[kind]
    address = ""
    if kind == "postgresql":
        address = request.getfixturevalue("fresh_postgresql")
        _restore(address, FOLDER / f"{version}.sql.gz")
    else:
        content = gzip.decompress((FOLDER / f"{version}.sqlite.gz").read_bytes())
        (tmp_path / "coloretto.sqlite").write_bytes(content)
    with served(tmp_path, address) as server:
        yield Upgraded(server, facts)


def _restore(address: str, dump: Path) -> None:
    """Run a dump, without the commands that only `psql` knows."""
    lines = gzip.decompress(dump.read_bytes()).decode().splitlines()
    text = "\n".join(line for line in lines if not line.startswith("\\"))
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(text.encode())


def test_there_is_a_database_of_an_earlier_version() -> None:
    assert VERSIONS


def test_a_database_of_an_earlier_version_opens_plays_on_and_verifies(upgraded: Upgraded) -> None:
    check_what_was_there(upgraded)
    for name in ("playing", "between", "alone"):
        table = upgraded.tables[name]
        upgraded.play_on(table)
        for game in range(1, upgraded.view(table)["game"] + 1):
            record = parse_record(upgraded.people[0].get(f"/tables/{table}/games/{game}?text=true").text)
            assert verify(record).is_over
            verify_deck(record)


def check_what_was_there(upgraded: Upgraded) -> None:
    """Records and people are as they were."""
    over, waiting = upgraded.tables["over"], upgraded.tables["waiting"]
    ana = upgraded.people[0]
    assert ana.get(f"/tables/{over}/games/1?text=true").text == upgraded.record
    assert {over, waiting} <= {line["id"] for line in ana.get("/me/tables").json()}
    assert ana.command(over, "thanks", type="say", text="Thanks!").is_success


def test_a_process_stops_when_a_newer_version_has_migrated_its_database(
    fresh_postgresql: str, tmp_path: Path
) -> None:
    with served(tmp_path, fresh_postgresql) as server:
        with psycopg.connect(fresh_postgresql, autocommit=True) as connection:
            connection.execute("INSERT INTO schema_version VALUES (999)")
        server.ended()
        assert "stopping: the database has schema version 999" in server.log.read_text()
        with pytest.raises(AssertionError, match="schema version 999"):
            server.begin_to_start()
