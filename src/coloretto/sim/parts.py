"""Many games in parts: between two parts, progress is reported and the work can be interrupted."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from typing import TypeAlias

from coloretto.sim.cpu import Records

Part: TypeAlias = tuple[int, Records]
"""The number of the first game of a part, and the results of its games."""


def parts_of(first_game: int, records: Records, size: int) -> list[Part]:
    return [(first_game + begin, records[begin : begin + size]) for begin in range(0, len(records), size)]


def play_parts(
    parts: list[Part], play_part: Callable[[int, Records], None], threads: int | None
) -> Iterator[int]:
    """Play parts in several threads, on all cores without a number; yield the games done, in order."""
    threads = min(threads or cpu_count() or 1, len(parts))
    return _side_by_side(parts, play_part, threads) if threads > 1 else _in_turn(parts, play_part)


def _in_turn(parts: list[Part], play_part: Callable[[int, Records], None]) -> Iterator[int]:
    """A few games take less time than a thread takes to start."""
    done = 0
    for first_game, records in parts:
        play_part(first_game, records)
        done += len(records)
        yield done


def _side_by_side(
    parts: list[Part], play_part: Callable[[int, Records], None], threads: int
) -> Iterator[int]:
    done = 0
    with ThreadPoolExecutor(threads) as pool:
        try:
            futures = [pool.submit(play_part, *part) for part in parts]
            for future, (_, records) in zip(futures, parts, strict=True):
                future.result()
                done += len(records)
                yield done
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
