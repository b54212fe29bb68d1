"""The compiled hashes are those of Python's libraries."""

import hashlib
import hmac

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from coloretto.rules.deal_kernel import add_part, write_numbers
from coloretto.rules.seeded_random import random_blocks
from coloretto.rules.sha256 import (
    BLOCK_BYTES,
    DIGEST_BYTES,
    HASHER,
    Bytes,
    Hasher,
    begin_hash,
    end_hash,
    hmac_sha256,
    sha256,
)


def array_of(content: bytes) -> Bytes:
    return np.array(list(content), np.uint8)


def new_hasher() -> Hasher:
    hasher: Hasher = np.zeros(1, HASHER)[0]
    return hasher


@given(st.binary(max_size=200))
@example(b"a" * 55)
@example(b"a" * 56)
@example(b"a" * 63)
@example(b"a" * 64)
@example(b"\xff" * 119)
def test_the_hash_of_a_message_is_that_of_the_library(message: bytes) -> None:
    digest = np.zeros(DIGEST_BYTES, np.uint8)
    sha256(array_of(message), new_hasher(), digest)
    assert digest.tobytes() == hashlib.sha256(message).digest()


@pytest.mark.parametrize(
    ("message", "digest"),
    [
        (b"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (b"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ],
)
def test_the_hashes_of_the_standard_are_right(message: bytes, digest: str) -> None:
    found = np.zeros(DIGEST_BYTES, np.uint8)
    sha256(array_of(message), new_hasher(), found)
    assert found.tobytes().hex() == digest


@given(st.binary(max_size=BLOCK_BYTES), st.binary(max_size=100))
def test_the_code_of_a_message_is_that_of_the_library(key: bytes, message: bytes) -> None:
    digest = np.zeros(DIGEST_BYTES, np.uint8)
    hmac_sha256(array_of(key), array_of(message), new_hasher(), digest)
    assert digest.tobytes() == hmac.digest(key, message, "sha256")


@given(st.lists(st.binary(max_size=80), min_size=1, max_size=3), st.integers(0, 3))
def test_the_random_numbers_of_a_seed_are_those_that_python_derives(parts: list[bytes], blocks: int) -> None:
    hasher, key, block = new_hasher(), np.zeros(DIGEST_BYTES, np.uint8), np.zeros(DIGEST_BYTES, np.uint8)
    begin_hash(hasher)
    for part in parts:
        add_part(hasher, array_of(part))
    end_hash(hasher, key)
    numbers = np.zeros(8 * blocks, np.uint32)
    write_numbers(key, hasher, block, numbers)
    assert numbers.astype(">u4").tobytes() == random_blocks(blocks, *parts)
