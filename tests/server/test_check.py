"""`coloretto serve --check`, which tells whether a server could start here."""

import socket
from pathlib import Path

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
