"""Rate limits (token buckets by key) and the number of open connections by address."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from time import monotonic

from coloretto.protocol.limits import MAX_CONNECTIONS
from coloretto.protocol.refusals import RefusedError

MAX_KEYS = 100_000
"""Buckets kept in memory; the least recently used one is dropped first."""
RETRY_CONNECTION = 10.0
"""Seconds after which to try again when an address has too many connections."""


@dataclass(frozen=True)
class RateLimit:
    """A token bucket: `burst` tokens at most, refilled at `per_second`."""

    burst: int
    per_second: float


COMMANDS = RateLimit(40, 10.0)
CHAT = RateLimit(6, 0.5)
NEW_TABLES = RateLimit(10, 0.1)
NEW_IDENTITIES = RateLimit(20, 0.2)
RECOVERIES = RateLimit(5, 0.02)
REPLAYS = RateLimit(20, 0.5)
REQUESTS = RateLimit(200, 50.0)
CONTROL_FRAMES = RateLimit(100, 10.0)


class TokenBucket:
    """The tokens of one limit, for something that lasts as long as its bucket."""

    def __init__(self, limit: RateLimit) -> None:
        self._limit, self._tokens, self._since = limit, float(limit.burst), monotonic()

    def take(self) -> bool:
        """Take one token; False if there is none."""
        now = monotonic()
        tokens = _refilled(self._limit, self._tokens, now - self._since)
        self._tokens, self._since = (tokens - 1 if tokens >= 1 else tokens), now
        return tokens >= 1


def _refilled(limit: RateLimit, tokens: float, seconds: float) -> float:
    return min(float(limit.burst), tokens + seconds * limit.per_second)


class RateLimiter:
    """Token buckets by key, such as an identity or an address, for this process only."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[RateLimit, str], tuple[float, float]] = OrderedDict()

    def consume(self, limit: RateLimit, key: str) -> None:
        """Take one token, or refuse with the seconds until the next one."""
        now = monotonic()
        tokens, since = self._buckets.pop((limit, key), (float(limit.burst), now))
        tokens = _refilled(limit, tokens, now - since)
        self._buckets[limit, key] = (tokens - 1 if tokens >= 1 else tokens, now)
        if len(self._buckets) > MAX_KEYS:
            self._buckets.popitem(last=False)
        if tokens < 1:
            seconds = (
                ceil(10 * (1 - tokens) / limit.per_second) / 10
            )  # rounded up, or a retry comes too early
            raise RefusedError("too_many", f"too many requests: wait {seconds:.1f} seconds", seconds=seconds)


class ConnectionCounter:
    """Open connections by address."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Refuse one more connection from an address that has too many."""
        if self._open[address] >= MAX_CONNECTIONS:
            sentence = f"{MAX_CONNECTIONS} connections are open from your address: close one first"
            raise RefusedError("too_many", sentence, seconds=RETRY_CONNECTION)

    @contextmanager
    def track(self, address: str) -> Iterator[None]:
        """Count a connection while the context lasts."""
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
