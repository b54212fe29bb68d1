"""Threads that step parts of an environment's games beside the caller.

The caller takes parts, too, and waits only for those that a thread has begun: on a busy machine, where a
thread may not run for milliseconds, the caller does its work. Threads without work sleep.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from os import getpid


class StepThreads:
    """A number of threads, the caller's included. They are started when they are first needed."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0

    def run(self, work: Callable[[int], int], parts: int) -> list[int]:
        """The results of the work on each part; it should spend its time in compiled code."""
        results = [0] * parts
        left = iter(range(parts))

        def work_on_parts() -> None:
            for part in left:
                results[part] = work(part)

        pool = self._started()
        others = [pool.submit(work_on_parts) for _ in range(min(self._number, parts) - 1)]
        work_on_parts()
        for other in others:
            if not other.cancel():
                other.result()
        return results

    def _started(self) -> ThreadPoolExecutor:
        """Threads do not survive a fork: a child process has its own."""
        if self._pool is None or self._process != getpid():
            self._pool = ThreadPoolExecutor(self._number - 1, "coloretto-step")
            self._process = getpid()
        return self._pool
