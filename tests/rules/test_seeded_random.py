from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.rules import ColorettoError
from coloretto.rules.seeded_random import SeededRandom, seed_from_number


def numbers(*parts: bytes) -> Iterator[int]:
    """The numbers as the documentation describes them, written down a second time."""
    key = sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()
    for block in count():
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def numbers_below(bound: int, *parts: bytes) -> Iterator[int]:
    highest_multiple = 2**32 // bound * bound
    return (number % bound for number in numbers(*parts) if number < highest_multiple)


@given(st.lists(st.binary(max_size=40), min_size=1, max_size=4), st.integers(1, 2**32))
def test_numbers_are_drawn_as_documented(parts: list[bytes], bound: int) -> None:
    rng = SeededRandom(*parts)
    assert [rng.below(bound) for _ in range(20)] == list(islice(numbers_below(bound, *parts), 20))


def test_the_numbers_of_a_known_seed_never_change() -> None:
    rng = SeededRandom(seed_from_number(2003))
    from_sha256sum = [160343514, 3530418821, 3687199512, 115162493, 602472668, 739397430, 1558227570]
    assert [rng.below(2**32) for _ in range(7)] == from_sha256sum


def test_numbers_from_the_highest_multiple_on_are_rejected() -> None:
    bound = 3 * 2**30  # a quarter of all numbers lies above the only multiple, and would favour low ones
    drawn = list(islice(numbers(b"seed"), 40))
    kept = [number for number in drawn if number < bound]
    assert len(kept) < len(drawn)
    rng = SeededRandom(b"seed")
    assert [rng.below(bound) for _ in kept] == kept


def test_the_same_seed_and_entropy_give_the_same_numbers() -> None:
    first, second = SeededRandom(b"seed", b"more"), SeededRandom(b"seed", b"more")
    assert [first.below(1000) for _ in range(50)] == [second.below(1000) for _ in range(50)]


def test_where_one_part_ends_and_the_next_begins_matters() -> None:
    parts: list[tuple[bytes, ...]] = [(b"ab",), (b"ab", b""), (b"a", b"b"), (b"", b"ab"), (b"b", b"a")]
    first_numbers = {SeededRandom(*some).below(2**32) for some in parts}
    assert len(first_numbers) == len(parts)


def test_the_seed_of_a_number_has_32_bytes_the_lowest_last() -> None:
    assert seed_from_number(0) == bytes(32)
    assert seed_from_number(258) == bytes(30) + b"\x01\x02"
    assert seed_from_number(2**256 - 1) == b"\xff" * 32


@pytest.mark.parametrize("number", [-1, 2**256])
def test_a_number_that_is_no_seed_is_named_in_the_error(number: int) -> None:
    with pytest.raises(ColorettoError, match=str(number)):
        seed_from_number(number)


@pytest.mark.parametrize("bound", [-1, 0, 2**32 + 1])
def test_a_bound_that_no_lot_lies_below_is_named_in_the_error(bound: int) -> None:
    with pytest.raises(ColorettoError, match=str(bound)):
        SeededRandom(b"").below(bound)


def test_a_lot_below_one_is_zero() -> None:
    assert SeededRandom(b"seed").below(1) == 0


@given(st.binary(), st.lists(st.integers(), min_size=1, max_size=9))
def test_a_picked_item_leaves_the_list(seed: bytes, items: list[int]) -> None:
    left = items.copy()
    picked = SeededRandom(seed).pick(left)
    place = next(numbers_below(len(items), seed))
    assert picked == items[place]
    assert left == items[:place] + items[place + 1 :]


@given(st.binary(), st.lists(st.integers(), max_size=20))
def test_a_shuffle_swaps_from_the_last_item_down_to_the_second(seed: bytes, items: list[int]) -> None:
    expected, stream = items.copy(), numbers(seed)
    for last in reversed(range(1, len(items))):
        size = last + 1
        other = next(number % size for number in stream if number < 2**32 // size * size)
        expected[last], expected[other] = expected[other], expected[last]
    SeededRandom(seed).shuffle(items)
    assert items == expected


def test_every_item_lands_on_every_place_equally_often() -> None:
    size, shuffles = 8, 4000
    landed = [[0] * size for _ in range(size)]
    for seed in range(shuffles):
        items = list(range(size))
        SeededRandom(seed_from_number(seed)).shuffle(items)
        for place, item in enumerate(items):
            landed[item][place] += 1
    expected = shuffles / size
    for places in landed:
        chi_square = sum((found - expected) ** 2 / expected for found in places)
        assert chi_square < 24.3  # one in a thousand fair items is above this, with 7 degrees of freedom


def test_every_order_of_three_items_is_equally_likely() -> None:
    orders: dict[tuple[int, ...], int] = {}
    for seed in range(6000):
        items = [0, 1, 2]
        SeededRandom(seed_from_number(seed)).shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 6
    assert sum((found - 1000) ** 2 / 1000 for found in orders.values()) < 20.5  # 5 degrees of freedom
