"""The event loop of a simulated process: asyncio without threads, sockets and real time."""

import asyncio
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context
from random import Random
from typing import Any, TypeVar

from simulation.world import World

T = TypeVar("T")

THREAD_SECONDS = (0.0002, 0.004)
"""How long a thread takes to begin something, and to report it."""


class Lane:
    """The threads of an executor: this many jobs at a time, in order."""

    def __init__(self, threads: int) -> None:
        self.free = threads
        self.waiting: deque[Callable[[], None]] = deque()


class SimulatedLoop(asyncio.AbstractEventLoop):
    """Callbacks run in order, one per step; `World` decides when a step happens."""

    def __init__(self, world: World, name: str) -> None:
        self.name = name
        self.world = world
        self.is_alive = True
        self.frozen_until = 0.0
        self.slowness = 0.0
        """Seconds that a thread may take in addition: a slow disk or database."""
        self.on_step: Callable[[], None] = lambda: None
        """Called after each step: the process may crash here."""
        self.errors: list[str] = []
        self._random: Random = world.random(f"threads of {name}")
        self._ready: deque[asyncio.Handle] = deque()
        self._tasks: list[asyncio.Task[Any]] = []
        self._lanes: dict[int, Lane] = {}
        self._executors: list[Executor] = []
        self._last_report = 0.0

    # For the world.

    @property
    def is_ready(self) -> bool:
        return bool(self._ready) and self.is_alive and self.frozen_until <= self.world.now

    def step(self) -> None:
        handle = self._ready.popleft()
        if not handle.cancelled():
            events._set_running_loop(self)
            try:
                handle._run()
            finally:
                events._set_running_loop(None)
        self.on_step()

    def freeze(self, seconds: float) -> None:
        """Do nothing for a time, as a process that is stopped or swapped out."""
        self.frozen_until = self.world.now + seconds
        self.world.after(seconds, lambda: None)  # so that the world wakes up then

    def kill(self) -> None:
        """Nothing of this process happens any more; its tasks vanish at the await where they are."""
        self.is_alive = False
        self._ready.clear()
        tasks, self._tasks = self._tasks, []
        events._set_running_loop(self)
        for task in tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            if not task.done():
                with suppress(RuntimeError):  # it may want to await something
                    task.get_coro().close()
        events._set_running_loop(None)

    # For asyncio.

    def time(self) -> float:
        return self.world.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_soon(
        self, callback: Callable[..., Any], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if self.is_alive:
            self._ready.append(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[..., Any], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        """A thread reports something: it arrives a little later, and in order."""
        handle = asyncio.Handle(callback, args, self, context)
        self._last_report = max(self.world.now + self._thread_seconds(), self._last_report)
        self.world.after(self._last_report - self.world.now, lambda: self._enqueue(handle))
        return handle

    def call_later(
        self, delay: float, callback: Callable[..., Any], *args: object, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: object, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self.world.after(when - self.world.now, lambda: self._enqueue(timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None: ...

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> "asyncio.Task[T]":
        task: asyncio.Task[T] = asyncio.Task(coro, loop=self, name=name, context=context)
        if not self.is_alive:  # another task that vanishes has started it
            coro.close()
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            return task
        self._tasks.append(task)
        if len(self._tasks) > 200:
            self._tasks = [each for each in self._tasks if not each.done()]
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.errors.append(f"{context.get('message')}: {context.get('exception')!r}")

    def run_in_executor(
        self, executor: Executor | None, func: Callable[..., T], *args: object
    ) -> "asyncio.Future[T]":
        """A thread runs the function at one moment, and its result arrives at a later one."""
        future: asyncio.Future[T] = self.create_future()
        lane = self._lane_of(executor)
        self.run_in_thread(lane, lambda: self._run_job(future, func, args))
        return future

    # Threads.

    def run_in_thread(self, lane: Lane, work: Callable[[], None]) -> None:
        """Do something when a thread of this lane is free."""

        def job() -> None:
            if not self.is_alive:
                return
            if self.frozen_until > self.world.now:
                self.world.after(self.frozen_until - self.world.now, job)
                return
            work()
            lane.free += 1
            self._start_jobs(lane)

        lane.waiting.append(job)
        self._start_jobs(lane)

    def _lane_of(self, executor: Executor | None) -> Lane:
        key = id(executor)
        if key not in self._lanes:
            threads = executor._max_workers if isinstance(executor, ThreadPoolExecutor) else 8
            self._lanes[key] = Lane(threads)
            if executor is not None:
                self._executors.append(executor)  # so that no other gets its id
        return self._lanes[key]

    def _start_jobs(self, lane: Lane) -> None:
        while lane.free and lane.waiting:
            lane.free -= 1
            self.world.after(self._thread_seconds(), lane.waiting.popleft())

    def _run_job(self, future: "asyncio.Future[T]", func: Callable[..., T], args: tuple[object, ...]) -> None:
        error: BaseException | None = None
        result: Any = None
        try:
            result = func(*args)
        except Exception as raised:  # noqa: BLE001 - the caller gets it
            error = raised
        self.call_soon_threadsafe(_resolve, future, result, error)

    def _thread_seconds(self) -> float:
        seconds = self._random.uniform(*THREAD_SECONDS)
        return seconds + self._random.uniform(0.0, self.slowness) if self.slowness else seconds

    def _enqueue(self, handle: asyncio.Handle) -> None:
        if self.is_alive and not handle.cancelled():
            self._ready.append(handle)


class SimulatedExecutor(Executor):
    """Threads of a simulated process, for code that submits to an executor."""

    def __init__(self, loop: SimulatedLoop, threads: int) -> None:
        self._loop, self._lane = loop, Lane(threads)

    def submit(self, fn: Callable[..., T], /, *args: object, **kwargs: object) -> "Future[T]":
        future: Future[T] = Future()

        def work() -> None:
            try:
                future.set_result(fn(*args, **kwargs))
            except Exception as error:  # noqa: BLE001 - the caller gets it
                future.set_exception(error)

        self._loop.run_in_thread(self._lane, work)
        return future


def _resolve(future: "asyncio.Future[Any]", result: object, error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
