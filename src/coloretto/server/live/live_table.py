"""A table in the memory of a process."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeAlias

from coloretto.record import FairDeck
from coloretto.rules import Deal
from coloretto.server.table.state import Table

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

    def locked(self) -> "LiveTable":
        """To be entered: to oneself for a while; whoever waits for it next finds it used just now."""
        return self

    async def __aenter__(self) -> None:
        await self.lock.acquire()

    async def __aexit__(self, *_error: object) -> None:
        self.used = monotonic()
        self.lock.release()
