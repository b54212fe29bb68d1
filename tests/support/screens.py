"""The full-screen UI in a real terminal, with a model of what the terminal shows."""

import os
import re
import time
from pathlib import Path
from random import Random

import pyte

from support.consoles import TerminalProcess
from support.waiting import HANG_TIMEOUT

LINES, COLUMNS = 24, 80
SYNC_QUESTION, SYNC_ANSWER = b"\x1b[?2026$p", b"\x1b[?2026;2$y"
FRAME_START, FRAME_END = b"\x1b[?2026h", b"\x1b[?2026l"
"""Synchronized output: a program that knows the terminal supports it marks where a frame starts and ends."""


class FullScreen(TerminalProcess):
    """The command on the whole screen of a terminal, and what a person sees there."""

    def __init__(
        self, *arguments: str, size: tuple[int, int] = (LINES, COLUMNS), data: Path | None = None
    ) -> None:
        """`data`: the folder where games are stored."""
        self._screen = pyte.Screen(size[1], size[0])
        self._stream = pyte.ByteStream(self._screen)
        self._received = b""
        """Everything the command has written."""
        folder = {} if data is None else {"COLORETTO_DATA_DIR": str(data)}
        super().__init__(arguments, size, {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **folder})

    @property
    def shown(self) -> str:
        return "\n".join(self._screen.display)

    def wait_for(self, pattern: str) -> re.Match[str]:
        """What the screen shows, once it shows that."""
        deadline = time.monotonic() + HANG_TIMEOUT
        while (found := re.search(pattern, self.shown)) is None:
            if not self._read() or time.monotonic() > deadline:
                raise AssertionError(f"the screen never showed {pattern!r}:\n{self.shown}")
        return found

    def wait_for_change(self) -> None:
        """Until the screen shows something else than now."""
        before = self.shown
        while self.shown == before:
            assert self._read(), f"nothing came after:\n{before}"

    def _read(self) -> bool:
        """Show what the command writes next, to the end of a frame; False when it has ended."""
        has_read = super()._read()
        is_in_frame = self._received.rfind(FRAME_START) > self._received.rfind(FRAME_END)
        return has_read and (not is_in_frame or self._read())

    def _show(self, read: bytes) -> None:
        questions = self._received.count(SYNC_QUESTION)
        self._received += read
        self._stream.feed(read)
        if self._received.count(SYNC_QUESTION) > questions:
            os.write(self._master, SYNC_ANSWER)


ROWS = r"\d(?:, \d)*(?: or \d)?"
MINE = rf"(?P<draw>d draws)(?:, (?P<takes>{ROWS}) takes)?|(?P<rows>{ROWS}) (?:takes a row|puts it there)"
OVER = r"wins? with -?\d+ point|share the win"


def play_on(screen: FullScreen, rng: Random, until: str = OVER) -> None:
    """Make random decisions when the screen asks, until it shows this pattern or the game is over.

    A key may be pressed twice for one question, as a person in a hurry does: the screen can change for
    another reason before it shows the answer.
    """
    while not re.search(until, screen.shown):
        asked = screen.wait_for(rf"{MINE}|{OVER}|{until}")
        offers = re.findall(r"\d", (asked["takes"] or "") + (asked["rows"] or ""))
        offers += ["d"] if asked["draw"] else []
        if not offers:
            return
        screen.press(rng.choice(offers))
        screen.wait_for_change()
