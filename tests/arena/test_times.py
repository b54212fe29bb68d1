from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.arena.times import Times, all_times

nanoseconds = st.lists(st.integers(1, 10**11), min_size=1, max_size=200)


@given(nanoseconds, st.sampled_from([0.5, 0.9, 0.99, 1.0]))
def test_percentiles_are_off_by_half_a_bucket_at_most(spent: list[int], part: float) -> None:
    exact = sorted(spent)[ceil(len(spent) * part) - 1] / 1e9
    assert Times.of(spent).percentile(part) == pytest.approx(exact, rel=0.13)


@given(nanoseconds, nanoseconds)
def test_times_of_parts_add_up(first: list[int], second: list[int]) -> None:
    assert all_times([Times.of(first), Times.of(second)]) == Times.of(first + second)


@given(nanoseconds)
def test_mean_and_longest_are_exact(spent: list[int]) -> None:
    times = Times.of(spent)
    assert times.mean == pytest.approx(sum(spent) / len(spent) / 1e9)
    assert times.slowest == max(spent) / 1e9


def test_a_bot_that_never_decided_took_no_time() -> None:
    nothing = all_times([Times.of([])])
    assert (nothing.decisions, nothing.mean, nothing.percentile(0.99), nothing.slowest) == (0, 0, 0, 0)
