"""Presence over several processes: each stores who is connected to it, and polls what the others store.

What a process has stored counts while the process itself shows signs of life.
"""

import asyncio
from collections.abc import Callable
from logging import getLogger
from math import inf
from typing import NamedTuple

from coloretto.server.base.clock import ServerClock
from coloretto.server.base.identity import new_id
from coloretto.server.live.background import Polling
from coloretto.server.storage.database import DatabaseError
from coloretto.server.storage.presences import Presences, StoredPresence

POLL_SECONDS = 1.0
SIGN_SECONDS = 5.0
"""Between two signs of life of a process."""
LIFE_SECONDS = 20.0
"""Without a sign, after which a process counts as dead."""
OVERLAP_SECONDS = 15.0
"""How far each poll looks back: what was written earlier may become visible later."""
FORGOTTEN_SECONDS = 24 * 60 * 60.0
"""After which the presence that a dead process has stored is removed."""

_LOG = getLogger(__name__)


class _Known(NamedTuple):
    since: float
    is_here: bool


class SharedPresence:
    """For one event loop. See `OtherProcesses`."""

    def __init__(self, presences: Presences, clock: ServerClock) -> None:
        self._presences, self._clock = presences, clock
        self.process = new_id()
        self._on_change: Callable[[str], None] = lambda _table: None
        self._watched: dict[str, dict[tuple[str, str], _Known]] = {}
        """For each table, by identity and process."""
        self._unread: set[str] = set()
        """Watched tables whose presences could not be read."""
        self._signs: dict[str, float] = {}
        """The latest heartbeat of each process."""
        self._dead: set[str] = set()
        self._unwritten: dict[tuple[str, str], _Known] = {}
        self._writing: asyncio.Task[None] | None = None
        self._polling = Polling(self.poll, POLL_SECONDS, "reading presence")
        self._polled = 0.0
        self._signed = 0.0

    async def start(self, on_change: Callable[[str], None]) -> None:
        self._on_change = on_change
        self._polled = self._clock.now()
        await self._presences.forget(self._polled - FORGOTTEN_SECONDS)
        await self._sign()
        await self._left_by_the_dead()
        self._polling.start()

    async def close(self) -> None:
        await self._polling.close()
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    def publish(self, table: str, identity: str, since: float, *, is_here: bool) -> None:
        self._unwritten[table, identity] = _Known(since, is_here)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def watch(self, table: str) -> None:
        if table in self._watched:
            return
        try:
            await self._read(table)
        except DatabaseError as error:  # a game goes on without it
            _LOG.warning("cannot read presence, retrying: %s", error)
            self._watched.setdefault(table, {})
            self._unread.add(table)

    def unwatch(self, table: str) -> None:
        self._watched.pop(table, None)
        self._unread.discard(table)

    async def _read(self, table: str) -> None:
        rows = await self._presences.of_table(table)
        known = self._watched.setdefault(table, {})
        for row in rows:
            self._learn(known, row)

    def last_here(self, table: str, identity: str) -> float | None:
        found = [
            self._last_sign(process, known)
            for (person, process), known in self._watched.get(table, {}).items()
            if person == identity
        ]
        return max(found, default=None)

    def _last_sign(self, process: str, known: _Known) -> float:
        """When a person was last seen by a process; infinity if they are there now."""
        if not known.is_here:
            return known.since
        sign = self._signs.get(process, 0.0)
        return inf if self._is_alive(sign) else max(known.since, sign)

    def _is_alive(self, sign: float) -> bool:
        return self._clock.now() - sign < LIFE_SECONDS

    def _learn(self, known: dict[tuple[str, str], _Known], row: StoredPresence) -> bool:
        """Whether a row says something new about another process."""
        key, now = (row.identity, row.process), _Known(row.since, row.is_here)
        if row.process == self.process or known.get(key) == now:
            return False
        known[key] = now
        return True

    async def _write(self) -> None:
        while self._unwritten:
            rows, self._unwritten = self._unwritten, {}
            stored = [
                StoredPresence(table, identity, self.process, known.since, known.is_here)
                for (table, identity), known in rows.items()
            ]
            try:
                await self._presences.store(stored, self._clock.now())
            except DatabaseError as error:
                _LOG.warning("cannot store presence, retrying: %s", error)
                self._unwritten = rows | self._unwritten
                await asyncio.sleep(POLL_SECONDS)

    async def poll(self) -> None:
        """Read what other processes have stored since the last time."""
        now = self._clock.now()
        if now - self._signed >= SIGN_SECONDS:
            await self._sign()
        rows = await self._presences.since(self._polled - OVERLAP_SECONDS)
        self._polled = now
        changed = {row.table for row in rows if self._is_new(row)}
        for table in tuple(self._unread):
            await self._read(table)
            self._unread.discard(table)
            changed.add(table)
        for table in changed | await self._left_by_the_dead():
            self._on_change(table)

    def _is_new(self, row: StoredPresence) -> bool:
        known = self._watched.get(row.table)
        return known is not None and self._learn(known, row)

    async def _sign(self) -> None:
        self._signed = self._clock.now()
        await self._presences.sign(self.process, self._signed)

    async def _left_by_the_dead(self) -> set[str]:
        """The tables with people at processes that have died since the last time."""
        self._signs = await self._presences.signs()
        dead = {process for process, sign in self._signs.items() if not self._is_alive(sign)}
        just_died, self._dead = dead - self._dead, dead
        if not just_died:
            return set()
        return {
            table
            for table, known in self._watched.items()
            if any(process in just_died for _, process in known)
        }
