"""A simulated server process: the server's own parts, in an event loop that can crash at any await."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from types import SimpleNamespace
from typing import Any

from coloretto.protocol.refusals import RefusedError
from coloretto.rules import ColorettoError
from coloretto.server.base.bus import Bus, NoBus
from coloretto.server.base.clock import ServerClock
from coloretto.server.base.metrics import Metrics
from coloretto.server.base.settings import ONLY_PROCESS, Settings
from coloretto.server.live.bot_threads import BotThreads
from coloretto.server.live.bus_watch import BusWatch
from coloretto.server.live.commitment_log import CommitmentLog
from coloretto.server.live.connections import Connections
from coloretto.server.live.decision_queue import DecisionQueue
from coloretto.server.live.deleting import Deleter
from coloretto.server.live.heartbeat import HeartbeatWriter
from coloretto.server.live.identities import Identities
from coloretto.server.live.readiness import Readiness
from coloretto.server.services import Services, wire_tables
from coloretto.server.storage.database import DatabaseError
from coloretto.server.storage.log_store import LogStore
from coloretto.server.storage.store import Store
from simulation.bus import SharedBus, SimulatedBus
from simulation.database import SharedDatabase, SimulatedDatabase
from simulation.loop import SimulatedExecutor, SimulatedLoop
from simulation.world import World

Reply = Callable[[Any], None]
Route = Callable[[Any], Awaitable[Any]]
"""What happens when a request arrives."""


class Process:
    """It may crash and start again; what it had in memory is lost."""

    def __init__(
        self, world: World, name: str, database: SharedDatabase, bus: SharedBus, skew: float
    ) -> None:
        self.name = name
        self.skew = skew
        """Seconds by which its clock is ahead of the true time."""
        self.setback = 0.0
        """Seconds by which its clock is set back whenever it starts."""
        self.crashes = 0.0
        """How often it crashes after a step."""
        self.freezes = 0.0
        self._slowness = 0.0
        self.services: Services | None = None
        """None until it has started."""
        self.on_crash: list[Callable[[], None]] = []
        """What notices that it is gone: its connections."""
        self.unexpected: list[str] = []
        """Errors that no client should cause."""
        self._world, self._database, self._bus = world, database, bus
        self._random: Random = world.random(f"crashes of {name}")
        self._generation = 0
        self.loop = self._new_loop()

    @property
    def slowness(self) -> float:
        """Seconds that its threads may take in addition."""
        return self._slowness

    @slowness.setter
    def slowness(self, seconds: float) -> None:
        self._slowness = self.loop.slowness = seconds

    @property
    def is_up(self) -> bool:
        return self.loop.is_alive and self.services is not None

    def start(self) -> None:
        self.skew -= self.setback
        self._world.log(f"{self.name} starts, {self.skew} s ahead")
        self.loop = self._new_loop()
        self._world.add(self.loop)
        self.spawn(self._open())

    def crash(self) -> None:
        self._world.log(f"{self.name} crashes")
        self._world.remove(self.loop)
        self.services = None
        lost, self.on_crash = self.on_crash, []
        for callback in lost:
            callback()
        self.loop.kill()

    def spawn(self, work: Any) -> "asyncio.Task[Any]":  # noqa: ANN401 - any coroutine
        return self.loop.create_task(work)

    def request(self, token: str) -> Any:  # noqa: ANN401 - stands for Litestar's request
        """What the HTTP routes use of a request."""
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        scope = {"headers": headers, "client": ("192.0.2.1", 1)}
        state = SimpleNamespace(services=self.services)
        return SimpleNamespace(scope=scope, method="GET", app=SimpleNamespace(state=state))

    async def answer(self, route: Route, token: str, reply: Reply) -> None:
        """Carry out a request as the HTTP layer does, and reply with its result or its refusal."""
        try:
            reply(await route(self.request(token)))
        except RefusedError as refusal:
            reply(refusal)
        except ColorettoError as error:
            reply(RefusedError("unavailable", str(error)))
        except Exception as error:  # noqa: BLE001 - a bug, whatever it is
            self.report(error)

    def report(self, error: Exception) -> None:
        """An error that no request should cause, unless the process crashes just now."""
        if self.is_up:
            self.unexpected.append(f"{self.name}: {error!r}")

    def _new_loop(self) -> SimulatedLoop:
        self._generation += 1
        loop = SimulatedLoop(self._world, f"{self.name}.{self._generation}")  # type: ignore[abstract]
        loop.on_step = self._maybe_fail
        loop.slowness = self._slowness
        return loop

    def _maybe_fail(self) -> None:
        if self.crashes and self._random.random() < self.crashes:
            self.crash()
            self._world.after(self._random.uniform(0.1, 4.0), self.start)
        elif self.freezes and self._random.random() < self.freezes:
            seconds = self._random.choice((0.5, 3.0, 8.0))
            self._world.log(f"{self.name} freezes for {seconds} s")
            self.loop.freeze(seconds)

    async def _open(self) -> None:
        """As `open_services` does, without the warm-up, the watch for bans and the chain of commitments."""
        clock = ServerClock(lambda: self._world.now + self.skew, lambda: self._world.now)
        database = SimulatedDatabase(self._database.connect, self.loop)
        bus: Bus = SimulatedBus(self._bus, self.loop) if self._database.has_clock else NoBus()
        store, connections = Store(database, bus), Connections()
        heartbeat = HeartbeatWriter(store, clock, None if self._database.has_clock else ONLY_PROCESS)
        tables = wire_tables(store, connections, clock, Metrics(), self._bot_threads())
        database.start()
        await _until_available(heartbeat.start)
        BusWatch(tables.hub, store).start()
        await _until_available(tables.open)
        self.services = Services(
            Settings(limits=False),
            store,
            tables.hub,
            Identities(store.identities, clock),
            connections,
            CommitmentLog(LogStore(database)),
            tables.presence,
            Readiness(tables.hub, heartbeat),
            Deleter(tables.hub, store, connections),
        )
        self._world.log(f"{self.name} is up")

    def _bot_threads(self) -> BotThreads:
        queue = DecisionQueue(threads=1)
        costs = self._world.random(f"costs of bots of {self.loop.name}")
        executor = SimulatedExecutor(self.loop, queue.threads)
        return BotThreads(queue, executor, lambda: costs.uniform(0.0, 0.001))


async def _until_available(start: Callable[[], Awaitable[None]]) -> None:
    """A server that cannot use its database does not start, and is started again."""
    while True:
        try:
            return await start()
        except DatabaseError:
            await asyncio.sleep(0.5)
