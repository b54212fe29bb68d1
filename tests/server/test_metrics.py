"""What the server tells of itself: measurements and its log."""

import json
import logging
import re
from pathlib import Path
from random import Random

import httpx
import pytest

from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.logs import JsonLines, fields, log_to_error_stream, without_secrets
from coloretto.server.base.metrics import BUCKETS, COUNTERS, GAUGES, HISTOGRAMS, Metrics
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from support.hubs import open_and_start, play_some, with_hub
from support.served import Guest, served

LABEL = r'\w+="[^"\\\n]*"'
LINE = re.compile(rf"# (HELP|TYPE) coloretto_\w+ .+|coloretto_\w+(\{{{LABEL}(,{LABEL})*\}})? [0-9.e+-]+")
NO_GAUGES = dict.fromkeys(GAUGES, 0)


def value(text: str, name: str) -> float:
    [line] = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(line.split()[-1])


def test_every_line_is_as_prometheus_reads_it() -> None:
    metrics = Metrics()
    metrics.count("coloretto_commands_total", "done")
    metrics.count("coloretto_http_requests_total", "/tables/{table}", "GET", "200")
    lines = metrics.text(NO_GAUGES).splitlines()
    assert all(LINE.fullmatch(line) for line in lines)
    for name in (*COUNTERS, *HISTOGRAMS, *GAUGES):
        assert sum(line.startswith(f"# TYPE {name} ") for line in lines) == 1


def test_buckets_add_up() -> None:
    metrics = Metrics()
    for seconds in (*BUCKETS, 99.0):
        metrics.observe("coloretto_commit_seconds", seconds)
    text = metrics.text(NO_GAUGES)
    counts = [int(line.split()[-1]) for line in text.splitlines() if "commit_seconds_bucket" in line]
    assert counts == list(range(1, len(BUCKETS) + 2))
    assert value(text, "coloretto_commit_seconds_count") == len(BUCKETS) + 1
    assert value(text, "coloretto_commit_seconds_sum") == pytest.approx(sum(BUCKETS) + 99.0)


def test_commands_and_commits_are_counted(connect_to: Connect) -> None:
    async def use(hub: Hub, _store: Store) -> None:
        table = await open_and_start(hub)
        await play_some(hub, table, Random(1), 10)
        with pytest.raises(RefusedError):
            await hub.live("nowhere")
        text = hub.metrics.text(NO_GAUGES)
        assert value(text, 'coloretto_commands_total{outcome="done"}') == 3 + 1 + 10
        assert value(text, "coloretto_commit_seconds_count") == 1 + 3 + 1 + 10

    with_hub(connect_to, use)


def test_requests_are_counted_by_address_without_ids_and_no_more_values_than_there_are_addresses(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as server:
        base = f"http://localhost:{server.port}"
        guest = Guest(server, "Ana")
        table = guest.post("/tables", {"rules": "classic-3"}).json()["id"]
        for _ in range(3):
            guest.get(f"/tables/{table}")
        for number in range(5):
            guest.get(f"/tables/unknown{number}")
            guest.get(f"/made/up/{number}")
            httpx.request(f"MAKE{number}UP", f"{server.http}/levels")
        text = httpx.get(f"{base}/metrics").text
    name = "coloretto_http_requests_total"
    lines = (line.split() for line in text.splitlines() if line.startswith(name))
    counted = {labels: int(number) for labels, number in lines}
    show = "/api/v1/tables/{table}"
    assert counted[f'{name}{{route="{show}",method="GET",status="200"}}'] == 3
    assert counted[f'{name}{{route="{show}",method="GET",status="404"}}'] == 5
    assert counted[f'{name}{{route="other",method="GET",status="404"}}'] == 5
    assert not any(table in line or "unknown" in line or "made" in line or "MAKE" in line for line in counted)
    assert value(text, "coloretto_http_seconds_count") == sum(counted.values())


def test_a_name_that_is_not_declared_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Metrics().count("coloretto_typo_total", "done")


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
