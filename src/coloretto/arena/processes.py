"""Work that several processes on this machine share, such as the deals of a contest."""

import atexit
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from coloretto.arena.bot_pool import BotPool
from coloretto.arena.errors import ArenaError
from coloretto.arena.executors import QUEUED_PER_PROCESS, Executor, in_turn, run_in_order, run_serially
from coloretto.arena.results import DealResult, Task
from coloretto.arena.rotations import Stop, play_deal

T = TypeVar("T")
R = TypeVar("R")

Work: TypeAlias = Callable[[T, Stop], R]
"""A function of a module, which processes can import; it raises StoppedError when it is to stop."""

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
"""Environment variables that limit the threads of libraries."""


def cores() -> int:
    """The number of cores that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def run_in_processes(number: int) -> Executor:
    """Play the deals in a number of processes; with one, in this process."""
    if number < 1:
        raise ArenaError(f"workers: {number} is below 1")
    return run_serially if number == 1 else _Processes(number)


class _Processes:
    def __init__(self, number: int) -> None:
        self._number = number

    def __call__(self, tasks: Iterator[Task], stop: Stop) -> Iterator[DealResult]:
        return _work(_play_deal, tasks, self._number, stop)


def work_in_processes(work: Work[T, R], tasks: Iterator[T], number: int, stop: Stop) -> Iterator[R]:
    """The results of the tasks in their order, until all are done or `stop` returns True."""
    return in_turn(work, tasks, stop) if number == 1 else _work(work, tasks, number, stop)


def _work(work: Work[T, R], tasks: Iterator[T], number: int, stop: Stop) -> Iterator[R]:
    context = get_context("spawn")
    is_over = context.RawValue("b", 0)
    others = set(active_children())
    with _one_thread_each():
        pool = ProcessPoolExecutor(number, context, _begin_worker, (is_over,))

        def submit(task: T) -> "Future[R]":
            with _sigint_blocked():
                return pool.submit(_work_on, work, task)

        try:
            for future in run_in_order(tasks, stop, submit, _is_ready, QUEUED_PER_PROCESS * number):
                yield future.result()
        except BrokenProcessPool as error:
            raise ArenaError(
                "a worker process died, perhaps out of memory; saved results are kept"
            ) from error
        except KeyboardInterrupt:  # a second Ctrl-C: do not wait for a slow bot
            for worker in set(active_children()) - others:
                worker.kill()
            raise
        finally:
            is_over.value = 1
            pool.shutdown(wait=True, cancel_futures=True)


def _is_ready(future: "Future[R]", seconds: float) -> bool:
    return bool(wait([future], timeout=seconds).done)


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Processes started in this context use one thread each, so that they do not compete for cores."""
    ours = [name for name in THREADS if name not in os.environ]
    os.environ |= dict.fromkeys(ours, "1")
    try:
        yield
    finally:
        for name in ours:
            del os.environ[name]


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Processes started in this context inherit a blocked SIGINT; this one receives it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """State of a worker process."""

    is_over: Any = None
    """A byte in memory that it shares with its parent."""
    pool = BotPool()
    """The bots that have played here and can play again."""


def _begin_worker(is_over: Any) -> None:  # noqa: ANN401 - ctypes' values have no type of their own
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to stop
    _Worker.is_over = is_over
    atexit.register(_Worker.pool.close)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Exit when the parent is killed, which sends no signal to its workers."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_deal(task: Task, stop: Stop) -> DealResult:
    return play_deal(task, stop, _Worker.pool)


def _work_on(work: Work[T, R], task: T) -> R:
    return work(task, lambda: bool(_Worker.is_over.value))
