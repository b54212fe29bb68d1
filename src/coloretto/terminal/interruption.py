"""Ctrl-C that waits for a good moment: work in progress is finished, so nothing is left half done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Interruption:
    """Whether somebody has pressed Ctrl-C. Pressed again, it interrupts at once."""

    def __init__(self) -> None:
        self.is_wanted = False

    def want(self, _signal: int, _frame: FrameType | None) -> None:
        if self.is_wanted:
            raise KeyboardInterrupt
        self.is_wanted = True


@contextmanager
def interruption() -> Iterator[Interruption]:
    """Inside this context Ctrl-C is noted instead of raising."""
    wanted = Interruption()
    before = signal.signal(signal.SIGINT, wanted.want)
    try:
        yield wanted
    finally:
        signal.signal(signal.SIGINT, before)
