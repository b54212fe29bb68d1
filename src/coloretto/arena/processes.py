"""Deals played by several processes of this machine."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any

from coloretto.arena.errors import ArenaError
from coloretto.arena.playing import Stop, play_deal
from coloretto.arena.results import DealResult, Task
from coloretto.arena.workers import AHEAD, Workers, in_order, play_here

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
"""Variables by which libraries are told how many threads they may use."""


def cores() -> int:
    """How many CPU cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def side_by_side(number: int) -> Workers:
    """Play deals in a number of processes; with one, in this process."""
    if number < 1:
        raise ArenaError(f"workers: {number} is below 1")
    return play_here if number == 1 else _Processes(number)


class _Processes:
    def __init__(self, number: int) -> None:
        self._number = number

    def __call__(self, tasks: Iterator[Task], stop: Stop) -> Iterator[DealResult]:
        context = get_context("spawn")
        is_over = context.RawValue("b", 0)
        others = set(active_children())
        with _one_thread_each():
            pool = ProcessPoolExecutor(self._number, context, _begin_worker, (is_over,))

            def submit(task: Task) -> "Future[DealResult]":
                with _spared_by_ctrl_c():
                    return pool.submit(_play, task)

            try:
                for future in in_order(tasks, stop, submit, _is_ready, AHEAD * self._number):
                    yield future.result()
            except BrokenProcessPool as error:
                raise ArenaError(
                    "a worker process has died, perhaps for want of memory; what was saved is kept"
                ) from error
            except KeyboardInterrupt:  # a second one: somebody is tired of waiting for a bot
                for worker in set(active_children()) - others:
                    worker.kill()
                raise
            finally:
                is_over.value = 1
                pool.shutdown(wait=True, cancel_futures=True)


def _is_ready(future: "Future[DealResult]", seconds: float) -> bool:
    return bool(wait([future], timeout=seconds).done)


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Processes started in this context leave the other cores to each other."""
    ours = [name for name in THREADS if name not in os.environ]
    os.environ |= dict.fromkeys(ours, "1")
    try:
        yield
    finally:
        for name in ours:
            del os.environ[name]


@contextmanager
def _spared_by_ctrl_c() -> Iterator[None]:
    """Processes started in this context never hear it; this one does afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """What a worker process knows."""

    is_over: Any = None
    """A byte in memory that it shares with its parent."""


def _begin_worker(is_over: Any) -> None:  # noqa: ANN401 - ctypes' values have no type of their own
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to stop
    _Worker.is_over = is_over
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Nobody else tells a worker when the parent was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(task: Task) -> DealResult:
    return play_deal(task, lambda: bool(_Worker.is_over.value))
