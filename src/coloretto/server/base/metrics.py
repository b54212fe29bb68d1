"""What the server counts and measures, as the text that Prometheus reads."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coloretto.server.services import Running

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

COUNTERS = {
    "coloretto_commands_total": (
        "Commands by what became of them: done, or the code of the refusal.",
        ("outcome",),
    ),
    "coloretto_duties_total": ("What the server has seen to by itself.", ("duty",)),
    "coloretto_http_requests_total": (
        "Requests by address, as the interface describes it, method and status.",
        ("route", "method", "status"),
    ),
}
"""Each with its meaning and its labels, whose values are closed sets."""
HISTOGRAMS = {
    "coloretto_commit_seconds": "Time until a commit was on the disk.",
    "coloretto_bot_move_seconds": "Time that a bot waited for a thread and thought.",
    "coloretto_late_seconds": "How late something due was begun.",
    "coloretto_http_seconds": "Time until the answer to a request began.",
}
GAUGES = {
    "coloretto_tables_in_memory": "Tables in the memory of this process.",
    "coloretto_listeners": "Connections that are told what happens at tables.",
}
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


@dataclass
class Histogram:
    counts: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    total: float = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        so_far = 0
        for bucket, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bucket}"}} {so_far}'
        yield f"{name}_sum {self.total}"
        yield f"{name}_count {so_far}"


class Metrics:
    """For one event loop; names that are not declared above are mistakes."""

    def __init__(self) -> None:
        self._counters: dict[str, Counter[tuple[str, ...]]] = {name: Counter() for name in COUNTERS}
        self._histograms = {name: Histogram() for name in HISTOGRAMS}

    def count(self, name: str, *values: str) -> None:
        """One more, with the values of its labels."""
        self._counters[name][values] += 1

    def observe(self, name: str, seconds: float) -> None:
        self._histograms[name].observe(seconds)

    def text(self, gauges: Mapping[str, float]) -> str:
        return "".join(f"{line}\n" for line in self._lines(gauges))

    def _lines(self, gauges: Mapping[str, float]) -> Iterator[str]:
        for name, (meaning, labels) in COUNTERS.items():
            yield from _head(name, meaning, "counter")
            for values, number in sorted(self._counters[name].items()):
                pairs = (f'{label}="{value}"' for label, value in zip(labels, values, strict=True))
                yield f"{name}{{{','.join(pairs)}}} {number}"
        for name, meaning in HISTOGRAMS.items():
            yield from _head(name, meaning, "histogram")
            yield from self._histograms[name].lines(name)
        for name, meaning in GAUGES.items():
            yield from _head(name, meaning, "gauge")
            yield f"{name} {gauges[name]}"


def _head(name: str, meaning: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"


def metrics_text(inside: "Running") -> str:
    """Everything that a process measures, now."""
    hub = inside.hub
    gauges = {"coloretto_tables_in_memory": hub.tables, "coloretto_listeners": hub.listeners}
    return hub.metrics.text(gauges)
