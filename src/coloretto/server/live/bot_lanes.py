"""Which bot thinks next. It does no I/O and knows no clock.

There are two lanes. Cheap decisions have a thread of their own, so they never wait for expensive ones.
Expensive decisions share the other threads fairly: by whether anybody is at the table, then by who opened
it, then by table. A decision that has begun is not interrupted.
"""

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from coloretto.server.live.fair_queue import FairQueue

CHEAP_SECONDS = 0.000_25
"""What a decision of a cheap level costs at most: about what it costs to commit the move."""
RECENT = 15
"""Decisions of a level by which its cost is estimated."""
CHEAP_THREADS = 1
ATTENDED, UNATTENDED = "attended", "unattended"
WEIGHTS = {UNATTENDED: 1 / 16}
"""Of tables where only bots play and nobody watches, against those with people."""


@dataclass(frozen=True, eq=False)
class Decision:
    """A move that a bot has to choose."""

    level: str
    table: str
    host: str
    """The identity that opened the table."""
    is_attended: bool = True
    """Whether a person plays or watches."""

    @property
    def path(self) -> tuple[str, str, str]:
        return ATTENDED if self.is_attended else UNATTENDED, self.host, self.table


class Costs:
    """What a decision of each level costs, in seconds: the median of the latest.

    One that took unusually long, because something was compiled, changes nothing.
    """

    def __init__(self) -> None:
        self._recent: dict[str, deque[float]] = {}
        self._medians: dict[str, float] = {}

    def of(self, level: str) -> float | None:
        """None as long as it is unknown."""
        return self._medians.get(level)

    def observe(self, level: str, seconds: float) -> None:
        recent = self._recent.setdefault(level, deque(maxlen=RECENT))
        recent.append(seconds)
        self._medians[level] = sorted(recent)[len(recent) // 2]


@dataclass
class Lane:
    threads: int
    threads_per_host: int
    running: int = 0
    running_of: Counter[str] = field(default_factory=Counter)
    """By host."""
    queue: FairQueue[Decision] = field(default_factory=lambda: FairQueue(3, WEIGHTS))

    def may_start(self, decision: Decision) -> bool:
        return self.running_of[decision.host] < self.threads_per_host


class Lanes:
    def __init__(self, threads: int) -> None:
        """Expensive decisions get this many threads; one host gets at most half of them, but at least one."""
        self.cheap = Lane(CHEAP_THREADS, CHEAP_THREADS)
        self.expensive = Lane(threads, max(1, threads // 2))
        self.costs = Costs()
        self._lane_of: dict[Decision, tuple[Lane, float]] = {}
        """Of decisions that wait or run, with their estimated cost."""

    @property
    def threads(self) -> int:
        """The most that may think at the same time."""
        return self.cheap.threads + self.expensive.threads

    def add(self, decision: Decision) -> None:
        """Let a decision wait for its turn."""
        cost = self.costs.of(decision.level)
        lane = self.cheap if cost is not None and cost <= CHEAP_SECONDS else self.expensive
        self._lane_of[decision] = lane, CHEAP_SECONDS if cost is None else cost
        lane.queue.push(decision.path, decision)

    def start(self) -> Iterator[Decision]:
        """The decisions that start now: they count as running."""
        for lane in (self.cheap, self.expensive):
            while lane.running < lane.threads:
                decision = lane.queue.pop(self._estimate, lane.may_start)
                if decision is None:
                    break
                lane.running += 1
                lane.running_of[decision.host] += 1
                yield decision

    def finish(self, decision: Decision, seconds: float | None) -> None:
        """A running decision is over; `seconds` is what it cost, None if it was not made."""
        lane, estimate = self._lane_of.pop(decision)
        lane.queue.settle(decision.path, (seconds or 0.0) - estimate)
        lane.running -= 1
        lane.running_of[decision.host] -= 1
        if not lane.running_of[decision.host]:
            del lane.running_of[decision.host]
        if seconds is not None:
            self.costs.observe(decision.level, seconds)

    def _estimate(self, decision: Decision) -> float:
        return self._lane_of[decision][1]
