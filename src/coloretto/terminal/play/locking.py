"""Files that one process at a time may use. The lock ends with the process, however that ends."""

import sys
from typing import BinaryIO


def try_to_lock(file: BinaryIO) -> bool:
    """False if another process has locked the file. Where the system knows no such locks, nobody has."""
    if sys.platform == "win32":
        return True
    import fcntl  # noqa: PLC0415 - Windows has none

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
