"""Files that are replaced as a whole, and files that one process at a time may use."""

import os
import sys
from errno import ENOSPC
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from coloretto._files import PRIVATE, atomic_write, try_lock

HOLD = """
import sys
from coloretto._files import try_lock
file = open(sys.argv[1], "rb")
print(try_lock(file.fileno()), flush=True)
sys.stdin.read()
"""


def test_a_file_is_written_or_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in (b"old", b"new"):
        with atomic_write(path) as new:
            new.write_bytes(content)
            assert not path.exists() or path.read_bytes() == b"old"
        assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("error", [OSError(ENOSPC, "No space left on device", "other"), KeyboardInterrupt()])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, error: BaseException
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def write_half() -> None:
        with atomic_write(path) as new:
            new.write_bytes(b"ne")
            raise error

    with pytest.raises(type(error)) as raised:
        write_half()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
    if isinstance(raised.value, OSError):
        assert raised.value.filename == str(path)


def test_a_file_in_no_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder, error in (("nowhere", FileNotFoundError), ("file", NotADirectoryError)):
        with pytest.raises(error) as raised, atomic_write(tmp_path / folder / "file"):
            pass
        assert raised.value.filename == str(tmp_path / folder / "file")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_a_private_file_is_never_readable_by_others(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.touch(0o644)
    with atomic_write(path, PRIVATE) as new:
        assert new.stat().st_mode & 0o777 == PRIVATE
    assert path.stat().st_mode & 0o777 == PRIVATE


def test_a_lock_is_held_by_one_process_until_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    path.touch()
    with path.open("r+b") as file:
        with Popen([sys.executable, "-c", HOLD, str(path)], stdin=PIPE, stdout=PIPE, text=True) as holder:
            assert holder.stdout is not None
            assert holder.stdout.readline() == "True\n"
            assert not try_lock(file.fileno())
            holder.kill()
        assert try_lock(file.fileno())
        assert os.lseek(file.fileno(), 0, os.SEEK_CUR) == 0
