"""Programs that a test starts, and that do not outlive it."""

import os
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple


@contextmanager
def started(
    command: Sequence[str], environment: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """A program in a process group of its own, all of which is killed at the end."""
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


class RunningProgram(NamedTuple):
    """A process of this machine."""

    pid: int
    command: str


def programs_with(variable: str) -> list[RunningProgram]:
    """The other processes that have this variable, `NAME=value`, in the environment they were started with.

    Where there is no `/proc`, nothing is found.
    """
    return [
        RunningProgram(int(folder.name), _text_of(folder / "cmdline").replace("\0", " ").strip())
        for folder in Path("/proc").glob("[0-9]*")
        if variable in _text_of(folder / "environ").split("\0") and int(folder.name) != os.getpid()
    ]


def _text_of(file: Path) -> str:
    try:
        return file.read_bytes().decode(errors="replace")
    except OSError:  # it has ended, or is another person's
        return ""
