"""How deals are executed: in this process or concurrently, with the same results in the same order."""

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol, TypeVar

from coloretto.arena.bot_pool import BotPool
from coloretto.arena.errors import StoppedError
from coloretto.arena.results import DealResult, Task
from coloretto.arena.rotations import Stop, play_deal

POLL_SECONDS = 0.1  # between two checks whether to stop
QUEUED_PER_PROCESS = 3
"""Deals running or queued per process, so that a long one does not hold up the others."""

F = TypeVar("F")
R = TypeVar("R")
T = TypeVar("T")


class Executor(Protocol):
    def __call__(self, tasks: Iterator[Task], stop: Stop) -> Iterator[DealResult]:
        """Yield the results of the tasks in their order, until all are done or `stop` returns True.

        Tasks are requested as late as possible: the next one may depend on the results so far.
        """
        ...


def run_serially(tasks: Iterator[Task], stop: Stop) -> Iterator[DealResult]:
    """Play the deals in this process, one after another."""
    with BotPool() as pool:
        yield from in_turn(partial(play_deal, pool=pool), tasks, stop)


def in_turn(work: Callable[[T, Stop], R], tasks: Iterator[T], stop: Stop) -> Iterator[R]:
    """Work on the tasks in this process, one after another."""
    for task in tasks:
        try:
            result = work(task, stop)
        except StoppedError:
            return
        yield result


def run_in_order(
    tasks: Iterator[T],
    stop: Stop,
    begin: Callable[[T], F],
    is_ready: Callable[[F, float], bool],
    most: int,
) -> Iterator[F]:
    """Start tasks concurrently, at most `most` at a time, and yield them in order as they finish.

    `is_ready` waits for a running task, up to the given number of seconds.
    """
    running: deque[F] = deque()
    while True:
        while len(running) < most and (task := next(tasks, None)) is not None:
            running.append(begin(task))
        if not running:
            return
        while not is_ready(running[0], POLL_SECONDS):
            if stop():
                return
        if stop():
            return
        yield running.popleft()
