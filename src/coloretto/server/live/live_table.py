"""A table in the memory of a process."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from coloretto.protocol.events import events_from_json
from coloretto.protocol.limits import MAX_MISSED_VERSIONS
from coloretto.protocol.messages import Happened, message_to_json
from coloretto.protocol.refusals import RefusedError
from coloretto.record import FairDeck
from coloretto.rules import Deal
from coloretto.server.base.clock import ServerClock
from coloretto.server.storage.commits import Commit
from coloretto.server.table.state import Table

CHECKPOINT_INTERVAL = 125
"""Versions between two checkpoints."""
MAX_CHECKPOINTS = MAX_MISSED_VERSIONS // CHECKPOINT_INTERVAL + 1
"""Enough to replay as many versions as a client may miss."""

Subscriber: TypeAlias = Callable[[bytes], None]
"""Receives every message as JSON; it must not block."""


def folded(table: Table, commits: Sequence[Commit]) -> Table:
    """A table after those commits that are newer."""
    for commit in commits:
        if commit.sequence == table.version + 1:
            table = table.after(events_from_json(commit.events), commit.time)
    return table


def check_seen(table: Table, version: int) -> None:
    """Refuse a client that has seen a later version: the table could continue in another way."""
    if version > table.version:
        sentence = f"you have seen version {version}, but this server's data ends at {table.version}"
        raise RefusedError("version_lost", sentence, version=table.version)


@dataclass
class LiveTable:
    table: Table
    clock: ServerClock
    deck: FairDeck | None = None
    """The deck of the latest commitment; None until this process has read it."""
    deal: Deal | None = None
    is_uncertain: bool = False
    """Whether a commit failed so that its result is unknown; then the database must be read."""
    committed: float = 0.0
    """The time of the latest commit."""
    lateness: float = 0.0
    """Seconds from that time until the commit was stored; 0 if another process made it."""
    wakeup: float | None = None
    """See `next_wakeup`."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    subscribers: dict[Subscriber, None] = field(default_factory=dict)
    """In the order in which they subscribed."""
    used: float = field(init=False)
    """When it was last used, by `ServerClock.elapsed`."""
    checkpoints: deque[Table] = field(default_factory=lambda: deque(maxlen=MAX_CHECKPOINTS))
    """Earlier versions, the oldest first, from which missed ones are replayed. See `checkpoint_before`."""

    def __post_init__(self) -> None:
        self.used = self.clock.elapsed()

    def advance(self, table: Table, time: float, lateness: float = 0.0) -> None:
        """The table has a new version, committed at that time."""
        self.table, self.committed, self.lateness = table, time, lateness
        if table.version % CHECKPOINT_INTERVAL == 0:
            self.checkpoints.append(table)

    def checkpoint_before(self, version: int) -> Table:
        """The latest checkpoint up to a version; the empty table if there is none."""
        earlier = [table for table in self.checkpoints if table.version <= version]
        return earlier[-1] if earlier else Table(self.table.id)

    def send(self, message: Happened) -> None:
        self.send_text(message_to_json(message))

    def send_text(self, text: bytes) -> None:
        """Send an encoded message to all subscribers."""
        for subscriber in tuple(self.subscribers):
            subscriber(text)

    def locked(self) -> "LiveTable":
        """A context that holds the lock. The table counts as used when it ends."""
        return self

    async def __aenter__(self) -> None:
        await self.lock.acquire()

    async def __aexit__(self, *_error: object) -> None:
        self.used = self.clock.elapsed()
        self.lock.release()
