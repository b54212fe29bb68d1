"""While the database is away: clients are told to try again, and the log stays readable."""

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from coloretto.server.base import outages
from coloretto.server.base.outages import QUIET_SECONDS, OutageLog
from support.postgresql import missing, postgresql, start, stop
from support.served import Guest, open_socket, served
from support.waiting import wait_for

REQUESTS = 30
"""During an outage. A log with a line for each would be flooded."""
BUS_WATCH = "coloretto.server.live.bus_watch"
"""Logs when notices stop and arrive again: on a busy machine, that may happen several times."""


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(outages, "monotonic", lambda: now[0])
    return now


def fail(log: OutageLog, sentence: str = "no route to postgresql://me:SECRET@host") -> None:
    with pytest.raises(OSError, match=sentence), log:
        raise OSError(sentence)


def test_an_outage_is_one_warning_and_its_end_another_with_the_number_of_failures(
    time: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    log = OutageLog("reading")
    for _ in range(1000):
        fail(log)
        time[0] += 0.01
    assert len(caplog.records) == 1
    assert caplog.records[0].levelno == logging.WARNING
    assert "SECRET" not in caplog.text
    time[0] += QUIET_SECONDS
    for _ in range(10):
        with log:
            pass
    assert [record.getMessage() for record in caplog.records[1:]] == [
        "reading works again: 1000 failures in 10.0 seconds"
    ]
    fail(log)
    assert len(caplog.records) == 3


def test_single_failures_among_successes_are_one_outage(
    time: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    log = OutageLog("writing")
    for _ in range(100):
        fail(log)
        with log:
            time[0] += 0.1
    assert len(caplog.records) == 1


def test_a_database_that_stops_floods_no_log_and_every_request_is_told_to_try_again(tmp_path: Path) -> None:
    if missing():
        pytest.skip(missing())
    with postgresql() as address, served(tmp_path, address) as server:
        ana = Guest(server, "Ana")
        table: str = ana.post("/tables", {"rules": "classic-3-brown"}).json()["id"]
        ana.command(table, "1", type="sit")
        with stopped(Path(address.partition("host=")[2])):
            wait_for(lambda: ana.get("/me").status_code == 503)
            for number in range(REQUESTS):
                answer = ana.command(table, f"later{number}", type="say", text="?")
                assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
                assert int(answer.headers["retry-after"]) >= 1
                assert "socket" not in answer.text
            wait_for(lambda: not server.get_readiness().is_success)
            assert int(server.get_readiness().headers["retry-after"]) >= 1
            assert asyncio.run(told_over_socket(ana, table)) == "unavailable"
        wait_for(lambda: ana.get("/me").is_success)
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert not [line for line in lines if "error" in line], "no tracebacks"
    assert len([line for line in lines if line["logger"] != BUS_WATCH]) < REQUESTS / 2, lines


@contextmanager
def stopped(folder: Path) -> Iterator[None]:
    stop(folder, "immediate")
    try:
        yield
    finally:
        start(folder)


async def told_over_socket(guest: Guest, table: str) -> str:
    async with open_socket(f"{guest.server.websocket}/tables/{table}/socket", guest.headers) as line:
        code: str = json.loads(await line.recv())["code"]
        return code
