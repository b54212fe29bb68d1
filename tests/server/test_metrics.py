"""What the server tells of itself: measurements and its log."""

import json
import logging
import re
from pathlib import Path
from random import Random

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import CollectorRegistry, Histogram, Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from coloretto import __version__
from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.logs import JsonLines, fields, log_to_error_stream, without_secrets
from coloretto.server.base.metrics import LATENCY_BUCKETS, LoopHistogram, Metrics
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from support.hubs import open_and_start, play_some, with_hub
from support.served import Guest, served
from support.waiting import HANG_TIMEOUT

ROOT = Path(__file__).parent.parent.parent
DASHBOARD = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text())
DOCUMENT = (ROOT / "docs" / "server.md").read_text()
COLLECTED = ("process_", "python_")
"""How the names begin that prometheus-client adds."""


def value(metrics: Metrics, name: str, **labels: str) -> float:
    found = metrics.registry.get_sample_value(name, labels)
    assert found is not None, f"no {name} with {labels}"
    return found


def families(text: str) -> dict[str, Metric]:
    return {family.name: family for family in text_string_to_metric_families(text)}


def test_every_metric_is_read_by_prometheus_parser() -> None:
    metrics = Metrics()
    metrics.commands.labels("done").inc()
    text, content_type = metrics.exposition()
    assert content_type.startswith("text/plain; version=")
    found = families(text.decode())
    assert found["coloretto_commands"].samples[0].labels == {"outcome": "done"}
    assert found["process_resident_memory_bytes"].samples[0].value > 0
    [build] = found["coloretto_build_info"].samples
    assert build.labels == {"version": __version__}


def test_two_applications_in_one_process_count_for_themselves() -> None:
    first, second = Metrics(), Metrics()
    first.command_done.inc()
    assert value(first, "coloretto_commands_total", outcome="done") == 1
    assert value(second, "coloretto_commands_total", outcome="done") == 0


def test_a_connection_counts_while_it_is_open_and_its_duration_when_it_closes() -> None:
    metrics = Metrics()
    with metrics.open_connection("stream"):
        assert value(metrics, "coloretto_connections", kind="stream") == 1
        assert value(metrics, "coloretto_connection_duration_seconds_count", kind="stream") == 0
    assert value(metrics, "coloretto_connections", kind="stream") == 0
    assert value(metrics, "coloretto_connection_duration_seconds_count", kind="stream") == 1


def test_the_document_names_every_metric_with_its_type_and_labels() -> None:
    rows = re.findall(r"^\| `(coloretto_\w+)` \| (\w+) \|([^|]*)\|", DOCUMENT, re.MULTILINE)
    documented = {name: (kind, re.findall(r"`(\w+)`", labels)) for name, kind, labels in rows}
    assert documented == {name_of(family): (family.type, labels_of(family)) for family in declared()}


def declared() -> list[Metric]:
    """The metrics of an application, without those that prometheus-client adds."""
    return [family for family in Metrics().registry.collect() if not family.name.startswith(COLLECTED)]


def name_of(family: Metric) -> str:
    """As its samples are called."""
    suffix = {"counter": "_total", "info": "_info"}
    return family.name + suffix.get(family.type, "")


def labels_of(family: Metric) -> list[str]:
    collector = Metrics().registry._names_to_collectors[family.name]
    return ["version"] if family.type == "info" else list(getattr(collector, "_labelnames", ()))


def test_every_panel_of_the_dashboard_asks_for_metrics_that_exist() -> None:
    queries = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    registry = Metrics().registry
    sampled = {sample.name for family in registry.collect() for sample in family.samples}
    existing = sampled | set(registry._names_to_collectors)  # which has those without a value, too
    asked = {name for query in queries for name in re.findall(r"\b(\w+)\{", query)}
    assert asked <= existing
    for family in declared():  # and nothing is left out
        assert any(name.startswith(family.name) for name in asked), family.name


def test_every_metric_that_a_document_names_exists() -> None:
    existing = {name_of(family) for family in declared()}
    for document in ("hosting.md", "scale.md"):
        text = (ROOT / "docs" / document).read_text()
        assert set(re.findall(r"`(coloretto_\w+)`", text)) <= existing


