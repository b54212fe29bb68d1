"""Who plays the deals: this process, or several at a time. The results are the same and in the same order."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

from coloretto.arena.errors import StoppedError
from coloretto.arena.playing import Stop, play_deal
from coloretto.arena.results import DealResult, Task

WAIT = 0.1  # seconds until one looks again whether to stop
AHEAD = 3
"""Deals under way or waiting for each process, so that a long one does not hold up the others."""

F = TypeVar("F")


class Workers(Protocol):
    """What plays the deals of a contest: `play_here`, `side_by_side` or a `RayCluster`."""

    def __call__(self, tasks: Iterator[Task], stop: Stop) -> Iterator[DealResult]:
        """The results of the tasks in their order, until all are done or it is time to stop.

        Tasks are asked for as late as possible: what comes next may depend on the results so far.
        """
        ...


def play_here(tasks: Iterator[Task], stop: Stop) -> Iterator[DealResult]:
    """Play deals in this process, one after another."""
    for task in tasks:
        try:
            result = play_deal(task, stop)
        except StoppedError:
            return
        yield result


def in_order(
    tasks: Iterator[Task],
    stop: Stop,
    begin: Callable[[Task], F],
    is_ready: Callable[[F, float], bool],
    most: int,
) -> Iterator[F]:
    """Begin tasks side by side, at most so many, and give them back in order as they get ready.

    `is_ready` waits for one that is under way, no longer than so many seconds.
    """
    under_way: deque[F] = deque()
    while True:
        while len(under_way) < most and (task := next(tasks, None)) is not None:
            under_way.append(begin(task))
        if not under_way:
            return
        while not is_ready(under_way[0], WAIT):
            if stop():
                return
        if stop():
            return
        yield under_way.popleft()
