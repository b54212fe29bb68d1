"""Ctrl-C that waits for a safe point: work in progress finishes, so nothing is left half done."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STDERR = 2


class DeferredInterrupt:
    """Whether Ctrl-C was pressed. A second one interrupts at once."""

    def __init__(self, notice: str = "") -> None:
        self.is_requested = False
        self._notice = notice

    def on_sigint(self, _signal: int, _frame: FrameType | None) -> None:
        if self.is_requested:
            raise KeyboardInterrupt
        self.is_requested = True
        if self._notice:  # a signal handler must not call `print`, which is not reentrant
            os.write(STDERR, self._notice.encode())


@contextmanager
def deferred_interrupt(notice: str = "") -> Iterator[DeferredInterrupt]:
    """Within this context the first Ctrl-C only sets `is_requested`, and writes the notice to stderr."""
    interrupt = DeferredInterrupt(notice)
    previous = signal.signal(signal.SIGINT, interrupt.on_sigint)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, previous)
