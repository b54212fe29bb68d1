"""What the benchmarks share: repeated, interleaved measurements, and how to print them."""

import subprocess
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from os import getloadavg
from statistics import median
from time import process_time


def interleaved(subjects: Mapping[str, Callable[[], int]], repeats: int) -> dict[str, list[float]]:
    """Work done per CPU-second by each subject, once a round: a noisy moment hits all of them."""
    rates: dict[str, list[float]] = {name: [] for name in subjects}
    for work in subjects.values():
        work()  # compiles, and warms the caches
    for _ in range(repeats):
        for name, work in subjects.items():
            begin = process_time()
            done = work()
            rates[name].append(done / (process_time() - begin))
    return rates


def show(name: str, rates: list[float], limit: float | None = None, of: str = "the limit") -> None:
    """A line with the median, the spread and the ratio to a limit or to a peer's rate."""
    ratio = "" if limit is None else f"   {median(rates) / limit:6.2f} x {of} ({number(limit)})"
    print(f"{name:44} {number(median(rates)):>8}/s   {number(min(rates))} to {number(max(rates))}{ratio}")


def positive(text: str) -> int:
    """The value of an option that counts something."""
    if not text.isdecimal() or not int(text):
        raise ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def number(value: float) -> str:
    for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value:.3g}"


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Within this context, so many processes compute without a pause: what else runs on a busy machine."""
    command = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(command) for _ in range(processes)]  # noqa: S603 - our own line
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def load() -> str:
    return f"load average {' '.join(f'{average:.2f}' for average in getloadavg())}"
