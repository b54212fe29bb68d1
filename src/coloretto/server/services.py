"""Wires a server together: the database, the bus, the tables, their deadlines, the warm-up."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from coloretto.server.base.clock import ServerClock
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
from coloretto.server.live.deleting import Deleter
from coloretto.server.live.heartbeat import HeartbeatWriter
from coloretto.server.live.hub import Hub
from coloretto.server.live.identities import Identities
from coloretto.server.live.keep_alive import KeepAlive
from coloretto.server.live.presence import OtherProcesses, PresenceTracker
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
from coloretto.server.table.deadlines import Deadline
from coloretto.server.table.state import Table

CLOSE_TIMEOUT = 3.0
"""Seconds that connections have to close when the server stops."""


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
    deleter: Deleter
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


@dataclass(frozen=True)
class LiveTables:
    """The tables in memory, with their deadlines and the people at them."""

    hub: Hub
    scheduler: Scheduler
    presence: PresenceTracker

    async def open(self) -> None:
        """Serve tables from now on: the rules are compiled."""
        self.hub.is_ready.set()
        await self.scheduler.start()


def wire_tables(  # noqa: PLR0913 - one argument for each part
    store: Store,
    connections: Connections,
    clock: ServerClock,
    metrics: Metrics,
    bots: BotThreads,
    *,
    others: OtherProcesses | None = None,
) -> LiveTables:
    """The hub calls the scheduler and the presence tracker, which need the hub. Nothing is started."""

    def schedule(table: Table, deadline: Deadline | None) -> None:
        scheduler.schedule_until(table, deadline)

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
        is_ready=asyncio.Event(),
        on_commit=schedule,
        on_status_change=on_status_change,
        on_unknown_result=recheck,
        seconds_away=seconds_away,
    )
    presence = PresenceTracker(clock, hub.peek, others)
    scheduler = Scheduler(hub, store, bots)
    return LiveTables(hub, scheduler, presence)


class _Service(Protocol):
    async def close(self) -> None: ...


_S = TypeVar("_S", bound=_Service)


class _ServiceStack(AsyncExitStack):
    """The running services; the one added last is closed first."""

    def add(self, service: _S) -> _S:
        self.push_async_callback(service.close)
        return service


@asynccontextmanager
async def open_services(
    settings: Settings,
    metrics: Metrics,
    connections: Connections | None = None,
    on_warm: Callable[[], None] = lambda: None,
    clock: ServerClock | None = None,
) -> AsyncIterator[Services]:
    """Everything running, until the context ends. `on_warm` is called when everything is compiled."""
    await asyncio.get_running_loop().run_in_executor(None, prepare_database, settings)
    connections, clock = connections or Connections(), clock or ServerClock()
    async with _ServiceStack() as running:
        store, heartbeat = await _open_store(settings, clock, running)
        tables = _tables(settings, store, connections, clock, metrics)
        running.add(BusWatch(tables.hub, store)).start()
        if settings.is_postgresql:  # an SQLite database has one process
            running.add(SchemaWatch(store)).start()
        running.add(tables.scheduler)
        running.add(WarmUp(tables.open, on_warm)).start()
        await running.add(tables.presence).start()
        running.add(KeepAlive(connections)).start()
        log = running.add(CommitmentLog(LogStore(store.database)))
        log.start()
        running.add(Purger(store, settings.retention, clock)).start()
        deleter = running.add(Deleter(tables.hub, store, connections))
        deleter.start()
        running.add(BanWatcher(store.identities, connections, clock)).start()
        running.push_async_callback(connections.close_all, CLOSE_TIMEOUT)
        yield Services(
            settings,
            store,
            tables.hub,
            Identities(store.identities, clock),
            connections,
            log,
            tables.presence,
            Readiness(tables.hub, heartbeat),
            deleter,
        )


async def _open_store(
    settings: Settings, clock: ServerClock, running: _ServiceStack
) -> tuple[Store, HeartbeatWriter]:
    """The database and the bus; the clock follows the database's time from now on."""
    on_beat = None
    if not settings.is_postgresql:
        on_beat = running.enter_context(open_acknowledged(settings)).write
    database = running.add(Database(connect_for(settings), settings.timeouts.lock_timeout))
    store = Store(database, running.add(open_bus(settings)))
    process = None if settings.is_postgresql else ONLY_PROCESS
    heartbeat = running.add(HeartbeatWriter(store, clock, process, on_beat))
    database.start()
    await heartbeat.start()
    return store, heartbeat


def _tables(
    settings: Settings, store: Store, connections: Connections, clock: ServerClock, metrics: Metrics
) -> LiveTables:
    """The tables; gauges read their numbers, and those of bots, when Prometheus asks."""
    decisions = DecisionQueue(settings.bot_threads)
    others = SharedPresence(Presences(store.database), clock) if settings.is_postgresql else None
    tables = wire_tables(store, connections, clock, metrics, BotThreads(decisions), others=others)
    metrics.tables.set_function(lambda: tables.hub.tables)
    metrics.subscribers.set_function(lambda: tables.hub.subscribers)
    metrics.bots_waiting.set_function(lambda: decisions.waiting)
    metrics.bots_thinking.set_function(lambda: decisions.running)
    return tables
