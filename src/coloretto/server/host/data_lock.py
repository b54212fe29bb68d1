"""An embedded database serves one server: a lock on a file in its folder keeps a second one away.

The system lets go of the lock when the process ends, however it ends. Administration goes on beside a server
and needs no lock.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from coloretto._files import try_lock
from coloretto.rules import ColorettoError
from coloretto.server.base.settings import Settings

LOCK = "server.lock"
LONGEST_NUMBER = 20


class InUseError(ColorettoError):
    """Another server uses the embedded database."""

    def __init__(self, folder: Path, process: str) -> None:
        who = f"another server (process {process})" if process else "another server"
        super().__init__(f"{who} uses the data in {folder}: stop it, or serve other data by --data FOLDER")


@contextmanager
def sole_server_of(settings: Settings) -> Iterator[None]:
    """Inside this context no other server uses this one's embedded database."""
    if settings.is_postgresql:
        yield
        return
    settings.folder.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(settings.folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock_or_refuse(descriptor, settings.folder)
        yield
    finally:
        os.close(descriptor)  # and the lock with it; the file stays, or two could lock two files of one name


def _lock_or_refuse(descriptor: int, folder: Path) -> None:
    if not try_lock(descriptor):
        raise InUseError(folder, os.read(descriptor, LONGEST_NUMBER).decode(errors="replace"))
    os.truncate(descriptor, 0)
    os.write(descriptor, str(os.getpid()).encode())
