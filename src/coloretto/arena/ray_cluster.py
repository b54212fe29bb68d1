"""Deals played on a Ray cluster, which needs this package on every node."""

import logging
import os
from collections.abc import Iterator
from typing import Any

from coloretto.arena.errors import ArenaError, MissingExtraError
from coloretto.arena.executors import QUEUED_PER_PROCESS, run_in_order
from coloretto.arena.results import DealResult, Task
from coloretto.arena.rotations import Stop, play_deal


class RayCluster:
    """Play deals on a Ray cluster: at an address, at `RAY_ADDRESS`, on this machine, or a new one."""

    def __init__(self, address: str | None = None) -> None:
        self._ray = _imported_ray()
        self._address = address

    def __call__(self, tasks: Iterator[Task], stop: Stop) -> Iterator[DealResult]:
        ray = self._ray
        self._connect()
        try:
            play = ray.remote(_play).remote
            width = QUEUED_PER_PROCESS * max(1, int(ray.cluster_resources().get("CPU", 1)))
            for reference in run_in_order(tasks, stop, play, self._is_ready, width):
                yield ray.get(reference)
        except ray.exceptions.RayError as error:
            raise ArenaError(f"Ray could not play a deal; what was saved is kept: {error}") from error
        finally:
            ray.shutdown()

    def _connect(self) -> None:
        try:
            self._ray.init(
                self._address, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ArenaError(f"no Ray cluster at {self._address or 'the usual place'}: {error}") from error

    def _is_ready(self, reference: object, seconds: float) -> bool:
        ready, _ = self._ray.wait([reference], timeout=seconds)
        return bool(ready)


def _imported_ray() -> Any:  # noqa: ANN401 - a module that may not be there
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise MissingExtraError("ray", "ray") from error
    return ray


def _play(task: Task) -> DealResult:
    return play_deal(task, lambda: False)
