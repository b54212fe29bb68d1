"""The notices between simulated processes: late, repeated, out of order, and lost while disconnected."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from coloretto.server.base.bus import BusSubscriber, Notice, ReactionNotice
from simulation.loop import SimulatedLoop
from simulation.world import World


@dataclass
class _Listener:
    loop: SimulatedLoop
    subscriber: BusSubscriber
    is_connected: bool = False


class SharedBus:
    """What connects the processes: PostgreSQL's notifications or Redis."""

    def __init__(self, world: World, *, is_transactional: bool) -> None:
        self.is_transactional = is_transactional
        self.delay = 0.005
        """Seconds at most until a notice arrives."""
        self.duplicates = 0.0
        self.is_down = False
        self._world = world
        self._random: Random = world.random("bus")
        self._listeners: list[_Listener] = []

    def send(self, text: str) -> None:
        """To every process, the sender included."""
        self._listeners = [each for each in self._listeners if each.loop.is_alive]
        for listener in self._listeners:
            for _ in range(2 if self._random.random() < self.duplicates else 1):
                self._deliver_later(listener, text)

    def listen(self, loop: SimulatedLoop, subscriber: BusSubscriber) -> None:
        listener = _Listener(loop, subscriber)
        self._listeners.append(listener)
        self._connect_later(listener)

    def go_down(self) -> None:
        """Lose everything until `come_up`."""
        self.is_down = True
        for listener in self._listeners:
            listener.is_connected = False

    def come_up(self) -> None:
        """Processes reconnect one by one."""
        self.is_down = False
        for listener in self._listeners:
            self._connect_later(listener)

    def _connect_later(self, listener: _Listener) -> None:
        self._world.after(self._random.uniform(0.001, 1.0), lambda: self._connect(listener))

    def _connect(self, listener: _Listener) -> None:
        if self.is_down or listener.is_connected:
            return
        listener.is_connected = True
        listener.loop.call_soon_threadsafe(listener.subscriber.on_connected)

    def _deliver_later(self, listener: _Listener, text: str) -> None:
        def deliver() -> None:
            if listener.is_connected:
                listener.loop.call_soon_threadsafe(listener.subscriber.receive, text)

        self._world.after(self._random.uniform(0.0, self.delay), deliver)


class SimulatedBus:
    """A process's end of the bus."""

    def __init__(self, shared: SharedBus, loop: SimulatedLoop) -> None:
        self._shared, self._loop = shared, loop

    @property
    def is_shared(self) -> bool:
        return True

    @property
    def is_transactional(self) -> bool:
        return self._shared.is_transactional

    async def check(self) -> None: ...

    def publish(self, notice: Notice | ReactionNotice) -> None:
        """As `RedisBus` does: it is sent a little later, so a process that crashes may not have sent it."""
        seconds: Callable[[float, float], float] = self._shared._random.uniform
        self._loop.call_later(seconds(0.0, 0.003), self._shared.send, notice.text)

    def subscribe(self, subscriber: BusSubscriber) -> None:
        self._shared.listen(self._loop, subscriber)

    async def close(self) -> None: ...
