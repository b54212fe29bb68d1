"""How much one may ask for: so often at once, and so often in a while."""

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

from coloretto.server.refusals import RefusedError

MOST_REMEMBERED = 100_000


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
REQUESTS = Limit(200, 50.0)


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
            seconds = (1 - left) / limit.a_second
            raise RefusedError(
                "too_many", f"too often: wait {seconds:.1f} seconds", seconds=round(seconds, 1)
            )
