"""The time by which a server acts: nothing else reads the machine's clock to decide anything."""

from collections.abc import Callable
from time import monotonic
from time import time as wall_clock


class Clock:
    """Seconds since the epoch, which never go backwards.

    The machine's clock is read once; from then on only the time that has passed counts, so that setting the
    machine's clock changes no deadline.
    """

    def __init__(
        self, wall: Callable[[], float] = wall_clock, elapsed: Callable[[], float] = monotonic
    ) -> None:
        self.elapsed = elapsed
        """Seconds since an arbitrary moment, for durations."""
        self._offset = wall() - elapsed()

    def now(self) -> float:
        return self._offset + self.elapsed()
