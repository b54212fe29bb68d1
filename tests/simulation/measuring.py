"""How many histories it takes until each bug of `bugs.py` is found."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from simulation.bugs import BUGS
from simulation.history import run_history
from simulation.mutation import Bug, with_bug

ENOUGH = 5
"""Findings of a bug after which its median is known well enough."""


@dataclass(frozen=True)
class Measurement:
    bug: Bug
    histories: int
    found: list[int]
    """The seeds whose histories show the bug."""
    by: str
    """The invariants that show it most often."""

    @property
    def median(self) -> float | None:
        """Histories from one finding to the next; None if there was none."""
        waits = [seed - before for before, seed in pairwise((-1, *self.found))]
        return median(waits) if waits else None


def measure(bug: Bug, most: int) -> Measurement:
    """Run histories until the bug is found often enough, or up to this many."""
    found: list[int] = []
    kinds: Counter[str] = Counter()
    seed = 0
    with with_bug(bug):
        while len(found) < ENOUGH and seed < most:
            problems = run_history(seed).problems
            if problems:
                found.append(seed)
                kinds.update({problem.partition(":")[0] for problem in problems})
            seed += 1
    return Measurement(bug, seed, found, ", ".join(kind for kind, _ in kinds.most_common(2)))


def table_of(measurements: Sequence[Measurement]) -> Iterator[str]:
    """A Markdown table."""
    yield "| bug | what is wrong | histories until found, median | found by |"
    yield "|---|---|---|---|"
    for each in measurements:
        wait = f"missed in {each.histories}" if each.median is None else f"{each.median:.0f}"
        yield f"| `{each.bug.name}` | {each.bug.what} | {wait} | {each.by} |"


def bug_named(name: str) -> Bug:
    return next(bug for bug in BUGS if bug.name == name)
