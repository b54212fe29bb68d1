"""Counters, histograms and gauges in Prometheus' text format."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

COUNTERS = {
    "coloretto_commands_total": (
        "Commands by outcome: done, or the code of the refusal.",
        ("outcome",),
    ),
    "coloretto_duties_total": ("Deadlines the server acted on, by kind.", ("duty",)),
    "coloretto_http_requests_total": (
        "HTTP requests by route, method and status.",
        ("route", "method", "status"),
    ),
}
"""Each with its help text and its labels, whose values are closed sets."""
HISTOGRAMS = {
    "coloretto_commit_seconds": "Time until a commit was durable.",
    "coloretto_bot_move_seconds": "Time a bot waited for a thread and chose its move.",
    "coloretto_late_seconds": "How long after its deadline the server acted.",
    "coloretto_http_seconds": "Time until the response to a request started.",
}
GAUGES = {
    "coloretto_tables_in_memory": "Tables in the memory of this process.",
    "coloretto_listeners": "Connections subscribed to tables.",
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
    """For one event loop. A name that is not declared above is an error."""

    def __init__(self) -> None:
        self._counters: dict[str, Counter[tuple[str, ...]]] = {name: Counter() for name in COUNTERS}
        self._histograms = {name: Histogram() for name in HISTOGRAMS}

    def count(self, name: str, *values: str) -> None:
        """Increment a counter with these label values."""
        self._counters[name][values] += 1

    def observe(self, name: str, seconds: float) -> None:
        self._histograms[name].observe(seconds)

    def text(self, gauges: Mapping[str, float]) -> str:
        return "".join(f"{line}\n" for line in self._lines(gauges))

    def _lines(self, gauges: Mapping[str, float]) -> Iterator[str]:
        for name, (help_text, labels) in COUNTERS.items():
            yield from _head(name, help_text, "counter")
            for values, number in sorted(self._counters[name].items()):
                pairs = (f'{label}="{value}"' for label, value in zip(labels, values, strict=True))
                yield f"{name}{{{','.join(pairs)}}} {number}"
        for name, help_text in HISTOGRAMS.items():
            yield from _head(name, help_text, "histogram")
            yield from self._histograms[name].lines(name)
        for name, help_text in GAUGES.items():
            yield from _head(name, help_text, "gauge")
            yield f"{name} {gauges[name]}"


def _head(name: str, help_text: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help_text}"
    yield f"# TYPE {name} {kind}"
