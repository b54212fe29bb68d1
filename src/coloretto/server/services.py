"""Wires a server together: the database, the bus, the tables, their deadlines, the warm-up."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol

from coloretto.server.base.clock import Clock
from coloretto.server.base.metrics import Metrics
from coloretto.server.base.rate_limits import ConnectionCounter, RateLimit, RateLimiter
from coloretto.server.base.settings import ONLY_PROCESS, Settings
from coloretto.server.cluster.open_bus import open_bus
from coloretto.server.live.bans import BanWatcher
from coloretto.server.live.bot_threads import BotThreads
from coloretto.server.live.bus_watch import BusWatch
from coloretto.server.live.commitment_log import CommitmentLog
from coloretto.server.live.connections import Connections
from coloretto.server.live.decision_queue import DecisionQueue
from coloretto.server.live.heartbeat import Heartbeat
from coloretto.server.live.hub import Hub
from coloretto.server.live.identities import Identities
from coloretto.server.live.keep_alive import KeepAlive
from coloretto.server.live.presence import PresenceTracker
from coloretto.server.live.purging import Purger
from coloretto.server.live.readiness import Readiness
from coloretto.server.live.scheduler import Scheduler
from coloretto.server.live.schema_watch import SchemaWatch
from coloretto.server.live.shared_presence import SharedPresence
from coloretto.server.live.warmup import WarmUp
from coloretto.server.storage.acknowledged import open_acknowledged
from coloretto.server.storage.connect import connect_for, prepare_database
from coloretto.server.storage.database import Database
from coloretto.server.storage.log_store import LogStore
from coloretto.server.storage.presences import Presences
from coloretto.server.storage.store import Store
from coloretto.server.table.state import Table

CLOSE_TIMEOUT = 3.0
"""Seconds that connections have to close when the server stops."""


class _Service(Protocol):
    async def close(self) -> None: ...


@dataclass
class Services:
    """What requests use."""

    settings: Settings
    store: Store
    hub: Hub
    identities: Identities
    connections: Connections
    log: CommitmentLog
    presence: PresenceTracker
    readiness: Readiness
    limiter: RateLimiter = field(default_factory=RateLimiter)
    connection_counter: ConnectionCounter = field(default_factory=ConnectionCounter)

    def consume(self, limit: RateLimit, key: str) -> None:
        """Take a token from a rate limit, or refuse, unless the host has turned the limits off."""
        if self.settings.limits:
            self.limiter.consume(limit, key)

    def check_connections(self, address: str) -> None:
        """Refuse another connection from an address with too many, unless the limits are off."""
        if self.settings.limits:
            self.connection_counter.check(address)


@asynccontextmanager
async def open_services(
    settings: Settings,
    metrics: Metrics,
    connections: Connections | None = None,
    on_warm: Callable[[], None] = lambda: None,
    clock: Clock | None = None,
) -> AsyncIterator[Services]:
    """Everything running, until the context ends. `on_warm` is called when everything is compiled."""
    await asyncio.get_running_loop().run_in_executor(None, prepare_database, settings)
    connections, clock = connections or Connections(), clock or Clock()
    bus, database = open_bus(settings), Database(connect_for(settings), settings.timeouts.lock_timeout)
    store, rules_ready = Store(database, bus), asyncio.Event()

    def schedule(table: Table) -> None:  # the hub and its scheduler need each other
        scheduler.schedule(table)

    def recheck(table: Table) -> None:
        scheduler.recheck(table)

    def on_status_change(table: Table) -> None:
        connections.close_spectators(table)
        presence.update(table.id)

    async def seconds_away(table: Table) -> Mapping[str, float]:
        return await presence.seconds_away(table)

    hub = Hub(
        store,
        metrics,
        clock=clock,
        is_ready=rules_ready,
        on_commit=schedule,
        on_status_change=on_status_change,
        on_unknown_result=recheck,
        seconds_away=seconds_away,
    )
    others = SharedPresence(Presences(database), clock) if settings.is_postgresql else None
    presence = PresenceTracker(clock, hub.peek, others)
    scheduler = Scheduler(hub, store, _bot_threads(settings, hub))

    async def open_tables() -> None:
        rules_ready.set()
        await scheduler.start()

    warm_up = WarmUp(open_tables, on_warm)
    heartbeat = Heartbeat(store, clock, None if settings.is_postgresql else ONLY_PROCESS)
    acknowledged = ExitStack()
    if not settings.is_postgresql:
        heartbeat.on_beat = acknowledged.enter_context(open_acknowledged(settings)).write
    bus_watch = BusWatch(hub, store)
    schema_watch = SchemaWatch(store)
    ban_watcher = BanWatcher(store, connections, clock)
    purger = Purger(store, settings.retention, clock)
    log = CommitmentLog(LogStore(database))
    keep_alive = KeepAlive(connections)
    services: Sequence[_Service] = (
        *(ban_watcher, purger, log, keep_alive, presence, warm_up, scheduler),
        *(schema_watch, bus_watch, heartbeat, bus, database),
    )
    database.start()
    try:
        await heartbeat.start()
        warm_up.start()
        ban_watcher.start()
        bus_watch.start()
        purger.start()
        log.start()
        keep_alive.start()
        await presence.start()
        if settings.is_postgresql:  # an SQLite database has one process
            schema_watch.start()
        yield Services(
            settings,
            store,
            hub,
            Identities(store, clock),
            connections,
            log,
            presence,
            Readiness(hub, heartbeat),
        )
    finally:
        await connections.close_all(CLOSE_TIMEOUT)
        for service in services:
            await service.close()
        acknowledged.close()


def _bot_threads(settings: Settings, hub: Hub) -> BotThreads:
    """The threads; gauges read the numbers of bots, tables and subscribers when Prometheus asks."""
    metrics, decisions = hub.metrics, DecisionQueue(settings.bot_threads)
    metrics.tables.set_function(lambda: hub.tables)
    metrics.subscribers.set_function(lambda: hub.subscribers)
    metrics.bots_waiting.set_function(lambda: decisions.waiting)
    metrics.bots_thinking.set_function(lambda: decisions.running)
    return BotThreads(decisions)
