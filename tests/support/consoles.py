"""The `coloretto` command as a person uses it: through pipes, and in a terminal."""

import os
import re
import select
import subprocess
import sys
import termios
from abc import ABC, abstractmethod
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

from support.waiting import HANG_TIMEOUT

COMMAND = str(Path(sys.executable).with_name("coloretto"))

OF_THE_TERMINAL = ("NO_COLOR", "TERM", "COLUMNS", "LINES")
"""Variables that describe the terminal of the tests themselves."""

TIRELESS = "d\n1\n2\n3\nt1\nt2\nt3\n4\n5\nt4\nt5\n" * 60
"""A person who types every possible answer until the game is over."""

QUESTION = re.compile(r"(?:[\w ]+, )?(?:Draw|Take|Put)[^\n]*\? $")
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")

# Makes the terminal it is started on its own, so that Ctrl-C reaches the command it then becomes.
IN_TERMINAL = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests in the background inherit that it is ignored
os.execv(sys.argv[1], sys.argv[1:])
"""


def environment(**changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in OF_THE_TERMINAL}
    return kept | {"TERM": "xterm"} | changes


def coloretto(
    *arguments: str, typed: str = "", command: str | Path = COMMAND, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, with lines to read and changes of its environment."""
    return subprocess.run(
        [command, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",  # so that `typed` may hold any bytes
        timeout=HANG_TIMEOUT,
        env=environment(**changes),
        check=False,
    )


def an_answer(question: str, rng: Random) -> str:
    """A random choice of the answers that a question offers."""
    offers: list[str] = re.findall(r"\bt\d|\bd\b", question.partition("(")[2])
    if "Put" in question:
        offers = re.findall(r"\d", question.partition("row")[2])
    return rng.choice(offers)


class TerminalProcess(ABC):
    """The command in a terminal of its own."""

    def __init__(self, arguments: tuple[str, ...], size: tuple[int, int], changes: dict[str, str]) -> None:
        """`size`: lines and columns; `changes`: of its environment."""
        self._master, terminal = os.openpty()
        termios.tcsetwinsize(terminal, size)
        self._process = subprocess.Popen(
            [sys.executable, "-c", IN_TERMINAL, COMMAND, *arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            start_new_session=True,
            env=environment(**changes),
        )
        os.close(terminal)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.kill()
        os.close(self._master)

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def kill(self) -> None:
        """At once, as when the power fails."""
        self._process.kill()
        self._process.wait()

    def status(self) -> int:
        """The exit status, once the command has ended."""
        while self._read():
            pass
        return self._process.wait(HANG_TIMEOUT)

    def _read(self) -> bool:
        """Show what the command writes next; False when it has ended."""
        ready, _, _ = select.select([self._master], [], [], HANG_TIMEOUT)
        try:
            read = os.read(self._master, 65536) if ready else b""
        except OSError:  # Linux's way to say that nobody holds the terminal any more
            read = b""
        self._show(read)
        return bool(read)

    @abstractmethod
    def _show(self, read: bytes) -> None:
        """Show what was read."""


class Terminal(TerminalProcess):
    """The command in a terminal of 80 columns and 24 lines, where it writes line by line."""

    def __init__(self, *arguments: str, **changes: str) -> None:
        self.shown = ""
        """Everything the command has written."""
        super().__init__(arguments, (24, 80), changes)

    def question(self) -> str:
        """The question that the output ends with, once there is one; nothing when the command has ended."""
        seen = len(self.shown)
        while not (asked := QUESTION.search(ESCAPES.sub("", self.shown[seen:]))):
            if not self._read():
                return ""
        return asked[0]

    def _show(self, read: bytes) -> None:
        self.shown += read.decode().replace("\r\n", "\n")
