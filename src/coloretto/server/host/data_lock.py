"""A lock on the data folder: an SQLite database serves one server at a time.

The system releases the lock when the process ends, however it ends. Administration runs beside a server and
needs no lock.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from coloretto._files import give_to_owner_of_folder, try_lock
from coloretto.rules import ColorettoError
from coloretto.server.base.settings import Settings

LOCK_FILE = "server.lock"
MAX_PID_DIGITS = 20


class InUseError(ColorettoError):
    """Another server uses the data."""

    def __init__(self, folder: Path, process: str) -> None:
        who = f"another server (process {process})" if process else "another server"
        super().__init__(f"{who} uses the data in {folder}: stop it, or serve other data with --data FOLDER")


@contextmanager
def lock_data(settings: Settings) -> Iterator[None]:
    """Inside this context no other server uses the same SQLite database."""
    if settings.is_postgresql:
        yield
        return
    settings.folder.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(settings.folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
    give_to_owner_of_folder(settings.folder / LOCK_FILE)
    try:
        _lock_or_refuse(descriptor, settings.folder)
        yield
    finally:
        os.close(
            descriptor
        )  # and release the lock; the file stays, or two servers could lock two files of one name


def _lock_or_refuse(descriptor: int, folder: Path) -> None:
    if not try_lock(descriptor):
        raise InUseError(folder, os.read(descriptor, MAX_PID_DIGITS).decode(errors="replace"))
    os.truncate(descriptor, 0)
    os.write(descriptor, str(os.getpid()).encode())
