"""Which bot thinks next. It does no I/O and knows no clock.

Threads are shared fairly: by whether a person is at the table, then by who opened it, then by table. A
decision that has begun is not interrupted. Cheap decisions need not wait at all, see `is_cheap`.
"""

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass

from coloretto.server.live.fair_queue import FairQueue

CHEAP_SECONDS = 0.000_25
"""What a decision of a cheap level costs at most: less than to commit the move."""
UNKNOWN_COST = 0.005
"""The estimate for a level before its first decision."""
RECENT = 15
"""Decisions of a level by which its cost is estimated."""
ATTENDED, UNATTENDED = "attended", "unattended"
WEIGHTS = {UNATTENDED: 1 / 16}
"""Of tables where only bots play and nobody watches, against those with people."""


@dataclass(frozen=True, eq=False)
class BotDecision:
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

    def of(self, level: str) -> float:
        return self._medians.get(level, UNKNOWN_COST)

    def observe(self, level: str, seconds: float) -> None:
        recent = self._recent.setdefault(level, deque(maxlen=RECENT))
        recent.append(seconds)
        self._medians[level] = sorted(recent)[len(recent) // 2]


class DecisionQueue:
    def __init__(self, threads: int) -> None:
        """Of these threads, one host gets at most half, but at least one."""
        self.threads, self.threads_per_host = threads, max(1, threads // 2)
        self.costs = Costs()
        self.running_of: Counter[str] = Counter()
        """Decisions that have started, by host."""
        self._queue: FairQueue[BotDecision] = FairQueue(3, WEIGHTS)
        self._estimates: dict[BotDecision, float] = {}
        """Of decisions that wait or run."""

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    @property
    def running(self) -> int:
        return self.running_of.total()

    def is_cheap(self, decision: BotDecision) -> bool:
        """Whether a person waits for it and it takes less time than giving it to a thread."""
        return decision.is_attended and self.costs.of(decision.level) <= CHEAP_SECONDS

    def add(self, decision: BotDecision) -> None:
        """Let a decision wait for its turn."""
        self._estimates[decision] = self.costs.of(decision.level)
        self._queue.push(decision.path, decision)

    def start(self) -> Iterator[BotDecision]:
        """The decisions that start now: they count as running."""
        while self.running < self.threads:
            decision = self._queue.pop(self._estimates.__getitem__, self._may_start)
            if decision is None:
                return
            self.running_of[decision.host] += 1
            yield decision

    def finish(self, decision: BotDecision, seconds: float | None) -> None:
        """A running decision is over; `seconds` is what it cost, None if it was not made."""
        self._queue.settle(decision.path, (seconds or 0.0) - self._estimates.pop(decision))
        self.running_of[decision.host] -= 1
        if not self.running_of[decision.host]:
            del self.running_of[decision.host]
        if seconds is not None:
            self.costs.observe(decision.level, seconds)

    def _may_start(self, decision: BotDecision) -> bool:
        return self.running_of[decision.host] < self.threads_per_host
