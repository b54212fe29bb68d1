"""Tables and figures as Markdown."""

from collections.abc import Iterable, Sequence

from coloretto.arena.statistics import Estimate

NOTHING = "-"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def percent(estimate: Estimate | None, digits: int = 0) -> str:
    """A share with its interval, in per cent."""
    if estimate is None:
        return NOTHING
    return _with_interval(estimate, 100, digits, " %")


def number(estimate: Estimate | None, digits: int = 1) -> str:
    """A number with its interval."""
    return NOTHING if estimate is None else _with_interval(estimate, 1, digits, "")


def _with_interval(estimate: Estimate, factor: int, digits: int, unit: str) -> str:
    mean = f"{factor * estimate.mean:z.{digits}f}{unit}"
    if estimate.low is None or estimate.high is None:
        return mean
    return f"{mean} ({factor * estimate.low:z.{digits}f} to {factor * estimate.high:z.{digits}f})"


def listed(words: Sequence[str]) -> str:
    """`a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
