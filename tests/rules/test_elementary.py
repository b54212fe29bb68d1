"""The rules' own exponential function and logarithm, compared with those of the C library."""

import math

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from coloretto.rules.elementary import exp, log

ULPS = 2  # between two results, each of which is within one unit of the truth


def assert_close(found: float, expected: float) -> None:
    assert abs(found - expected) <= ULPS * math.ulp(expected), (found, expected)


@given(st.floats(-745, 709.78))
@example(-745.1332191019412)
@example(-708.4)
@example(709.782712893384)
@example(1e-300)
def test_the_exponential_is_that_of_the_library_to_the_last_digit(x: float) -> None:
    assert_close(exp(x), math.exp(x))


@given(st.floats(-30, 0))
def test_the_exponential_of_a_difference_of_scores_is_a_share(x: float) -> None:
    assert_close(exp(x), math.exp(x))
    assert 0 < exp(x) <= 1


@given(st.floats(5e-324, 1.7976931348623157e308))
@example(5e-324)
@example(2.2250738585072014e-308)
@example(1.7976931348623157e308)
@example(0.7071067811865476)
@example(1.4142135623730951)
def test_the_logarithm_is_that_of_the_library_to_the_last_digit(x: float) -> None:
    assert_close(log(x), math.log(x))


@given(st.floats(0.5, 2))
@example(1 + 2**-52)
@example(1 - 2**-53)
def test_the_logarithm_is_exact_enough_around_one(x: float) -> None:
    assert_close(log(x), math.log(x))


@given(st.integers(1, 10_000_000))
def test_the_logarithm_of_a_number_of_visits_is_exact_enough(visits: int) -> None:
    assert_close(log(float(visits)), math.log(visits))


@pytest.mark.parametrize(
    ("x", "power"),
    [(0.0, 1.0), (-0.0, 1.0), (-745.2, 0.0), (-math.inf, 0.0), (709.8, math.inf), (math.inf, math.inf)],
)
def test_exponentials_at_the_edges_are_exact(x: float, power: float) -> None:
    assert exp(x) == power


@pytest.mark.parametrize(
    ("x", "logarithm"), [(1.0, 0.0), (0.0, -math.inf), (-0.0, -math.inf), (math.inf, math.inf)]
)
def test_logarithms_at_the_edges_are_exact(x: float, logarithm: float) -> None:
    assert log(x) == logarithm


def test_what_has_no_value_is_not_a_number() -> None:
    assert math.isnan(exp(math.nan))
    assert math.isnan(log(math.nan))
    assert math.isnan(log(-1.0))
