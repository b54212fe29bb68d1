"""The time by which a server acts: nothing else reads the machine's clock to decide anything."""

from collections.abc import Callable
from time import monotonic
from time import time as wall_clock

MAX_DRIFT = 1.0
"""Seconds by which a clock that runs fast is corrected. Beyond that, the better clock was set back."""


class ServerClock:
    """Seconds since the epoch, which never go backwards.

    The machine's clock is read once; from then on only the time that has passed counts, so that setting the
    machine's clock changes no deadline. Several processes agree because all follow the database's clock.
    """

    def __init__(
        self, wall: Callable[[], float] = wall_clock, elapsed: Callable[[], float] = monotonic
    ) -> None:
        self.elapsed = elapsed
        """Seconds since an arbitrary moment, for durations."""
        self._offset = wall() - elapsed()
        self._latest = 0.0

    def now(self) -> float:
        time = self._offset + self.elapsed()
        if time < self._latest:
            return self._latest
        self._latest = time
        return time

    def start_at(self, time: float, elapsed: float) -> None:
        """Begin with the time that a better clock showed at a moment of `elapsed`; before the first use."""
        self._offset, self._latest = time - elapsed, 0.0

    def follow(self, time: float, elapsed: float) -> bool:
        """Correct this clock by a better one; not if that was set back, or deadlines would be extended."""
        ahead = self._offset + elapsed - time
        if ahead > MAX_DRIFT:
            return False
        self._offset = time - elapsed
        return True
