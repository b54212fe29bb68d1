"""Watches whether notices of other processes arrive, and reads the database while they do not.

A bus can fail silently, so each process sends itself a notice every second. The bus counts as healthy while
the latest one came back recently. While it is not, all tables in memory are read every second, and now and
then even while it is: another process may be unable to send.
"""

from logging import getLogger

from coloretto.server.base.bus import BusSubscriber, Notice
from coloretto.server.base.identity import new_id
from coloretto.server.live.background import Polling
from coloretto.server.live.catchup import CatchUp
from coloretto.server.live.hub import Hub
from coloretto.server.storage.store import Store

CHECK_SECONDS = 1.0
SILENCE_SECONDS = 3.0
"""Without an own notice, after which the bus counts as unhealthy."""
CHECKS_PER_READING = 10
"""After this many checks the tables are read even while the bus is healthy."""

_LOG = getLogger(__name__)


class BusWatch(Polling):
    """For one event loop."""

    def __init__(self, hub: Hub, store: Store) -> None:
        super().__init__(self.check, CHECK_SECONDS, "reading what other processes have committed")
        self._hub, self._store, self._catch_up = hub, store, CatchUp(hub)
        self._process = new_id()
        """As unique as a table's id: other processes have no such table in memory."""
        self._sent = 0
        self._heard = hub.clock.elapsed()
        self._was_healthy = True

    @property
    def subscriber(self) -> BusSubscriber:
        return BusSubscriber(self._on_notice, self._catch_up.on_connected, self._hub.on_reaction)

    @property
    def is_healthy(self) -> bool:
        return self._hub.clock.elapsed() - self._heard <= SILENCE_SECONDS

    def start(self) -> None:
        if self._store.bus.is_shared:
            self._store.bus.subscribe(self.subscriber)
            super().start()

    async def check(self) -> None:
        """Send the next own notice, and read what the bus may not have told."""
        self._report()
        self._sent += 1
        if not self.is_healthy or self._sent % CHECKS_PER_READING == 0:
            await self._hub.refresh_all()
        await self._store.notify(Notice(self._process, self._sent))

    def _on_notice(self, notice: Notice) -> None:
        if notice.table == self._process:
            self._heard = self._hub.clock.elapsed()
        else:
            self._catch_up.on_notice(notice)

    def _report(self) -> None:
        is_healthy = self.is_healthy
        if is_healthy != self._was_healthy:
            state = "arrive again" if is_healthy else "do not arrive: reading the database every second"
            _LOG.warning("notices of other processes %s", state)
        self._was_healthy = is_healthy
