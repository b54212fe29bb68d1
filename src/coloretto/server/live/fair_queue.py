"""Start-time fair queueing: the key that has used least goes first, and being idle saves nothing up.

See P. Goyal, H. M. Vin, H. Cheng: Start-time Fair Queueing (1996). Keys are nested: those of the first level
share by weight, those below them share equally what their parent gets.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Generic, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
KeyPath: TypeAlias = Sequence[str]
"""A key of each level, the outermost first."""
HeapEntry: TypeAlias = tuple[float, int, str]
"""When a key is next in virtual time, the order of arrival, the key."""

MIN_SWEEP = 64
"""Keys that are remembered before the first search for those that can be forgotten."""


class _Queue(Protocol[T]):
    @property
    def waiting(self) -> int: ...

    def push(self, path: KeyPath, item: T) -> None: ...

    def pop(self, cost: Callable[[T], float], is_allowed: Callable[[T], bool]) -> T | None: ...

    def settle(self, path: KeyPath, difference: float) -> None: ...


class FairQueue(Generic[T]):
    """Items wait under a path of `depth` keys; the items of one path are served in order.

    A key is charged an estimate when an item starts, and the difference when the item is settled. `weights`
    are those of the first level; 1 unless given.
    """

    def __init__(self, depth: int, weights: Mapping[str, float] | None = None) -> None:
        self.waiting = 0
        self._depth, self._weights = depth, weights or {}
        self._flows: dict[str, _Flow[T]] = {}
        self._heap: list[HeapEntry] = []
        self._arrivals = count()
        self._virtual_time = 0.0
        """When the item that started last was due; never goes back."""
        self._unsettled = 0
        self._sweep_at = MIN_SWEEP

    def push(self, path: KeyPath, item: T) -> None:
        """Let an item wait for its turn."""
        flow = self._flows.get(path[0]) or self._new_flow(path[0])
        flow.queue.push(path[1:], item)
        flow.unsettled += 1
        self._unsettled += 1
        self.waiting += 1
        if flow.entry is None:
            self._enter(path[0], flow)

    def pop(self, cost: Callable[[T], float], is_allowed: Callable[[T], bool]) -> T | None:
        """The next item that is allowed to start, charged with its estimated cost; None if there is none."""
        passed_over: list[HeapEntry] = []
        item = None
        while self._heap and item is None:
            entry = heappop(self._heap)
            flow = self._flows.get(entry[2])
            if flow is None or flow.entry is not entry:  # replaced when its key was charged
                continue
            item = flow.queue.pop(cost, is_allowed)
            if item is None:
                passed_over.append(entry)
            else:
                self._started(entry, flow, cost(item))
        for entry in passed_over:
            heappush(self._heap, entry)
        return item

    def settle(self, path: KeyPath, difference: float) -> None:
        """An item that had started is over; it cost this much more than estimated."""
        flow = self._flows[path[0]]
        flow.queue.settle(path[1:], difference)
        flow.finish += difference / self._weight(path[0])
        flow.unsettled -= 1
        self._unsettled -= 1
        if self._unsettled == 0:
            self._forget_all()
        elif flow.entry is not None:
            self._enter(path[0], flow)

    def _started(self, entry: HeapEntry, flow: "_Flow[T]", cost: float) -> None:
        start, _, key = entry
        self.waiting -= 1
        self._virtual_time = max(self._virtual_time, start)
        flow.finish = start + cost / self._weight(key)
        flow.entry = None
        if flow.queue.waiting:
            self._enter(key, flow)

    def _enter(self, key: str, flow: "_Flow[T]") -> None:
        flow.entry = (max(self._virtual_time, flow.finish), next(self._arrivals), key)
        heappush(self._heap, flow.entry)

    def _weight(self, key: str) -> float:
        return self._weights.get(key, 1.0)

    def _new_flow(self, key: str) -> "_Flow[T]":
        if len(self._flows) >= self._sweep_at:
            self._forget_idle()
        flow = self._flows[key] = _Flow(FairQueue(self._depth - 1) if self._depth > 1 else _Fifo())
        return flow

    def _forget_idle(self) -> None:
        """A key that is not ahead of the virtual time starts like a new one."""
        time = self._virtual_time
        self._flows = {key: flow for key, flow in self._flows.items() if flow.unsettled or flow.finish > time}
        self._sweep_at = max(MIN_SWEEP, 2 * len(self._flows))

    def _forget_all(self) -> None:
        self._flows, self._heap = {}, []
        self._virtual_time, self._sweep_at = 0.0, MIN_SWEEP


class _Flow(Generic[T]):
    """A key: what waits under it, and what it was charged."""

    __slots__ = ("entry", "finish", "queue", "unsettled")

    def __init__(self, queue: "_Queue[T]") -> None:
        self.queue = queue
        self.finish = 0.0
        """The virtual time at which everything it was charged for is over."""
        self.entry: HeapEntry | None = None
        """Its place in the heap while something waits; older ones are ignored."""
        self.unsettled = 0
        """Items that wait or run."""


class _Fifo(Generic[T]):
    """The items of one path."""

    def __init__(self) -> None:
        self._items: deque[T] = deque()

    @property
    def waiting(self) -> int:
        return len(self._items)

    def push(self, _path: KeyPath, item: T) -> None:
        self._items.append(item)

    def pop(self, _cost: Callable[[T], float], is_allowed: Callable[[T], bool]) -> T | None:
        return self._items.popleft() if is_allowed(self._items[0]) else None

    def settle(self, _path: KeyPath, _difference: float) -> None:
        """Nothing is shared below a path."""
