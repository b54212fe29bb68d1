"""Processes that play deals and give programs all the time that a busy machine needs."""

from typing import Any

import pytest

from coloretto.arena import processes
from coloretto.bots import ExternalBot, programs
from support.waiting import HANG_TIMEOUT

_begin_worker = processes._begin_worker


def use_patient_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here, and in the processes that are started from here."""
    monkeypatch.setattr(programs, "GRACE", HANG_TIMEOUT)
    monkeypatch.setattr(processes, "_begin_worker", _begin_patiently)


def _begin_patiently(is_over: Any) -> None:  # noqa: ANN401 - ctypes' values have no type of their own
    vars(programs)["GRACE"] = HANG_TIMEOUT
    ExternalBot.__init__.__kwdefaults__ = {"seconds": HANG_TIMEOUT, "start_seconds": HANG_TIMEOUT}
    _begin_worker(is_over)
