"""Random numbers that anyone can derive again: the documented, unbiased source of every shuffle.

The key is the SHA-256 of the seed and of any further entropy, each part behind its length (8 bytes,
big-endian). Block number i (from 0) is the SHA-256 of the key and of i (8 bytes, big-endian). The blocks,
one after another, are read as 4-byte big-endian numbers. A random number below n is the remainder of the
next one divided by n; numbers from the highest multiple of n on are skipped, so that none is more likely.
`deal_kernel` draws a deal from them.
"""

from hashlib import sha256

from coloretto.rules.errors import ColorettoError

SEED_BYTES = 32


def seed_from_number(number: int) -> bytes:
    """The seed of a number from 0 on, for games that need no secret: 32 bytes, big-endian."""
    if not 0 <= number < 1 << 8 * SEED_BYTES:
        raise ColorettoError(f"seed: {number} does not lie between 0 and 2**{8 * SEED_BYTES} - 1")
    return number.to_bytes(SEED_BYTES, "big")


def random_blocks(count: int, seed: bytes, *entropy: bytes) -> bytes:
    """The first blocks of random numbers, 8 numbers each, of a seed and further entropy."""
    parts = sha256()
    for part in (seed, *entropy):
        parts.update(_eight_bytes(len(part)) + part)
    key = parts.digest()
    return b"".join([sha256(key + _eight_bytes(block)).digest() for block in range(count)])


def _eight_bytes(number: int) -> bytes:
    return number.to_bytes(8, "big")
