"""A table in the memory of a process."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeAlias

from coloretto.protocol.limits import MAX_MISSED_VERSIONS
from coloretto.record import FairDeck
from coloretto.rules import Deal
from coloretto.server.table.state import Table

CHECKPOINT_INTERVAL = 125
"""Versions between two checkpoints."""
MAX_CHECKPOINTS = MAX_MISSED_VERSIONS // CHECKPOINT_INTERVAL + 1
"""Enough to replay as many versions as a client may miss."""

Listener: TypeAlias = Callable[[bytes], None]
"""Is handed every message; it must not wait."""


@dataclass
class LiveTable:
    table: Table
    deck: FairDeck | None = None
    """The latest deck that was promised; None where this process has not asked for it yet."""
    deal: Deal | None = None
    look: float | None = None
    """See `next_look`."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    used: float = field(default_factory=monotonic)
    checkpoints: deque[Table] = field(default_factory=lambda: deque(maxlen=MAX_CHECKPOINTS))
    """Earlier versions, the oldest first, from which missed ones are replayed. See `checkpoint_before`."""

    def advance(self, table: Table) -> None:
        """The table has a new version."""
        self.table = table
        if table.version % CHECKPOINT_INTERVAL == 0:
            self.checkpoints.append(table)

    def checkpoint_before(self, version: int) -> Table:
        """The latest known table that is not newer than a version; the empty one at the beginning."""
        known = [table for table in self.checkpoints if table.version <= version]
        return known[-1] if known else Table(self.table.id)

    def locked(self) -> "LiveTable":
        """To be entered: to oneself for a while; whoever waits for it next finds it used just now."""
        return self

    async def __aenter__(self) -> None:
        await self.lock.acquire()

    async def __aexit__(self, *_error: object) -> None:
        self.used = monotonic()
        self.lock.release()
