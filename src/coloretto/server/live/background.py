"""Work in the background of a process: tasks that a service starts and closes, and polling."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from logging import getLogger
from typing import Any

from coloretto.server.storage.database import DatabaseError

_LOG = getLogger(__name__)


class BackgroundTask:
    def __init__(self, run: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._run = run
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Cancel it, if it was started, and wait until it has ended."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class Polling(BackgroundTask):
    """Calls a function again and again; a failure is logged and does not end the polling."""

    def __init__(
        self,
        poll: Callable[[], Awaitable[object]],
        seconds: float,
        what: str,
        first_seconds: float | None = None,
    ) -> None:
        """`seconds` lie before each call, or `first_seconds` before the first one; `what` is for the log."""
        super().__init__(self._poll_forever)
        self._poll, self._what, self._seconds = poll, what, seconds
        self._first_seconds = seconds if first_seconds is None else first_seconds

    async def _poll_forever(self) -> None:
        pause = self._first_seconds
        while True:
            await asyncio.sleep(pause)
            pause = self._seconds
            try:
                await self._poll()
            except DatabaseError:  # which logs its outages
                _LOG.debug("%s must wait for the database", self._what)
            except Exception:  # noqa: BLE001 - the next call must still happen
                _LOG.exception("%s failed, retrying", self._what)
