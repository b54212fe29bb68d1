"""`coloretto serve --check`, which tells whether a server could start here."""

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from coloretto.server.base.settings import Settings
from coloretto.server.host.checks import schema_version
from coloretto.server.storage.connect import connect_for, migrate_database
from coloretto.server.storage.schema import MIGRATIONS
from support.consoles import coloretto


def test_a_check_starts_a_server_says_so_and_stops(tmp_path: Path) -> None:
    ran = coloretto("serve", "--check", "--port", "0", "--data", str(tmp_path), COLORETTO_DATABASE_URL="")
    assert ran.returncode == 0
    assert ran.stdout.splitlines()[-1] == "A server can start here."
    assert (tmp_path / "coloretto.sqlite").exists()


def test_a_check_fails_where_another_server_listens(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        ran = coloretto(
            "serve", "--check", "--port", port, "--data", str(tmp_path), COLORETTO_DATABASE_URL=""
        )
    assert ran.returncode == 1
    assert f"could not start at 127.0.0.1:{port}: is another one running there?" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_a_check_fails_where_the_host_is_unknown(tmp_path: Path) -> None:
    words = ("serve", "--check", "--host", "no.such.host.invalid", "--port", "0", "--data", str(tmp_path))
    ran = coloretto(*words, COLORETTO_DATABASE_URL="")
    assert ran.returncode == 1
    assert "unknown host 'no.such.host.invalid'" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_a_check_fails_where_the_database_cannot_be_used(tmp_path: Path) -> None:
    for address, complaint in (
        ("mysql://localhost/coloretto", "unknown database: 'mysql'"),
        (f"postgresql://me:SECRET@/coloretto?host={tmp_path}", "the database cannot be used"),
    ):
        ran = coloretto("serve", "--check", "--port", "0", COLORETTO_DATABASE_URL=address)
        assert ran.returncode == 1
        assert complaint in ran.stderr
        assert "SECRET" not in ran.stderr
        assert "Traceback" not in ran.stderr


def test_a_port_that_does_not_exist_is_refused_and_not_taken_for_another(tmp_path: Path) -> None:
    for port in ("65536", "99999999", "-1", "http", "9" * 5000):
        ran = coloretto("serve", "--check", f"--port={port}", "--data", str(tmp_path))
        assert ran.returncode == 2
        assert "is not a port: a number from 0 to 65535" in ran.stderr
    assert not list(tmp_path.iterdir())


def test_a_check_says_of_each_part_whether_it_works(tmp_path: Path) -> None:
    words = ("serve", "--check", "--port", "0", "--data", str(tmp_path), "--origin", "https://games.example")
    lines = coloretto(*words, COLORETTO_DATABASE_URL="").stdout.splitlines()
    kinds = ("settings", "data folder", "disk", "database", "bus", "address")
    assert [any(line.startswith("ok: ") and kind in line for line in lines) for kind in kinds] == [True] * 6
    assert any(line.startswith("warning: ") and "no trusted proxy" in line for line in lines)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (("--origin", "games.example"), "settings"),
        (("--origin", "https://games.example/play"), "settings"),
        (("--trusted-proxies", "nginx"), "settings"),
        (("--host", "no.such.host.invalid"), "address"),
    ],
)
def test_a_check_names_what_is_wrong_and_checks_the_rest(
    tmp_path: Path, words: tuple[str, ...], kind: str
) -> None:
    ran = coloretto(
        "serve", "--check", "--port", "0", "--data", str(tmp_path), *words, COLORETTO_DATABASE_URL=""
    )
    failed = [line for line in ran.stdout.splitlines() if line.startswith("failed: ")]
    assert (ran.returncode, len(failed), kind in failed[0]) == (1, 1, True)
    assert sum(line.startswith("ok: ") for line in ran.stdout.splitlines()) == 5
    assert len(ran.stderr.splitlines()) == 1


def test_a_check_neither_migrates_an_older_database_nor_accepts_a_newer_one(tmp_path: Path) -> None:
    settings = Settings("", tmp_path)
    migrate_database(connect_for(settings))
    for version, status, state in ((len(MIGRATIONS) - 1, 0, "ok: "), (len(MIGRATIONS) + 1, 1, "failed: ")):
        with closing(sqlite3.connect(settings.database_file)) as connection, connection:
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version VALUES (?)", (version,))
        ran = coloretto("serve", "--check", "--port", "0", "--data", str(tmp_path), COLORETTO_DATABASE_URL="")
        assert ran.returncode == status, ran.stderr
        assert any(line.startswith(state) and "database" in line for line in ran.stdout.splitlines())
        assert schema_version(settings) == version
