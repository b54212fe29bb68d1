"""How long bots think."""

from collections.abc import Iterable, Sequence

import numpy as np
from msgspec import Struct

BUCKETS_PER_DECADE = 20
"""Times are sorted into buckets 12 % wide, so a percentile is off by 6 % at most."""


class Times(Struct, frozen=True):
    """The times of a number of decisions. Nanoseconds, like those of the clock."""

    decisions: int = 0
    total: int = 0
    longest: int = 0
    buckets: dict[int, int] = {}
    """How many decisions there are in each bucket that has any."""

    @classmethod
    def of(cls, nanoseconds: Sequence[int]) -> "Times":
        if not nanoseconds:
            return cls()
        logarithms = np.log10(np.maximum(np.array(nanoseconds), 1))
        buckets, counts = np.unique((logarithms * BUCKETS_PER_DECADE).astype(int), return_counts=True)
        held = dict(zip(buckets.tolist(), counts.tolist(), strict=True))
        return cls(len(nanoseconds), sum(nanoseconds), max(nanoseconds), held)

    @property
    def mean(self) -> float:
        """In seconds, like all that follows; 0 where nothing was decided."""
        return self.total / self.decisions / 1e9 if self.decisions else 0.0

    @property
    def slowest(self) -> float:
        return self.longest / 1e9

    def percentile(self, part: float) -> float:
        """The time that this part of the decisions did not exceed, to within a bucket."""
        wanted, found = part * self.decisions, 0
        for bucket in sorted(self.buckets):
            found += self.buckets[bucket]
            if found >= wanted:
                return min(10 ** ((bucket + 0.5) / BUCKETS_PER_DECADE), self.longest) / 1e9
        return 0.0


def all_times(parts: Iterable[Times]) -> Times:
    """The times of all parts together."""
    decisions = total = longest = 0
    buckets: dict[int, int] = {}
    for part in parts:
        decisions, total, longest = decisions + part.decisions, total + part.total, max(longest, part.longest)
        for bucket, count in part.buckets.items():
            buckets[bucket] = buckets.get(bucket, 0) + count
    return Times(decisions, total, longest, buckets)
