"""Which bot thinks next. It does no I/O and knows no clock.

Threads are shared fairly: by whether a person is at the table, then by who opened it, then by table. A
decision that has begun is not interrupted, so slow ones leave a thread to the others. Cheap decisions need
not wait at all, see `is_cheap`.
"""

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nlargest
from itertools import islice

from coloretto.server.live.fair_queue import FairQueue

CHEAP_SECONDS = 0.000_25
"""What a decision of a cheap level costs at most: less than to commit the move."""
UNKNOWN_COST = 0.005
"""The estimate for a level before its first decision."""
SLOW_SECONDS = 0.03
"""What some decisions of a slow level cost at least, though most may be quick."""
RECENT = 15
"""Decisions of a level by which its cost is estimated."""
REMEMBERED = 60
"""Decisions of a level by which it is known whether it is slow."""
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


@dataclass(frozen=True)
class CostEstimate:
    """Of a decision that waits or runs."""

    seconds: float
    is_slow: bool


class Costs:
    """What a decision of each level costs, in seconds: the median of the latest.

    One that took unusually long, because something was compiled, changes nothing.
    """

    def __init__(self) -> None:
        self._recent: dict[str, deque[float]] = {}
        self._estimates: dict[str, CostEstimate] = {}

    def of(self, level: str) -> CostEstimate:
        return self._estimates.get(level, CostEstimate(UNKNOWN_COST, is_slow=False))

    def observe(self, level: str, seconds: float) -> None:
        recent = self._recent.setdefault(level, deque(maxlen=REMEMBERED))
        recent.append(seconds)
        latest = sorted(islice(reversed(recent), RECENT))
        is_slow = len(recent) > 1 and nlargest(2, recent)[1] >= SLOW_SECONDS
        self._estimates[level] = CostEstimate(latest[len(latest) // 2], is_slow)


@dataclass(frozen=True)
class Limits:
    """How many decisions may run at the same time: there is always room for a quick one beside slow ones."""

    quick: int

    @property
    def slow(self) -> int:
        return max(1, self.quick - 1)

    @property
    def together(self) -> int:
        return max(2, self.quick)

    def leave_room(self, quick: int, slow: int, *, for_slow: bool) -> bool:
        """Whether another one may start beside those that run."""
        is_one_free = slow < self.slow if for_slow else quick < self.quick
        return is_one_free and quick + slow < self.together


class DecisionQueue:
    def __init__(self, threads: int) -> None:
        """Of these threads, one host gets at most half, but at least one, and another for a slow decision."""
        self._limits, self._host_limits = Limits(threads), Limits(max(1, threads // 2))
        self.threads = self._limits.together
        self.costs = Costs()
        self.running_of: Counter[str] = Counter()
        """Decisions that have started, by host."""
        self._slow_of: Counter[str] = Counter()
        """Those of them that are slow."""
        self._queue: FairQueue[BotDecision] = FairQueue(3, WEIGHTS)
        self._estimates: dict[BotDecision, CostEstimate] = {}
        """Of decisions that wait or run."""

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    @property
    def running(self) -> int:
        return self.running_of.total()

    def is_cheap(self, decision: BotDecision) -> bool:
        """Whether a person waits for it and it takes less time than giving it to a thread."""
        return decision.is_attended and self.costs.of(decision.level).seconds <= CHEAP_SECONDS

    def add(self, decision: BotDecision) -> None:
        """Let a decision wait for its turn."""
        self._estimates[decision] = self.costs.of(decision.level)
        self._queue.push(decision.path, decision)

    def start(self) -> Iterator[BotDecision]:
        """The decisions that start now: they count as running."""
        while self.running < self.threads:
            decision = self._queue.pop(self._seconds, self.may_start)
            if decision is None:
                return
            self.running_of[decision.host] += 1
            self._slow_of[decision.host] += self._estimates[decision].is_slow
            yield decision

    def finish(self, decision: BotDecision, seconds: float | None) -> None:
        """A running decision is over; `seconds` is what it cost, None if it was not made."""
        estimate = self._estimates.pop(decision)
        self._queue.settle(decision.path, (seconds or 0.0) - estimate.seconds)
        self.running_of[decision.host] -= 1
        self._slow_of[decision.host] -= estimate.is_slow
        if not self.running_of[decision.host]:
            del self.running_of[decision.host], self._slow_of[decision.host]
        if seconds is not None:
            self.costs.observe(decision.level, seconds)

    def may_start(self, decision: BotDecision) -> bool:
        is_slow, host = self._estimates[decision].is_slow, decision.host
        slow, slow_of_host = self._slow_of.total(), self._slow_of[host]
        return self._limits.leave_room(
            self.running - slow, slow, for_slow=is_slow
        ) and self._host_limits.leave_room(
            self.running_of[host] - slow_of_host, slow_of_host, for_slow=is_slow
        )

    def _seconds(self, decision: BotDecision) -> float:
        return self._estimates[decision].seconds
