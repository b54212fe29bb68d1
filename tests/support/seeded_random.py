"""The random numbers of a seed as `rules.seeded_random` documents them, written down a second time."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import TypeVar

T = TypeVar("T")


def numbers_of(*parts: bytes) -> Iterator[int]:
    key = sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()
    for block in count():
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")


class SeededRandom:
    """A random number generator; the same numbers always give the same results."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self._numbers = numbers

    def below(self, bound: int) -> int:
        highest_multiple = 2**32 // bound * bound
        return next(number % bound for number in self._numbers if number < highest_multiple)

    def pick(self, items: list[T]) -> T:
        return items.pop(self.below(len(items)))

    def shuffle(self, items: list[T]) -> None:
        for last in reversed(range(1, len(items))):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
