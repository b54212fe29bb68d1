"""A real PostgreSQL for tests, in a folder of its own, thrown away afterwards."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from pwd import getpwnam
from tempfile import mkdtemp

from psycopg import connect

SETTINGS = (
    "fsync=on",
    "full_page_writes=on",
    "max_connections=50",
    "listen_addresses=",
    "shared_buffers=32MB",
)


@cache
def binaries() -> Path | None:
    """Where `initdb` and `pg_ctl` are; Debian does not put them on the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return folders[0] if folders else None


def missing() -> str:
    """Why there is none; empty if there is."""
    if binaries() is None:
        return "PostgreSQL is not installed: apt-get install postgresql"
    if os.geteuid() == 0 and not _has_user("postgres"):
        return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


def _has_user(name: str) -> bool:
    try:
        getpwnam(name)
    except KeyError:
        return False
    return True


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a database that lives as long as this context."""
    folder = Path(mkdtemp(prefix="coloretto-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    try:
        data = str(folder / "data")
        _run("initdb", "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")
        start(folder)
        try:
            yield address(folder)
        finally:
            stop(folder, "immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def empty(address: str) -> None:
    """Throw away everything that a database holds."""
    with connect(address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")


def address(folder: Path) -> str:
    return f"postgresql://postgres@/postgres?host={folder}"


def start(folder: Path) -> None:
    options = " ".join(["-k", str(folder), *(f"-c {setting}" for setting in SETTINGS)])
    log = str(folder / "log")
    _run("pg_ctl", "--pgdata", str(folder / "data"), "--wait", "--log", log, "--options", options, "start")


def stop(folder: Path, mode: str) -> None:
    _run("pg_ctl", "--pgdata", str(folder / "data"), "--wait", "--mode", mode, "stop")


def _run(program: str, *arguments: str) -> None:
    folder = binaries()
    assert folder is not None
    command = [str(folder / program), *arguments]
    if os.geteuid() == 0:
        command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
    subprocess.run(command, check=True, capture_output=True, cwd="/", env={**os.environ, "LC_ALL": "C"})
