"""How much work goes into the value of a position: in steps, never in time, so that it is always the same."""

from coloretto.rules import ColorettoError
from coloretto.rules.numbers import is_number, whole

DEEP = "deep"
EFFORTS = {"quick": 1, "normal": 16, DEEP: 100}
"""Turns that a search from each position looks at."""
MAX_EFFORT = 10_000


class EffortError(ColorettoError):
    """No effort."""


def expansions_of(effort: str | int) -> int:
    """An effort's number of expanded turns; 0 is what the network says of a position, without a search."""
    if isinstance(effort, str) and effort in EFFORTS:
        return EFFORTS[effort]
    number = int(effort) if isinstance(effort, str) and is_number(effort) else whole(effort)
    if not 0 <= number <= MAX_EFFORT:
        names = ", ".join(EFFORTS)
        raise EffortError(f"effort {effort!r}: it must be {names} or a number from 0 to {MAX_EFFORT}")
    return number
