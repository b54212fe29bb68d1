"""Who of the people at a table is here: those with a connection to it, in any process.

Presence is not part of a table's history. It is sent as a message of its own whenever it changes. A person
who only reloads the page is never away.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from typing import Protocol

from coloretto.protocol.messages import Absence, Presence, message_to_json
from coloretto.server.base.clock import ServerClock
from coloretto.server.live.live_table import LiveTable
from coloretto.server.table.state import Table

GRACE_SECONDS = 5.0
"""Between the last connection's end and the moment at which a person counts as away."""
MAX_TABLES = 20_000
"""Tables without connections of which a process remembers who left when."""


class OtherProcesses(Protocol):
    """The presence of people at other processes."""

    async def start(self, on_change: Callable[[str], None]) -> None:
        """Call a function with every watched table at which a person connects or leaves elsewhere."""
        ...

    async def close(self) -> None: ...

    def publish(self, table: str, identity: str, since: float, *, is_here: bool) -> None:
        """Let other processes know, soon and without blocking."""
        ...

    async def watch(self, table: str) -> None:
        """Know from now on who is at a table."""
        ...

    def unwatch(self, table: str) -> None: ...

    def last_here(self, table: str, identity: str) -> float | None:
        """When a person was last at a table elsewhere: infinity for now, None if unknown."""
        ...


class NoOtherProcesses:
    """For the only process that uses its database."""

    async def start(self, on_change: Callable[[str], None]) -> None: ...

    async def close(self) -> None: ...

    def publish(self, table: str, identity: str, since: float, *, is_here: bool) -> None: ...

    async def watch(self, table: str) -> None: ...

    def unwatch(self, table: str) -> None: ...

    def last_here(self, table: str, identity: str) -> float | None: ...


@dataclass
class _People:
    """The people at a table, as far as this process knows."""

    connections: dict[str, int] = field(default_factory=dict)
    """Open ones, by identity."""
    last_here: dict[str, float] = field(default_factory=dict)
    leaving: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    """Those who have just lost their last connection."""
    sent: tuple[Absence, ...] = ()
    """What was sent to the clients last."""

    @property
    def is_empty(self) -> bool:
        return not self.connections and not self.leaving


class PresenceTracker:
    """For one event loop."""

    def __init__(
        self,
        clock: ServerClock,
        live_table: Callable[[str], LiveTable | None],
        others: OtherProcesses | None = None,
        grace: float = GRACE_SECONDS,
    ) -> None:
        """`live_table` returns a table if it is in memory."""
        self._clock, self._live_table, self._grace = clock, live_table, grace
        self._others = others or NoOtherProcesses()
        self._tables: OrderedDict[str, _People] = OrderedDict()

    async def start(self) -> None:
        await self._others.start(self.update)

    async def close(self) -> None:
        await self._others.close()

    @asynccontextmanager
    async def connected(self, table: str, identity: str | None) -> AsyncIterator[None]:
        """Inside this context a person has a connection to a table."""
        if identity is None:
            yield
            return
        await self._others.watch(table)  # first, or people at other processes would seem to be away
        self._arrive(table, identity)
        try:
            yield
        finally:
            self._leave(table, identity)

    async def absences(self, table: Table) -> tuple[Absence, ...]:
        """Who of the people seated is away, and since when."""
        people = self._tables.get(table.id)
        if people is not None and not people.is_empty:  # watched already
            return self._absences(table)
        await self._others.watch(table.id)
        try:
            return self._absences(table)
        finally:
            self._unwatch(table.id)

    async def seconds_away(self, table: Table) -> Mapping[str, float]:
        """For how long each absent person has been away."""
        now = self._clock.now()
        return {each.person: max(0.0, now - each.since) for each in await self.absences(table)}

    async def message(self, table: Table) -> bytes:
        """For a client that has just connected."""
        return message_to_json(Presence(list(await self.absences(table))))

    def update(self, table_id: str) -> None:
        """Tell the clients if something has changed."""
        people, live = self._tables.get(table_id), self._live_table(table_id)
        if people is None or live is None:
            return
        away = self._absences(live.table)
        if away != people.sent:
            people.sent = away
            live.send_text(message_to_json(Presence(list(away))))

    def _absences(self, table: Table) -> tuple[Absence, ...]:
        seated = [seat.person.id for seat in table.seats if seat.person is not None]
        found = [(identity, self._away_since(table.id, identity)) for identity in seated]
        return tuple(Absence(identity, since) for identity, since in found if since is not None)

    def _away_since(self, table: str, identity: str) -> float | None:
        """None for a person who is here; for one never seen, since the first time this was asked."""
        people = self._people(table)
        elsewhere = self._others.last_here(table, identity)
        if identity in people.connections or identity in people.leaving or elsewhere == inf:
            return None
        here = people.last_here.get(identity)
        known = [time for time in (here, elsewhere) if time is not None]
        if not known:
            people.last_here[identity] = self._clock.now()
        return max(known, default=people.last_here.get(identity))

    def _people(self, table: str) -> _People:
        people = self._tables.setdefault(table, _People())
        self._tables.move_to_end(table)
        if len(self._tables) > MAX_TABLES:
            oldest = next((key for key, each in self._tables.items() if each.is_empty), table)
            if oldest != table:
                del self._tables[oldest]
        return people

    def _arrive(self, table: str, identity: str) -> None:
        people = self._people(table)
        people.connections[identity] = people.connections.get(identity, 0) + 1
        leaving = people.leaving.pop(identity, None)
        if leaving is not None:
            leaving.cancel()
        elif people.connections[identity] == 1:
            self._others.publish(table, identity, self._clock.now(), is_here=True)
        self.update(table)

    def _leave(self, table: str, identity: str) -> None:
        people = self._people(table)
        people.connections[identity] -= 1
        if people.connections[identity]:
            return
        del people.connections[identity]
        people.last_here[identity] = self._clock.now()
        loop = asyncio.get_running_loop()
        people.leaving[identity] = loop.call_later(self._grace, self._has_left, table, identity)

    def _has_left(self, table: str, identity: str) -> None:
        people = self._people(table)
        people.leaving.pop(identity, None)
        self._others.publish(table, identity, people.last_here[identity], is_here=False)
        self.update(table)
        self._unwatch(table)

    def _unwatch(self, table: str) -> None:
        """Unless this process has connections to the table."""
        if self._people(table).is_empty:
            self._others.unwatch(table)
