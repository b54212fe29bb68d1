"""Files that are replaced as a whole, and files that one process at a time may use."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

PUBLIC = 0o666  # less what the process's umask forbids
PRIVATE = 0o600


@contextmanager
def atomic_write(path: Path, mode: int = PUBLIC) -> Iterator[Path]:
    """A new, empty file to write to, which replaces the one at `path` when the context ends without an error.

    Whatever happens in between, the file at `path` holds all of its old content or all of the new. Errors
    name `path`, not the file beside it.
    """
    beside = path.with_name(f".{token_hex(8)}.tmp")
    try:
        beside.touch(mode, exist_ok=False)
        yield beside
        beside.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        with suppress(OSError):
            beside.unlink()


if sys.platform == "win32":
    import msvcrt

    def give_to_owner_of_folder(path: Path) -> Path:
        return path

    FAR = 1 << 20  # a locked byte cannot be read, so it lies behind all content

    def try_lock(descriptor: int) -> bool:
        position = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(descriptor, position, os.SEEK_SET)
        return True

else:
    import fcntl

    def give_to_owner_of_folder(path: Path) -> Path:
        """Let what root has created belong to the user whose folder it is in, as SQLite does with its logs.

        Else a server that runs as this user could not open what an administrator has restored or checked.
        """
        if os.geteuid() == 0:
            owner = path.parent.stat()
            with suppress(PermissionError):  # where root is not allowed to
                os.chown(path, owner.st_uid, owner.st_gid)
        return path

    def try_lock(descriptor: int) -> bool:
        """Lock an open file for this process; False if another one has it.

        The system releases the lock when the file is closed or the process ends, however that ends.
        """
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
