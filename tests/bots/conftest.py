"""Tests of bots leave nothing behind."""

import gc
from collections.abc import Iterator, Sequence
from subprocess import Popen

import pytest

from coloretto.bots import programs
from support.bot_programs import open_files
from support.waiting import HANG_TIMEOUT


@pytest.fixture
def started_programs(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Popen[bytes]]]:
    """The programs that a test has started. Afterwards all must have ended, and their pipes be closed."""
    start, started = programs._started, []
    before = open_files()

    def recorded(words: Sequence[str]) -> Popen[bytes]:
        started.append(start(words))
        return started[-1]

    monkeypatch.setattr(programs, "_started", recorded)
    monkeypatch.setattr(programs, "GRACE", HANG_TIMEOUT)  # a busy machine ends no program sooner than itself
    yield started
    gc.collect()
    assert [process.args for process in started if process.returncode is None] == []
    assert open_files() - before == set()
