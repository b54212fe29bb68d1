"""How many histories it takes until each bug of `bugs.py` is found."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from simulation.bugs import BUGS
from simulation.history import run_history
from simulation.mutation import Bug, with_bug


@dataclass(frozen=True)
class Measurement:
    bug: Bug
    seeds: int
    found: list[int]
    """The seeds whose histories show the bug."""
    by: str
    """The invariant that shows it most often."""

    @property
    def median(self) -> float | None:
        """Histories until the bug is found, starting from any of the seeds; None if it was not."""
        if not self.found:
            return None
        after_last = self.found[0] + self.seeds  # the seeds as a ring
        waits = [
            next(seed for seed in (*self.found, after_last) if seed >= start) - start + 1
            for start in range(self.seeds)
        ]
        return median(waits)


def measure(bug: Bug, seeds: int) -> Measurement:
    found: list[int] = []
    kinds: Counter[str] = Counter()
    with with_bug(bug):
        for seed in range(seeds):
            problems = run_history(seed).problems
            if problems:
                found.append(seed)
                kinds.update({problem.partition(":")[0] for problem in problems})
    return Measurement(bug, seeds, found, ", ".join(kind for kind, _ in kinds.most_common(2)))


def table_of(measurements: Sequence[Measurement]) -> Iterator[str]:
    """A Markdown table."""
    yield "| bug | what is wrong | median number of histories until found | found by |"
    yield "|---|---|---|---|"
    for each in measurements:
        wait = f"missed in {each.seeds}" if each.median is None else f"{each.median:.0f}"
        yield f"| `{each.bug.name}` | {each.bug.what} | {wait} | {each.by} |"


def bug_named(name: str) -> Bug:
    return next(bug for bug in BUGS if bug.name == name)
