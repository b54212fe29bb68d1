"""A server that changes its commitment log is found out by everybody who has looked at it before."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from coloretto.client import Client
from coloretto.protocol.http import LogPage
from coloretto.record import LogEntry, LogError, LogHead
from coloretto.record.commitment_log import Commitment, hash_table, next_entry
from coloretto.terminal.records.log_check import LogCheck, noted_head

PAGE = 3
SERVER = "http://localhost:1"


class FakeServer:
    """A server that shows this log, a few entries at a time."""

    server = SERVER

    def __init__(self, entries: list[LogEntry]) -> None:
        self.entries = entries

    def call(self, endpoint: Any) -> LogPage:  # noqa: ANN401 - an endpoint of any response
        after, commitment = int(endpoint.query["after"]), endpoint.query.get("commitment")
        shown = [
            entry for entry in self.entries if entry.number > after and commitment in {None, entry.commitment}
        ]
        return LogPage(shown[:PAGE], self.entries[-1].head if self.entries else LogHead())


def commitment(number: int) -> str:
    return sha256(str(number).encode()).hexdigest()


def chain(numbers: list[int]) -> list[LogEntry]:
    """A log that was honestly made from these commitments."""
    entries: list[LogEntry] = []
    head = LogHead()
    for number in numbers:
        entries.append(
            next_entry(head, Commitment(1000 * number, hash_table("t"), number, commitment(number)))
        )
        head = entries[-1].head
    return entries


def entry_of(entries: list[LogEntry], number: int) -> LogEntry | None:
    return LogCheck(cast("Client", FakeServer(entries))).entry_of(commitment(number))


@pytest.fixture(autouse=True)
def _data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORETTO_DATA_DIR", str(tmp_path))


@pytest.mark.parametrize("number", [1, 2, 5, 10])
def test_a_commitment_is_found_wherever_it_is_and_the_end_of_the_log_is_noted(number: int) -> None:
    log = chain(list(range(1, 11)))
    assert entry_of(log, number) == log[number - 1]
    assert noted_head(SERVER) == log[-1].head
    assert entry_of(log, number) == log[number - 1]


def test_a_commitment_that_was_never_published_is_not_found() -> None:
    assert entry_of([], 1) is None
    log = chain([1, 2, 3])
    assert entry_of(log, 4) is None
    assert entry_of(log, 2) == log[1]
    assert entry_of(log, 4) is None


def test_a_log_that_has_grown_is_checked_from_where_it_ended_before() -> None:
    log = chain(list(range(1, 21)))
    entry_of(log[:7], 3)
    assert entry_of(log, 20) == log[19]
    assert noted_head(SERVER) == log[-1].head


@pytest.mark.parametrize(
    "forge",
    [
        pytest.param(lambda _log: chain([1, 2, 33, 4, 5, 6, 7, 8]), id="an earlier commitment changed"),
        pytest.param(lambda _log: chain([1, 2, 4, 5, 6, 7, 8]), id="an earlier commitment removed"),
        pytest.param(lambda _log: chain([1, 3, 2, 4, 5, 6, 7, 8]), id="two exchanged"),
        pytest.param(lambda _log: chain([1, 2, 2, 3, 4, 5, 6, 7, 8]), id="one inserted"),
        pytest.param(lambda log: log[:4], id="the end removed"),
        pytest.param(lambda log: [*log[:6], *log[7:]], id="a number missing"),
        pytest.param(
            lambda log: [*log[:6], msgspec.structs.replace(log[6], game=99), log[7]], id="a game changed"
        ),
    ],
)
def test_a_changed_log_is_found_out(forge: Callable[[list[LogEntry]], list[LogEntry]]) -> None:
    log = chain([1, 2, 3, 4, 5, 6, 7, 8])
    entry_of(log[:5], 5)
    before = noted_head(SERVER)
    with pytest.raises(LogError, match="of the log"):
        entry_of(forge(log), 5)
    assert noted_head(SERVER) == before, "a changed log is not noted"
