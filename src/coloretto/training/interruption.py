"""Ctrl-C that waits for a good moment: the generation in progress is learned and saved."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

NOTED = b"\nCtrl-C: this generation is finished and saved first; once more stops at once.\n"


class Interruption:
    """Whether somebody has pressed Ctrl-C. Pressed again, it interrupts at once."""

    def __init__(self) -> None:
        self.is_wanted = False

    def want(self, _signal: int, _frame: FrameType | None) -> None:
        if self.is_wanted:
            raise KeyboardInterrupt
        self.is_wanted = True
        os.write(2, NOTED)  # `print` may be interrupted in the middle of its own work, and then fails


@contextmanager
def interruption() -> Iterator[Interruption]:
    """Inside this context Ctrl-C is noted instead of raising."""
    wanted = Interruption()
    before = signal.signal(signal.SIGINT, wanted.want)
    try:
        yield wanted
    finally:
        signal.signal(signal.SIGINT, before)
