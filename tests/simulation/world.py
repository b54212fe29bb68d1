"""Simulated time and chance: the seed decides what happens in a history, and in which order."""

from collections.abc import Callable
from hashlib import sha256
from heapq import heappop, heappush
from random import Random
from typing import Protocol

START = 1_700_000_000.0
"""The true time at which every history begins."""
MAX_STEPS = 400_000
"""Steps after which a history counts as stuck."""


class StuckError(AssertionError):
    """A history does not end."""


class Runnable(Protocol):
    """Something with steps that are ready: the event loop of a process."""

    name: str

    @property
    def is_ready(self) -> bool: ...

    def step(self) -> None: ...


class Trace:
    """What happened, as a hash, and as lines if they are wanted."""

    def __init__(self, show: Callable[[str], None] | None = None) -> None:
        self._hash, self._show = sha256(), show
        self.length = 0

    def add(self, time: float, line: str) -> None:
        text = f"{time - START:12.6f} {line}"
        self._hash.update(text.encode())
        self._hash.update(b"\n")
        self.length += 1
        if self._show is not None:
            self._show(text)

    @property
    def digest(self) -> str:
        return self._hash.hexdigest()


class World:
    """The true time, what is going to happen at which time, and the processes that have something to do.

    A process runs its callbacks in their order, as every event loop does. Which process runs next, and how
    long threads, networks and the database take, is decided by chance.
    """

    def __init__(self, seed: int, trace: Trace) -> None:
        self.now = START
        self.trace = trace
        self.steps = 0
        self._seed = seed
        self._order = self.random("order of steps")
        self._agenda: list[tuple[float, int, Callable[[], None]]] = []
        self._number = 0
        self._runnables: list[Runnable] = []

    def random(self, purpose: str) -> Random:
        """Random numbers for one purpose, so that a change to another one does not change them."""
        return Random(f"{self._seed} {purpose}")

    def log(self, line: str) -> None:
        self.trace.add(self.now, line)

    def after(self, delay: float, callback: Callable[[], None]) -> None:
        self._number += 1
        heappush(self._agenda, (self.now + max(0.0, delay), self._number, callback))

    def add(self, runnable: Runnable) -> None:
        self._runnables.append(runnable)

    def remove(self, runnable: Runnable) -> None:
        self._runnables.remove(runnable)

    def run(self, is_done: Callable[[], bool], until: float) -> bool:
        """Let things happen until `is_done`; False if it is not at the time `until`."""
        while not is_done():
            if self.now > until:
                return False
            self._step()
        return True

    def _step(self) -> None:
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise StuckError(f"the history does not end: {MAX_STEPS} steps until {self.now - START:.1f} s")
        ready = [each for each in self._runnables if each.is_ready]
        if ready:
            (ready[0] if len(ready) == 1 else self._order.choice(ready)).step()
            return
        time, _, callback = heappop(self._agenda)
        self.now = max(self.now, time)
        callback()
