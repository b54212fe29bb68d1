"""What a server counts and times, for Prometheus. Each has its row in docs/server.md."""

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from math import inf
from time import perf_counter
from typing import Literal, TypeAlias, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from coloretto import __version__

LATENCY_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CONNECTION_BUCKETS = (1.0, 10.0, 60.0, 300.0, 900.0, 3600.0, 4 * 3600.0, 24 * 3600.0)

ConnectionKind: TypeAlias = Literal["websocket", "stream"]

disable_created_metrics()  # type: ignore[no-untyped-call]  # a time beside every counter, which nobody reads


class LoopHistogram(Collector):
    """For values that only the event loop's thread observes, with every move: it needs no locks."""

    def __init__(self, name: str, help_text: str, buckets: tuple[float, ...] = LATENCY_BUCKETS) -> None:
        self._name, self._help, self._bounds = name, help_text, (*buckets, inf)
        self._counts, self._sum = [0] * len(self._bounds), 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def describe(self) -> Iterator[HistogramMetricFamily]:
        yield HistogramMetricFamily(self._name, self._help)

    def collect(self) -> Iterator[HistogramMetricFamily]:
        upto = zip(map(floatToGoString, self._bounds), accumulate(self._counts), strict=True)
        buckets = [(bound, float(count)) for bound, count in upto]
        yield HistogramMetricFamily(self._name, self._help, buckets=buckets, sum_value=self._sum)


class Metrics:
    """Those of one application. The values of all labels are closed sets."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        build = Info("coloretto_build", "The version that runs.", registry=self.registry)
        build.info({"version": __version__})
        self.commands = self._counter(
            "coloretto_commands", "Commands by outcome: done, or the code of the refusal.", "outcome"
        )
        self.command_done = self.commands.labels("done")
        self.deadlines = self._counter("coloretto_deadlines", "Deadlines the server acted on.", "kind")
        self.deadline_delay = self._histogram(
            "coloretto_deadline_delay_seconds", "How long after its deadline the server acted."
        )
        self.commit_duration = LoopHistogram(
            "coloretto_commit_duration_seconds", "Time until a commit was durable."
        )
        self.registry.register(self.commit_duration)
        self.bot_move_duration = self._histogram(
            "coloretto_bot_move_duration_seconds", "Time a bot waited for its turn and thought.", "level"
        )
        self.http_requests = self._counter(
            "coloretto_http_requests", "Responses, without streams.", "route", "method", "status"
        )
        self.http_request_duration = self._histogram(
            "coloretto_http_request_duration_seconds",
            "Time until a response was sent, without streams.",
            "route",
            "method",
        )
        self.tables = self._gauge("coloretto_tables_in_memory", "Tables in the memory of this process.")
        self.subscribers = self._gauge("coloretto_subscribers", "Connections subscribed to tables.")
        self.bots_waiting = self._gauge("coloretto_bots_waiting", "Bots that wait for a thread to think.")
        self.bots_thinking = self._gauge("coloretto_bots_thinking", "Bots that think in a thread.")
        self._connections = self._gauge("coloretto_connections", "Open WebSockets and streams.", "kind")
        self._connection_duration = self._histogram(
            "coloretto_connection_duration_seconds",
            "How long WebSockets and streams were open, when they closed.",
            "kind",
            buckets=CONNECTION_BUCKETS,
        )
        for kind in get_args(ConnectionKind):  # 0 is not the same as unknown
            self._connections.labels(kind)
            self._connection_duration.labels(kind)

    @contextmanager
    def open_connection(self, kind: ConnectionKind) -> Iterator[None]:
        """While a connection is open."""
        begin = perf_counter()
        with self._connections.labels(kind).track_inprogress():
            try:
                yield
            finally:
                self._connection_duration.labels(kind).observe(perf_counter() - begin)

    def exposition(self, accept: str = "") -> tuple[bytes, str]:
        """All metrics in the format that fits an `Accept` header, and its content type."""
        encode, content_type = choose_encoder(accept)
        return encode(self.registry), content_type

    def _counter(self, name: str, help_text: str, *labels: str) -> Counter:
        return Counter(name, help_text, labels, registry=self.registry)

    def _gauge(self, name: str, help_text: str, *labels: str) -> Gauge:
        return Gauge(name, help_text, labels, registry=self.registry)

    def _histogram(
        self, name: str, help_text: str, *labels: str, buckets: tuple[float, ...] = LATENCY_BUCKETS
    ) -> Histogram:
        return Histogram(name, help_text, labels, buckets=buckets, registry=self.registry)
