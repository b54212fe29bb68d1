"""How the tests run: with data of their own, no impatience, and machine code that is ready."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from os import environ
from pathlib import Path
from tempfile import mkdtemp

import pytest
from coverage import Coverage
from httpx._config import DEFAULT_TIMEOUT_CONFIG, create_ssl_context
from httpx._transports import default as http_transports
from hypothesis import HealthCheck, settings

from coloretto.bots import ExternalBot
from coloretto.client import async_client, sync_client
from support.effort import LONG
from support.programs import RunningProgram, programs_with
from support.waiting import HANG_TIMEOUT, wait_for

environ["COLORETTO_DATA_DIR"] = mkdtemp(prefix="coloretto-tests-")  # never the data of the person who tests
environ["COLORETTO_CONFIG_DIR"] = mkdtemp(prefix="coloretto-tests-")  # nor their settings
environ["COLORETTO_LANGUAGE"] = "en"

TEST_PROCESS = "COLORETTO_TEST_PROCESS"
"""A variable that everything inherits that the tests of this process start."""
environ[TEST_PROCESS] = str(os.getpid())

INTERPRETED = environ.get("NUMBA_DISABLE_JIT") == "1"

COMPILE = Path(__file__).parent.parent / "tools/compile_ahead.py"

for examples, name in ((10, "interpreted"), (100, "compiled"), (1000, "long")):
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        derandomize="CI" in environ and not LONG,
        suppress_health_check=[HealthCheck.too_slow],  # it measures the machine
    )
settings.load_profile("interpreted" if INTERPRETED else "long" if LONG else "compiled")

for limit in ("connect", "read", "write", "pool"):  # five seconds by default, which is impatient
    setattr(DEFAULT_TIMEOUT_CONFIG, limit, HANG_TIMEOUT)
for client in (sync_client, async_client):  # thirty seconds
    vars(client)["READ_TIMEOUT"] = HANG_TIMEOUT
# every client makes one, which takes 20 ms: much longer than a request to a server on this machine
vars(http_transports)["create_ssl_context"] = cache(create_ssl_context)
# what a program needs to start and to answer depends on the machine
ExternalBot.__init__.__kwdefaults__ = {"seconds": HANG_TIMEOUT, "start_seconds": HANG_TIMEOUT}


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile everything once, before the tests start, so that no test waits for it or sees the notice.

    The machine code is cached per state of the sources: this takes a minute after a change of the rules, and
    else a few seconds.
    """
    if not (is_worker(session) or INTERPRETED or session.config.option.collectonly):
        subprocess.run([sys.executable, COMPILE], check=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Save what a worker covered now: pytest-xdist kills workers that need more than ten seconds to exit."""
    coverage = Coverage.current()
    if coverage is not None and is_worker(session):
        coverage.stop()
        coverage.save()


@pytest.fixture(scope="session", autouse=True)
def no_program_is_left_behind() -> Iterator[None]:
    """What tests have started ends with them; what has not is named, with its folder, and killed."""
    yield
    with suppress(AssertionError):
        wait_for(lambda: not left_behind())
    rest = left_behind()
    for program in rest:
        with suppress(ProcessLookupError):
            os.kill(program.pid, signal.SIGKILL)
    assert rest == []


def left_behind() -> list[RunningProgram]:
    """All but Python's helper of `multiprocessing`, which ends with this process."""
    started = programs_with(f"{TEST_PROCESS}={os.getpid()}")
    return [program for program in started if "multiprocessing.resource_tracker" not in program.command]


def is_worker(session: pytest.Session) -> bool:
    return hasattr(session.config, "workerinput")
