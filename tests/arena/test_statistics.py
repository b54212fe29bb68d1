"""Intervals hold the true mean as often as they say, whatever the games of a deal have in common."""

from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.arena.statistics import Estimate, Sample, spread, student_mean, student_t, win_share

ARENAS = 1500

values = st.lists(st.floats(0, 1), min_size=2, max_size=30)


def sample(values: list[float] | np.ndarray[tuple[int], np.dtype[np.float64]], first: int = 0) -> Sample:
    return Sample(np.arange(first, first + len(values)), np.array(values, float))


@pytest.mark.parametrize(
    ("freedom", "known"),
    [
        (1, 12.706205),
        (2, 4.302653),
        (3, 3.182446),
        (4, 2.776445),
        (9, 2.262157),
        (30, 2.042272),
        (99, 1.984217),
        (100, 1.983972),
        (101, 1.983731),
        (1000, 1.962339),
    ],
)
def test_students_t_is_that_of_the_tables(freedom: int, known: float) -> None:
    assert student_t(freedom) == pytest.approx(known, abs=2e-6)


@given(values)
def test_the_error_of_one_line_up_is_that_of_a_sample_of_deals(values: list[float]) -> None:
    found = spread([sample(values)])
    assert found is not None
    assert found.error == pytest.approx(stdev(values) / sqrt(len(values)), abs=1e-12)
    assert found.mean == pytest.approx(mean(values))


@given(values)
def test_playing_the_same_deals_twice_with_the_same_result_tells_nothing_new(values: list[float]) -> None:
    once, twice = spread([sample(values)]), spread([sample(values), sample(values)])
    assert once is not None
    assert twice is not None
    assert twice.error == pytest.approx(once.error, abs=1e-12)


@given(values)
def test_other_deals_with_the_same_results_halve_the_variance(values: list[float]) -> None:
    once = spread([sample(values)])
    both = spread([sample(values), sample(values, first=len(values))])
    assert once is not None
    assert both is not None
    number = len(values)
    correction = sqrt((2 * number / (2 * number - 1)) / (number / (number - 1)))
    assert both.error == pytest.approx(once.error / sqrt(2) * correction, abs=1e-12)


@given(values)
def test_what_one_bot_wins_the_others_lose_also_in_their_intervals(values: list[float]) -> None:
    alone = win_share([sample(values)])
    others = win_share([sample([(1 - value) / 3 for value in values])], seats=3)
    assert alone.low is not None
    assert alone.high is not None
    assert others.mean == pytest.approx((1 - alone.mean) / 3)
    assert others.low == pytest.approx((1 - alone.high) / 3, abs=1e-7)
    assert others.high == pytest.approx((1 - alone.low) / 3, abs=1e-7)


@given(values)
def test_shares_stay_between_nothing_and_all(values: list[float]) -> None:
    share = win_share([sample(values)])
    assert share.low is not None
    assert share.high is not None
    assert 0 <= share.low <= share.mean + 1e-12
    assert share.mean - 1e-12 <= share.high <= 1


def test_wilsons_interval_is_the_known_one_where_deals_are_single_games() -> None:
    share = win_share([sample([1.0] * 30 + [0.0] * 70)])
    reach = student_t(99)
    games = 100 * (0.21 * 99 + 0.25) / (0.21 * 100 + 0.25)  # a sample's variance is divided by one less
    centre = (0.3 + reach**2 / (2 * games)) / (1 + reach**2 / games)
    half = reach / (1 + reach**2 / games) * sqrt(0.21 / games + reach**2 / (4 * games**2))
    assert share.low == pytest.approx(centre - half)
    assert share.high == pytest.approx(centre + half)


def test_to_win_every_deal_is_no_proof_of_winning_always() -> None:
    share = win_share([sample([1.0] * 20)])
    assert share.low is not None
    assert 0.7 < share.low < 0.9
    assert share.high == 1


def test_where_luck_cancels_completely_deals_leave_little_doubt_but_few_deals_leave_some() -> None:
    few, many = win_share([sample([0.25] * 5)]), win_share([sample([0.25] * 500)])
    assert few.low is not None
    assert many.low is not None
    assert few.low < 0.1
    assert 0.245 < many.low < 0.25


@pytest.mark.parametrize("estimate", [student_mean, win_share])
def test_a_single_deal_tells_nothing_about_its_error(estimate: Callable[[list[Sample]], Estimate]) -> None:
    assert estimate([sample([0.5])]) == Estimate(0.5)
    assert estimate([sample([0.5, 0.75]), sample([0.25])]) == Estimate((0.625 + 0.25) / 2)
    assert not estimate([sample([0.5])]).is_clear_of(0.25)


def coverage(estimate: Callable[[Sample], Estimate], truth: float, deals: Callable[[], list[float]]) -> float:
    held = [not estimate(sample(deals())).is_clear_of(truth) for _ in range(ARENAS)]
    return mean(held)


@pytest.mark.parametrize("number", [10, 40, 200])
@pytest.mark.parametrize("share", [0.25, 0.6, 0.95])
@pytest.mark.parametrize("luck", [0.0, 0.5, 1.0])
def test_win_shares_are_covered_19_times_of_20_however_much_the_games_of_a_deal_agree(
    number: int, share: float, luck: float
) -> None:
    """With full luck the deal alone decides all four games of it; with none they are independent."""
    rng = np.random.default_rng(7)

    def deals() -> list[float]:
        alike = rng.random((number, 1)) < luck
        games = np.where(alike, rng.random((number, 1)) < share, rng.random((number, 4)) < share)
        means: list[float] = games.mean(axis=1).tolist()
        return means

    covered = coverage(lambda one: win_share([one]), share, deals)
    assert 0.92 <= covered <= 0.995  # 1500 arenas are off by a hundredth; few deals make it careful


def test_scores_are_covered_19_times_of_20() -> None:
    rng = np.random.default_rng(8)

    def deals() -> list[float]:
        scores: list[float] = (20 + rng.exponential(10, 30)).tolist()
        return scores

    assert 0.91 <= coverage(lambda one: student_mean([one]), 30, deals) <= 0.97


def test_pairings_that_share_their_deals_are_covered_together() -> None:
    rng = np.random.default_rng(9)
    held = 0
    for _ in range(ARENAS):
        luck = rng.normal(0, 5, 60)
        first = sample((30 + luck + rng.normal(0, 1, 60)).tolist())
        second = sample((10 + luck[:40] + rng.normal(0, 1, 40)).tolist())
        held += not student_mean([first, second]).is_clear_of(20)
    assert 0.93 <= held / ARENAS <= 0.97
