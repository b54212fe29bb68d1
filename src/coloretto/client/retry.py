"""Exponential backoff while a server cannot be reached, for example during a restart."""

from time import monotonic

from coloretto.client.errors import UnreachableError

FIRST_DELAY, MAX_DELAY = 0.1, 3.0
"""Seconds between two attempts; each delay is twice the last one."""


class Backoff:
    def __init__(self, give_up_after: float) -> None:
        self._give_up_after = give_up_after
        self.reset()

    def reset(self) -> None:
        """The server has answered."""
        self._since = monotonic()
        self._delay = FIRST_DELAY

    def next_delay(self, reason: object) -> float:
        """The seconds to wait before the next attempt; an error when there is no time left."""
        if monotonic() - self._since >= self._give_up_after:
            raise UnreachableError(f"the server did not answer for {self._give_up_after:g} seconds: {reason}")
        delay, self._delay = self._delay, min(2 * self._delay, MAX_DELAY)
        return delay
