"""How long to try again while a server cannot be reached: it may just be starting anew."""

from time import monotonic

from coloretto.client.errors import UnreachableError

FIRST, LONGEST = 0.1, 3.0
"""Seconds of the pauses between two tries, which become longer."""


class Patience:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.renew()

    def renew(self) -> None:
        """The server has answered."""
        self._since = monotonic()
        self._next = FIRST

    def pause(self, why: object) -> float:
        """The seconds to wait before the next try; an error when it has been tried for too long."""
        if monotonic() - self._since >= self._seconds:
            raise UnreachableError(f"the server was not reached for {self._seconds:g} seconds: {why}")
        pause, self._next = self._next, min(2 * self._next, LONGEST)
        return pause
