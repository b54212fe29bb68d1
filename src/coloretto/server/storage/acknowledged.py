"""A small file beside an SQLite database: the latest heartbeat that the database must contain.

SQLite drops the end of a damaged write-ahead log without an error, and with it moves that players have seen.
But then the latest heartbeat is missing, too, and a server does not start with such a database. See
`live/heartbeat.py`.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from coloretto._files import give_to_owner_of_folder
from coloretto.rules import ColorettoError
from coloretto.server.base.settings import ONLY_PROCESS, Settings
from coloretto.server.storage.sqlite import PRIVATE_MODE

FILE = "coloretto.acknowledged"
LENGTH = 40
"""Of the file's text, which is written in place."""


class MissingDataError(ColorettoError):
    """The database lacks something that was acknowledged."""


class Acknowledged(NamedTuple):
    """A heartbeat: its number, and when it was stored."""

    number: int
    time: float


class AcknowledgedFile:
    """Open for writing."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def write(self, acknowledged: Acknowledged) -> None:
        """Only after the database has stored that heartbeat."""
        text = f"{acknowledged.number} {acknowledged.time:.3f}".ljust(LENGTH - 1) + "\n"
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, text.encode())
        os.fsync(self._descriptor)


@contextmanager
def open_acknowledged(settings: Settings) -> Iterator[AcknowledgedFile]:
    descriptor = os.open(settings.folder / FILE, os.O_WRONLY | os.O_CREAT, PRIVATE_MODE)
    give_to_owner_of_folder(settings.folder / FILE)
    try:
        yield AcknowledgedFile(descriptor)
    finally:
        os.close(descriptor)


def has_acknowledged(settings: Settings) -> bool:
    """Whether a server has acknowledged anything in this folder."""
    return (settings.folder / FILE).exists()


def forget_acknowledged(settings: Settings) -> None:
    """Whatever the database contains from now on is all there is."""
    (settings.folder / FILE).unlink(missing_ok=True)


def check_complete(settings: Settings) -> None:
    """Raise a one-sentence error if the database lacks something that was acknowledged.

    It does not change the database, not even a damaged log.
    """
    latest = None if settings.is_postgresql else _read(settings.folder / FILE)
    if latest is None or _heartbeats(settings.database_file) >= latest.number:
        return
    when = f"{datetime.fromtimestamp(latest.time).astimezone():%Y-%m-%d %H:%M:%S}"
    raise MissingDataError(
        f"the database in {settings.folder} lacks changes that were acknowledged until {when}: it was damaged"
        " or replaced by an older copy. Keep a copy of the folder; then restore a backup with 'coloretto"
        " admin restore', or continue without them after 'coloretto admin accept-loss'"
    )


def _read(file: Path) -> Acknowledged | None:
    """None if there is no such file, or if it is not readable as one: then there is nothing to compare."""
    try:
        number, time = file.read_text().split()
        return Acknowledged(int(number), float(time))
    except (OSError, ValueError):
        return None


def _heartbeats(database: Path) -> int:
    """How many heartbeats a database contains."""
    if not database.exists():
        return 0
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            rows = connection.execute("SELECT number FROM heartbeats WHERE process = ?", (ONLY_PROCESS,))
            return sum(number for (number,) in rows)
        except sqlite3.Error:  # no such table, or a damaged file
            return 0
