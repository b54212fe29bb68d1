"""Keeps a process's clock on the database's time, and stores how far that time has come.

PostgreSQL has a clock that all processes share. SQLite has none: there the machine's clock counts, but never
less than the time already stored. So a process whose machine's clock is wrong, or was set back while no
server ran, acts neither too early nor too late.
"""

import asyncio
from collections.abc import Callable
from logging import getLogger

from coloretto.server.base.clock import ServerClock
from coloretto.server.base.identity import new_id
from coloretto.server.live.background import Polling
from coloretto.server.storage.acknowledged import Acknowledged
from coloretto.server.storage.store import Store

BEAT_SECONDS = 0.5
"""Between two checks whether something was written since the last heartbeat."""
BEATS_PER_MEASUREMENT = 10
"""The database's clock is measured once in this many beats."""
MAX_ROUND_TRIP = 0.5
"""Seconds that a measurement may take; after a longer one the time would be too uncertain."""
FIRST_MEASUREMENTS = 5
"""Of which the quickest counts."""
FORGOTTEN_SECONDS = 24 * 60 * 60.0
"""After which the heartbeats of a process that no longer runs are removed."""
NOTICED_SECONDS = 60.0
"""By which stored times may be ahead of the clock before a warning is logged."""

_LOG = getLogger(__name__)


async def start_clock(store: Store, clock: ServerClock) -> None:
    """Set a clock to the database's time, or to the latest stored time if that is later."""
    readings = [await store.database.measure_clock(clock.elapsed) for _ in range(FIRST_MEASUREMENTS)]
    best = min([each for each in readings if each is not None], default=None)
    if best is not None:
        clock.start_at(best.time, best.elapsed)
    latest = await store.latest_heartbeat()
    ahead = latest - clock.now()
    if ahead > NOTICED_SECONDS:
        _LOG.warning("the clock is %.0f seconds behind the latest stored time, which is used instead", ahead)
    if ahead > 0:
        clock.start_at(latest, clock.elapsed())


class HeartbeatWriter:
    """For one event loop."""

    def __init__(
        self,
        store: Store,
        clock: ServerClock,
        process: str | None = None,
        on_beat: Callable[[Acknowledged], None] | None = None,
    ) -> None:
        """A process without a name gets one. `on_beat` is called in a thread when a heartbeat is durable."""
        self._store, self._clock, self._process = store, clock, process or new_id()
        self._on_beat = on_beat
        self._lock = asyncio.Lock()
        self._number = 0
        self._writes = 0
        """How many writes there were up to the latest heartbeat."""
        self._is_followed = True
        """Whether the clock follows the database's, as it does until that is set back."""
        self._beats = 0
        self._polling = Polling(self._beat_if_due, BEAT_SECONDS, "the heartbeat")

    async def start(self) -> None:
        await start_clock(self._store, self._clock)
        await self._store.forget_heartbeats(self._clock.now() - FORGOTTEN_SECONDS, self._process)
        self._number = await self._store.heartbeat_number(self._process)
        await self.beat()  # at once: what is committed until the next one must not be later than all of them
        self._polling.start()

    async def close(self) -> None:
        await self._polling.close()

    @property
    def is_due(self) -> bool:
        """Whether anything was written since the latest heartbeat."""
        return self._store.database.writes != self._writes

    async def beat(self) -> None:
        """Store the time: whatever was written before is in every database that has this heartbeat."""
        async with self._lock:
            writes, now = self._store.database.writes, self._clock.now()
            self._number += 1
            await self._store.beat(self._process, self._number, now)
            self._writes = writes + 1  # this one
            if self._on_beat is not None:
                latest = Acknowledged(self._number, now)
                await asyncio.get_running_loop().run_in_executor(None, self._on_beat, latest)

    async def measure(self) -> None:
        """Follow the database's clock."""
        reading = await self._store.database.measure_clock(self._clock.elapsed)
        if reading is None or reading.round_trip > MAX_ROUND_TRIP:
            return
        time = max(reading.time, await self._store.latest_heartbeat())
        is_followed = self._clock.follow(time, reading.elapsed)
        if self._is_followed and not is_followed:
            _LOG.warning("the database's clock was set back to %.0f: it is no longer followed", time)
        self._is_followed = is_followed

    async def _beat_if_due(self) -> None:
        self._beats += 1
        try:
            if self.is_due:
                await self.beat()
            if self._beats % BEATS_PER_MEASUREMENT == 0:
                await self.measure()
        except OSError as error:
            _LOG.warning("cannot store the heartbeat: %s", error)