def test_commands_and_commits_are_counted(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        table = await open_and_start(hub)
        await play_some(hub, table, Random(1), 10)
        with pytest.raises(RefusedError):
            await hub.live("nowhere")
        assert value(hub.metrics, "coloretto_commands_total", outcome="done") == 3 + 1 + 10
        assert value(hub.metrics, "coloretto_commit_duration_seconds_count") == 1 + 3 + 1 + 10

    with_hub(connect_to, use)


def test_requests_are_counted_by_route_and_streams_and_sockets_for_themselves(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        guest = Guest(server, "Ana")
        table = guest.post("/tables", {"rules": "classic-3"}).json()["id"]
        for _ in range(3):
            guest.get(f"/tables/{table}")
        for number in range(5):
            guest.get(f"/tables/unknown{number}")
            guest.get(f"/made/up/{number}")
            httpx.request(f"MAKE{number}UP", f"{server.http}/levels")
        with (
            httpx.stream("GET", f"{server.http}/tables/{table}/events", timeout=HANG_TIMEOUT) as stream,
            connect(
                f"{server.websocket}/tables/{table}/socket", open_timeout=HANG_TIMEOUT, ping_interval=None
            ),
        ):
            lines = stream.iter_lines()
            next(lines)
            text = httpx.get(f"http://localhost:{server.port}/metrics").text
    found = families(text)
    counted = {
        (each.labels["route"], each.labels["method"], each.labels["status"]): each.value
        for each in found["coloretto_http_requests"].samples
    }
    show = "/api/v1/tables/{table}"
    assert counted[show, "GET", "200"] == 3
    assert counted[show, "GET", "404"] == 5
    assert counted["other", "GET", "404"] == 5
    durations = found["coloretto_http_request_duration_seconds"].samples
    assert sum(each.value for each in durations if each.name.endswith("_count")) == sum(counted.values())
    assert not any(table in str(key) or "unknown" in str(key) or "MAKE" in str(key) for key in counted)
    assert not any("events" in route or "socket" in route for route, _, _ in counted)
    connections = {each.labels["kind"]: each.value for each in found["coloretto_connections"].samples}
    assert connections == {"stream": 1, "websocket": 1}


def formatted(message: str, *, error: BaseException | None = None, **extra: str) -> str:
    details = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("coloretto.server", logging.INFO, "", 1, message, (), details)
    record.__dict__.update(fields(**extra))
    return JsonLines().format(record)


def test_a_line_of_the_log_is_one_line_of_json_whatever_went_wrong() -> None:
    with pytest.raises(RefusedError) as caught:
        raise RefusedError("stale", "first\nsecond")
    text = formatted('said "hello"\nand more', error=caught.value, table="t1")
    assert "\n" not in text
    line = json.loads(text)
    assert line["message"] == 'said "hello"\nand more'
    assert line["table"] == "t1"
    assert line["level"] == "info"
    assert "second" in line["error"]


@pytest.mark.parametrize(
    "text",
    [
        "GET /api/v1/recoveries?code=SECRET 200",
        'WebSocket /tables/t1/socket?token=SECRET" [accepted]',
        "connection to postgresql://coloretto:SECRET@db/coloretto failed",
        "authorization: Bearer SECRET",
        "cookie: coloretto=SECRET; other",
    ],
)
def test_no_secret_comes_into_the_log(text: str) -> None:
    assert "SECRET" in text
    assert "SECRET" not in without_secrets(text)
    assert "SECRET" not in formatted(text)


def test_the_log_goes_to_the_error_stream_from_its_level_on_and_no_longer_than_wanted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    log, before = logging.getLogger("another.program"), list(logging.getLogger().handlers)
    with log_to_error_stream("warning"):
        log.info("quiet")
        log.warning("loud")
    log.warning("late")
    [line] = capsys.readouterr().err.splitlines()
    assert json.loads(line)["message"] == "loud"
    assert logging.getLogger().handlers == before


@pytest.mark.parametrize("library", ["uvicorn.error", "websockets.server"])
def test_the_log_at_debug_leaves_out_what_libraries_tell_of_every_message(
    library: str, capsys: pytest.CaptureFixture[str]
) -> None:
    log = logging.getLogger(library)
    with log_to_error_stream("debug"):
        log.debug("< TEXT 'between ourselves'")
        log.info("connection open")
        logging.getLogger("coloretto.server").debug("ours")
    logged = [json.loads(line)["message"] for line in capsys.readouterr().err.splitlines()]
    assert logged == ["connection open", "ours"]


@given(st.lists(st.floats(0, 20)))
def test_a_histogram_of_the_loop_counts_as_that_of_prometheus_does(values: list[float]) -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    histogram = LoopHistogram("seconds", "Help.")
    ours.register(histogram)
    peer = Histogram("seconds", "Help.", buckets=LATENCY_BUCKETS, registry=theirs)
    for value in values:
        histogram.observe(value)
        peer.observe(value)
    assert generate_latest(ours) == generate_latest(theirs)
