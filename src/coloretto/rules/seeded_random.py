"""Random numbers that anyone can derive again: the documented, unbiased source of every shuffle.

The key is the SHA-256 of the seed and of any further entropy, each part behind its length (8 bytes,
big-endian). Block number i (from 0) is the SHA-256 of the key and of i (8 bytes, big-endian). The blocks,
one after another, are read as 4-byte big-endian numbers. A random number below n is the remainder of the
next one divided by n; numbers from the highest multiple of n on are skipped, so that none is more likely.
"""

from collections.abc import Iterator, MutableSequence
from hashlib import sha256
from struct import iter_unpack
from typing import TypeVar

from coloretto.rules.errors import ColorettoError

SEED_BYTES = 32
_NUMBERS = 1 << 32

T = TypeVar("T")


def seed_from_number(number: int) -> bytes:
    """The seed of a number from 0 on, for games that need no secret: 32 bytes, big-endian."""
    if not 0 <= number < 1 << 8 * SEED_BYTES:
        raise ColorettoError(f"seed: {number} does not lie between 0 and 2**{8 * SEED_BYTES} - 1")
    return number.to_bytes(SEED_BYTES, "big")


class SeededRandom:
    """A random number generator; the same seed and entropy always give the same numbers."""

    def __init__(self, seed: bytes, *entropy: bytes) -> None:
        key = sha256()
        for part in (seed, *entropy):
            key.update(_eight_bytes(len(part)) + part)
        self._numbers = _numbers(key.digest())

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        if not 1 <= bound <= _NUMBERS:
            raise ColorettoError(f"a random number below {bound}: the bound is not between 1 and {_NUMBERS}")
        limit = _NUMBERS - _NUMBERS % bound
        while (number := next(self._numbers)) >= limit:
            pass
        return number % bound

    def pick(self, items: MutableSequence[T]) -> T:
        """Take one item out of a list."""
        return items.pop(self.below(len(items)))

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates' shuffle, from the last item down to the second."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def _numbers(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        for (number,) in iter_unpack(">I", sha256(key + _eight_bytes(block)).digest()):
            yield number
        block += 1


def _eight_bytes(number: int) -> bytes:
    return number.to_bytes(8, "big")
