"""Ctrl-C that waits for a good moment: work in progress is finished, so nothing is left half done."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ERROR_STREAM = 2


class Interruption:
    """Whether somebody has pressed Ctrl-C. Pressed again, it interrupts at once."""

    def __init__(self, notice: str = "") -> None:
        self.is_wanted = False
        self._notice = notice

    def want(self, _signal: int, _frame: FrameType | None) -> None:
        if self.is_wanted:
            raise KeyboardInterrupt
        self.is_wanted = True
        if self._notice:  # `print` may be interrupted in the middle of its own work, and then fails
            os.write(ERROR_STREAM, self._notice.encode())


@contextmanager
def interruption(notice: str = "") -> Iterator[Interruption]:
    """Inside this context Ctrl-C is noted instead of raising; the notice is shown, if there is one."""
    wanted = Interruption(notice)
    before = signal.signal(signal.SIGINT, wanted.want)
    try:
        yield wanted
    finally:
        signal.signal(signal.SIGINT, before)
