"""Whether a process can serve games: the rules are compiled, and the database accepts writes."""

import asyncio

from coloretto.protocol.refusals import RefusedError
from coloretto.record.shortening import brief
from coloretto.server.base.logs import without_secrets
from coloretto.server.live.heartbeat import HeartbeatWriter
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import DatabaseError

DEADLINE = 2.0
"""Seconds that a write may take."""
FRESH_SECONDS = 1.0
"""For which the result of a write counts."""


class Readiness:
    """For one event loop. However often it is asked, it writes at most one heartbeat per second."""

    def __init__(self, hub: Hub, heartbeat: HeartbeatWriter) -> None:
        self._hub, self._heartbeat = hub, heartbeat
        self._writing: asyncio.Task[str] | None = None
        self._ended = 0.0

    async def check(self) -> None:
        """A refusal with the reason if games cannot be served."""
        if not self._hub.is_ready.is_set():
            raise RefusedError("unavailable", "the rules are being compiled; try again in a few seconds")
        if self._writing is None or (self._writing.done() and not self._is_fresh):
            self._writing = asyncio.create_task(self._write())
        done, _ = await asyncio.wait({self._writing}, timeout=DEADLINE)
        problem = self._writing.result() if done else f"a write has not ended after {DEADLINE:g} seconds"
        if problem:
            raise RefusedError("unavailable", problem)

    @property
    def _is_fresh(self) -> bool:
        return self._hub.clock.elapsed() - self._ended < FRESH_SECONDS

    async def _write(self) -> str:
        """What is wrong; empty if the write succeeded."""
        try:
            await self._heartbeat.beat()
        except (DatabaseError, OSError) as error:
            return without_secrets(brief(error))
        finally:
            self._ended = self._hub.clock.elapsed()
        return ""
