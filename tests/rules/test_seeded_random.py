from itertools import islice
from struct import unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.rules import ColorettoError
from coloretto.rules.seeded_random import random_blocks, seed_from_number
from support.seeded_random import numbers_of

parts = st.lists(st.binary(max_size=40), min_size=1, max_size=4)


@given(parts, st.integers(0, 5))
def test_numbers_are_derived_as_documented(parts: list[bytes], blocks: int) -> None:
    found = unpack(f">{8 * blocks}I", random_blocks(blocks, *parts))
    assert list(found) == list(islice(numbers_of(*parts), 8 * blocks))


def test_the_numbers_of_a_known_seed_never_change() -> None:
    from_sha256sum = (160343514, 3530418821, 3687199512, 115162493, 602472668, 739397430, 1558227570)
    assert unpack(">8I", random_blocks(1, seed_from_number(2003)))[:7] == from_sha256sum


def test_where_one_part_ends_and_the_next_begins_matters() -> None:
    parts: list[tuple[bytes, ...]] = [(b"ab",), (b"ab", b""), (b"a", b"b"), (b"", b"ab"), (b"b", b"a")]
    assert len({random_blocks(1, *some) for some in parts}) == len(parts)


def test_the_seed_of_a_number_has_32_bytes_the_lowest_last() -> None:
    assert seed_from_number(0) == bytes(32)
    assert seed_from_number(258) == bytes(30) + b"\x01\x02"
    assert seed_from_number(2**256 - 1) == b"\xff" * 32


@pytest.mark.parametrize("number", [-1, 2**256])
def test_a_number_that_is_no_seed_is_named_in_the_error(number: int) -> None:
    with pytest.raises(ColorettoError, match=str(number)):
        seed_from_number(number)
