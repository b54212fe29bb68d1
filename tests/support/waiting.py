"""Waiting for what a test needs to happen, however long a busy machine takes for it."""

import asyncio
from collections.abc import Callable
from time import monotonic, sleep

HANG_TIMEOUT = 300
"""Seconds after which a wait counts as a hang: much longer than anything takes that a test waits for."""
POLL_INTERVAL = 0.05
"""Seconds between two checks of a condition that announces itself in no other way."""


def wait_for(holds: Callable[[], bool], what: str = "the condition") -> None:
    """Wait until a condition holds."""
    deadline = monotonic() + HANG_TIMEOUT
    while not holds():
        _check(deadline, what)
        sleep(POLL_INTERVAL)


async def wait_for_async(holds: Callable[[], bool], what: str = "the condition") -> None:
    """Wait until a condition holds, while other tasks run."""
    deadline = monotonic() + HANG_TIMEOUT
    while not holds():
        _check(deadline, what)
        await asyncio.sleep(POLL_INTERVAL)


def _check(deadline: float, what: str) -> None:
    assert monotonic() < deadline, f"{what} did not come true within {HANG_TIMEOUT} seconds"
