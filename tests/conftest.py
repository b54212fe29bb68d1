"""How the tests run: with data of their own, no impatience, and machine code that is ready."""

import subprocess
import sys
from os import environ
from tempfile import mkdtemp

import pytest
from coverage import Coverage
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from hypothesis import HealthCheck, settings

from support.effort import LONG
from support.waiting import HANG_TIMEOUT

environ["COLORETTO_DATA_DIR"] = mkdtemp(prefix="coloretto-tests-")  # never the data of the person who tests
environ["COLORETTO_CONFIG_DIR"] = mkdtemp(prefix="coloretto-tests-")  # nor their settings
environ["COLORETTO_LANGUAGE"] = "en"

INTERPRETED = environ.get("NUMBA_DISABLE_JIT") == "1"

WARM_UP = """
from coloretto.bots import BOTS
from coloretto.bots.warmup import warm_up_bot
from coloretto.server.live.warmup import warm_up_all
from coloretto.terminal.warmup import warm_up
warm_up_all()
warm_up()
for name in BOTS:
    warm_up_bot(name)
"""

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


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile everything once, before the tests start, so that no test waits for it or sees the notice.

    The machine code is cached per state of the sources: this takes a minute after a change of the rules, and
    else a few seconds.
    """
    if not (is_worker(session) or INTERPRETED or session.config.option.collectonly):
        subprocess.run([sys.executable, "-c", WARM_UP], check=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Save what a worker covered now: pytest-xdist kills workers that need more than ten seconds to exit."""
    coverage = Coverage.current()
    if coverage is not None and is_worker(session):
        coverage.stop()
        coverage.save()


def is_worker(session: pytest.Session) -> bool:
    return hasattr(session.config, "workerinput")
