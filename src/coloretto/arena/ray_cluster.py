"""Deals played on a Ray cluster, which needs this package on every node."""

import logging
import os
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from typing import Any, Self

from coloretto.arena.bot_pool import BotPool
from coloretto.arena.errors import ArenaError
from coloretto.arena.executors import QUEUED_PER_PROCESS, run_in_order
from coloretto.arena.processes import R, T, Work
from coloretto.arena.results import DealResult, Task
from coloretto.arena.rotations import Stop, play_deal
from coloretto.sim.extras import import_extra

CONNECT_SECONDS = 60.0
"""How long a cluster at an address may take to answer. Ray itself retries for several minutes."""

LOCAL = ("auto", "local")
"""Addresses that Ray resolves on this machine, without waiting."""

RAY_DEFAULTS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # else `uv run` makes Ray build an environment for each worker
}
"""Environment variables that are set before Ray is imported, unless they are set already."""

STDOUT, STDERR = 1, 2


class RayCluster:
    """Play deals on a Ray cluster: at an address, at `RAY_ADDRESS`, on this machine, or a new one.

    Used in a `with` statement, it stays connected from the first contest on, so that the cluster's workers
    start once for all of them.
    """

    def __init__(self, address: str | None = None) -> None:
        self._ray = _imported_ray()
        self._address = address or os.environ.get("RAY_ADDRESS")
        self._stays_connected = self._is_connected = False

    def __enter__(self) -> Self:
        self._stays_connected = True
        return self

    def __exit__(self, *_: object) -> None:
        self._stays_connected = False
        self._disconnect()

    def __call__(self, tasks: Iterator[Task], stop: Stop) -> Iterator[DealResult]:
        return self.work(_play_deal, tasks, stop)

    def work(self, work: Work[T, R], tasks: Iterator[T], stop: Stop) -> Iterator[R]:
        """The results of the tasks in their order, until all are done or `stop` returns True."""
        ray = self._ray
        self._connect()
        try:
            remote = ray.remote(_work_on).remote
            width = QUEUED_PER_PROCESS * max(1, int(ray.cluster_resources().get("CPU", 1)))
            begin = partial(remote, work)
            for reference in run_in_order(tasks, stop, begin, self._is_ready, width):
                yield ray.get(reference)
        except ray.exceptions.RayError as error:
            raise ArenaError(f"Ray could not play a deal; saved results are kept: {error}") from error
        finally:
            if not self._stays_connected:
                self._disconnect()

    def _connect(self) -> None:
        if self._is_connected:
            return
        if self._address and self._address not in LOCAL:
            _check_that_it_answers(self._address)
        try:
            _init(self._ray, self._address)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ArenaError(f"no Ray cluster at {self._address or 'the usual place'}: {error}") from error
        self._is_connected = True

    def _disconnect(self) -> None:
        self._is_connected = False
        self._ray.shutdown()

    def _is_ready(self, reference: object, seconds: float) -> bool:
        ready, _ = self._ray.wait([reference], timeout=seconds)
        return bool(ready)


def _init(ray: Any, address: str | None) -> None:  # noqa: ANN401 - a module that may not be there
    """Connect without Ray's logs and the output of its workers: stdout is for results."""
    ray.init(address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)


def _check_that_it_answers(address: str) -> None:
    """Connect in another process, which can be stopped: Ray's own attempt cannot be interrupted."""
    attempt = get_context("spawn").Process(target=_attempt, args=(address,), daemon=True)
    attempt.start()
    attempt.join(CONNECT_SECONDS)
    if attempt.is_alive():
        attempt.kill()
        attempt.join()
        raise ArenaError(f"no Ray cluster answered at {address} within {CONNECT_SECONDS:g} seconds")


def _attempt(address: str) -> None:
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, STDOUT)
    os.dup2(silence, STDERR)
    _init(_imported_ray(), address)


def _imported_ray() -> Any:  # noqa: ANN401 - a module that may not be there
    for name, value in RAY_DEFAULTS.items():
        os.environ.setdefault(name, value)
    return import_extra("ray", "ray")


def _play_deal(task: Task, stop: Stop) -> DealResult:
    """A cluster's workers outlive the contest, so bots are kept for the games of a deal only."""
    with BotPool() as pool:
        return play_deal(task, stop, pool)


def _work_on(work: Work[T, R], task: T) -> R:
    return work(task, lambda: False)
