"""What the tests share to play on the whole screen of a real terminal, with a model of what it shows."""

import os
import re
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

import pyte

from support.consoles import COMMAND, IN_TERMINAL, environment
from support.waiting import HANG_TIMEOUT

LINES, COLUMNS = 24, 80
SYNC_QUESTION, SYNC_ANSWER = b"\x1b[?2026$p", b"\x1b[?2026;2$y"
FRAME_START, FRAME_END = b"\x1b[?2026h", b"\x1b[?2026l"
"""Synchronized output: a program that knows the terminal supports it marks where a frame starts and ends."""


class FullScreen:
    """The command in a terminal, and what a person sees there."""

    def __init__(
        self, *arguments: str, size: tuple[int, int] = (LINES, COLUMNS), data: Path | None = None
    ) -> None:
        """`data`: the folder where games are kept."""
        kept = {} if data is None else {"COLORETTO_DATA_DIR": str(data)}
        self._master, terminal = os.openpty()
        termios.tcsetwinsize(terminal, size)
        self._screen = pyte.Screen(size[1], size[0])
        self._stream = pyte.ByteStream(self._screen)
        self._received = b""
        """Everything the program has written."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", IN_TERMINAL, COMMAND, *arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            start_new_session=True,
            env=environment(TERM="xterm-256color", LC_ALL="C.UTF-8", **kept),
        )
        os.close(terminal)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.kill()
        os.close(self._master)

    @property
    def shown(self) -> str:
        return "\n".join(self._screen.display)

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def wait_for(self, pattern: str) -> re.Match[str]:
        """What the screen shows, once it shows that."""
        deadline = time.monotonic() + HANG_TIMEOUT
        while (found := re.search(pattern, self.shown)) is None:
            if not self._read() or time.monotonic() > deadline:
                raise AssertionError(f"{pattern!r} never came to be on the screen:\n{self.shown}")
        return found

    def wait_for_news(self) -> None:
        """Until the screen shows anything else than now."""
        before = self.shown
        while self.shown == before:
            assert self._read(), f"nothing came after:\n{before}"

    def kill(self) -> None:
        """At once, as when the power fails."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def status(self) -> int:
        """The exit status, once the command has ended."""
        while self._read():
            pass
        return self.process.wait(HANG_TIMEOUT)

    def _read(self) -> bool:
        """Read what there is, to the end of a frame; False when the command has ended."""
        ready, _, _ = select.select([self._master], [], [], HANG_TIMEOUT)
        try:
            read = os.read(self._master, 65536) if ready else b""
        except OSError:  # Linux's way to say that nobody holds the terminal any more
            read = b""
        questions = self._received.count(SYNC_QUESTION)
        self._received += read
        self._stream.feed(read)
        if self._received.count(SYNC_QUESTION) > questions:
            os.write(self._master, SYNC_ANSWER)
        is_in_frame = self._received.rfind(FRAME_START) > self._received.rfind(FRAME_END)
        return bool(read) and (not is_in_frame or self._read())


ROWS = r"\d(?:, \d)*(?: or \d)?"
MINE = rf"(?P<draw>d draws)(?:, (?P<takes>{ROWS}) takes)?|(?P<rows>{ROWS}) (?:takes a row|puts it there)"
OVER = r"wins? with -?\d+ point|share the win"


def play_on(screen: FullScreen, lots: Random, decisions: int | None = None) -> None:
    """Decide by lot whenever the screen asks, so often or until the game is over."""
    while decisions != 0:
        asked = screen.wait_for(rf"{MINE}|{OVER}")
        offers = re.findall(r"\d", (asked["takes"] or "") + (asked["rows"] or ""))
        offers += ["d"] if asked["draw"] else []
        if not offers:
            return
        screen.press(lots.choice(offers))
        screen.wait_for_news()
        decisions = None if decisions is None else decisions - 1
