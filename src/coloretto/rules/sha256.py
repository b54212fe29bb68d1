"""SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104), compiled, for where Python's hashlib is not at hand.

Words of 32 bits are kept in numbers of 64, so that nothing overflows.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled, record_dtype

Bytes: TypeAlias = NDArray[np.uint8]

BLOCK_BYTES = 64
DIGEST_BYTES = 32
WORDS = 8  # of a digest
ROUNDS = 64
MASK = 0xFFFFFFFF

FIRST_STATE = np.array(
    [0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19],
    np.int64,
)
ROUND_CONSTANTS = np.array(
    [
        *(0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5),
        *(0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174),
        *(0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA),
        *(0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967),
        *(0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85),
        *(0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070),
        *(0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3),
        *(0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2),
    ],
    np.int64,
)

HASHER = record_dtype(
    [
        ("state", "i8", WORDS),
        ("schedule", "i8", ROUNDS),  # first the words of the block
        ("length", "i8"),  # bytes so far
    ]
)


class Hasher(Protocol):
    """An element of an array of HASHER, for type checkers; `HASHER` explains the fields."""

    state: NDArray[np.int64]
    schedule: NDArray[np.int64]
    length: int


@compiled
def sha256(message: Bytes, hasher: Hasher, digest: Bytes) -> None:
    begin_hash(hasher)
    add_bytes(hasher, message)
    end_hash(hasher, digest)


@compiled
def hmac_sha256(key: Bytes, message: Bytes, hasher: Hasher, digest: Bytes) -> None:
    """For keys of at most 64 bytes."""
    begin_hash(hasher)
    add_padded(hasher, key, 0x36)
    add_bytes(hasher, message)
    end_hash(hasher, digest)
    begin_hash(hasher)
    add_padded(hasher, key, 0x5C)
    add_bytes(hasher, digest)
    end_hash(hasher, digest)


@compiled
def add_padded(hasher: Hasher, key: Bytes, pad: int) -> None:
    for place in range(BLOCK_BYTES):
        add_byte(hasher, pad ^ int(key[place]) if place < key.size else pad)


@compiled
def begin_hash(hasher: Hasher) -> None:
    for word in range(WORDS):
        hasher.state[word] = FIRST_STATE[word]
    hasher.length = 0


@compiled
def add_bytes(hasher: Hasher, message: Bytes) -> None:
    for place in range(message.size):
        add_byte(hasher, int(message[place]))


@compiled
def add_number(hasher: Hasher, number: int) -> None:
    """8 bytes, big-endian."""
    for shift in range(56, -8, -8):
        add_byte(hasher, number >> shift & 0xFF)


@compiled
def add_byte(hasher: Hasher, byte: int) -> None:
    word = hasher.length % BLOCK_BYTES // 4
    before = 0 if hasher.length % 4 == 0 else int(hasher.schedule[word])
    hasher.schedule[word] = before << 8 | byte
    hasher.length += 1
    if hasher.length % BLOCK_BYTES == 0:
        compress(hasher)


@compiled
def end_hash(hasher: Hasher, digest: Bytes) -> None:
    bits = 8 * int(hasher.length)
    add_byte(hasher, 0x80)
    while hasher.length % BLOCK_BYTES != BLOCK_BYTES - 8:
        add_byte(hasher, 0)
    add_number(hasher, bits)
    for place in range(DIGEST_BYTES):
        digest[place] = int(hasher.state[place // 4]) >> (24 - place % 4 * 8) & 0xFF


@compiled
def compress(hasher: Hasher) -> None:
    """Mix a full block into the state."""
    words = hasher.schedule
    for place in range(16, ROUNDS):
        early, late = int(words[place - 15]), int(words[place - 2])
        mixed_early = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
        mixed_late = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
        words[place] = mixed_late + int(words[place - 7]) + mixed_early + int(words[place - 16]) & MASK
    state = hasher.state
    a, b, c, d = int(state[0]), int(state[1]), int(state[2]), int(state[3])
    e, f, g, h = int(state[4]), int(state[5]), int(state[6]), int(state[7])
    for place in range(ROUNDS):
        mixed_e = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        first = h + mixed_e + (e & f ^ (MASK ^ e) & g) + int(ROUND_CONSTANTS[place]) + int(words[place])
        mixed_a = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        second = mixed_a + (a & b ^ a & c ^ b & c)
        a, b, c, d, e, f, g, h = first + second & MASK, a, b, c, d + first & MASK, e, f, g
    for word, mixed in enumerate((a, b, c, d, e, f, g, h)):
        state[word] = int(state[word]) + mixed & MASK


@compiled
def rotated(word: int, places: int) -> int:
    """A word of 32 bits, rotated to the right."""
    return (word >> places | word << (32 - places)) & MASK
