"""How much one may ask for: so often at once, and so often in a while; and how large things may be."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from time import monotonic

from coloretto.protocol.refusals import RefusedError

MOST_REMEMBERED = 100_000
CROWDED = 10.0
"""Seconds until a connection may have ended."""


@dataclass(frozen=True)
class Limit:
    """A bucket of permissions that fills up again."""

    at_once: int
    a_second: float


COMMANDS = Limit(40, 10.0)
CHAT = Limit(6, 0.5)
NEW_TABLES = Limit(10, 0.1)
NEW_IDENTITIES = Limit(20, 0.2)
RECOVERIES = Limit(5, 0.02)
REPLAYS = Limit(20, 0.5)
REQUESTS = Limit(200, 50.0)

LARGEST_BODY = 16_384
"""Bytes of a request."""
LARGEST_HEAD = 65_536
"""Bytes of what stands before the body of a request."""
LARGEST_RECORD = 262_144
"""Bytes of a record that is to be shown."""
LARGEST_MESSAGE = 4096
"""Characters of a message over a WebSocket."""
LONGEST_REQUEST = 30
"""Seconds until a request must have come to its end."""
LONGEST_ANSWER = 120
"""Seconds until somebody must have read an answer."""
LONGEST_NAME = 24
LONGEST_TEXT = 500
"""Characters that can be said at once."""
LONGEST_ID = 64
LONGEST_ENTROPY = 64
LONGEST_RULES = 200
"""Characters of a rule set's name."""
LONGEST_TOKEN = 100
MOST_LINES = 100
"""Of tables or people in one answer."""
MOST_TABLES = 30
"""Tables of one host that are not over."""
MOST_VERSIONS = 5000
"""Of a table, until nothing may happen there any more but its match; the longest has three thousand."""
MOST_CONNECTIONS = 200
"""WebSockets and streams that are open from one address."""
MOST_MISSED = 500
"""Versions of which one who comes back is told one by one; after more one is told how the table is now."""
MOST_REFUSED = 100
"""Messages in a row that come to nothing; then the connection is ended."""
MOST_UNSENT = 1000
"""Messages that may wait for a slow reader; then it is cut off and may come again."""


class Limiter:
    """Counts by key, such as an identity or an address; in this process only."""

    def __init__(self) -> None:
        self._left: OrderedDict[tuple[Limit, str], tuple[float, float]] = OrderedDict()

    def use(self, limit: Limit, key: str) -> None:
        """Take one permission, or refuse with the seconds until there is one."""
        now = monotonic()
        left, since = self._left.pop((limit, key), (float(limit.at_once), now))
        left = min(float(limit.at_once), left + (now - since) * limit.a_second)
        self._left[limit, key] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        if left < 1:
            seconds = ceil(10 * (1 - left) / limit.a_second) / 10  # or one would come too early
            raise RefusedError("too_many", f"too often: wait {seconds:.1f} seconds", seconds=seconds)


class Crowd:
    """Counts the connections that are open now, by the address they come from."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()

    def check(self, key: str) -> None:
        """Refuse one more where there are enough."""
        if self._here[key] >= MOST_CONNECTIONS:
            sentence = f"{MOST_CONNECTIONS} connections are open from your address: close one first"
            raise RefusedError("too_many", sentence, seconds=CROWDED)

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        """Inside this context a connection counts."""
        self._here[key] += 1
        try:
            yield
        finally:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]
