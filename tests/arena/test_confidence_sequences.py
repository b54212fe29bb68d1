"""The interval that may be looked at as often as one likes."""

from statistics import mean

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.arena.confidence_sequences import STEPS, ConfidenceSequence, UnboundedSequence
from coloretto.arena.statistics import Sample, win_share
from support.effort import effort

ARENAS = 300
DEALS = 200


def deals_of(rng: np.random.Generator, share: float) -> list[float]:
    """Win shares of deals of four games that have much in common."""
    alike = rng.random((DEALS, 1)) < 0.3
    games = np.where(alike, rng.random((DEALS, 1)) < share, rng.random((DEALS, 4)) < share)
    means: list[float] = games.mean(axis=1).tolist()
    return means


def ever_clear(values: list[float], suspect: float) -> bool:
    sequence = ConfidenceSequence(suspect=suspect)
    for value in values:
        sequence.add(value)
        if sequence.is_clear:
            return True
    return False


@pytest.mark.parametrize("share", [0.05, 0.25, 0.5])
def test_the_true_mean_is_hardly_ever_out_however_often_one_looks(share: float) -> None:
    rng = np.random.default_rng(1)
    wrong = mean(ever_clear(deals_of(rng, share), share) for _ in range(ARENAS))
    assert wrong <= 0.05


@pytest.mark.parametrize("share", [0.25, 0.5])
def test_neither_is_that_of_values_without_bounds(share: float) -> None:
    rng = np.random.default_rng(3)
    wrong = 0
    for _ in range(ARENAS):
        sequence = UnboundedSequence(suspect=share)
        for value in (share + 0.25 * rng.standard_normal(DEALS)).tolist():
            sequence.add(value)
            if sequence.is_clear:
                wrong += 1
                break
    assert wrong / ARENAS <= 0.06


def test_intervals_that_hold_together_are_wider() -> None:
    bounded, unbounded = ConfidenceSequence(), UnboundedSequence(suspect=0.5)
    for value in (0.0, 1.0) * 50:
        bounded.add(value)
        unbounded.add(value)
    for alone, together in (
        (bounded.estimate(0.5), bounded.estimate(0.5, sequences=5)),
        (unbounded.estimate(), unbounded.estimate(sequences=5)),
    ):
        assert alone.mean == together.mean == pytest.approx(0.5)
        assert (together.low or 0) < (alone.low or 0) < (alone.high or 1) < (together.high or 1)


def test_an_interval_for_one_look_is_wrong_far_too_often_when_looked_at_again_and_again() -> None:
    """Why the other one is needed."""
    rng = np.random.default_rng(1)
    wrong = 0
    for _ in range(ARENAS):
        values = np.array(deals_of(rng, 0.25))
        samples = (Sample(np.arange(number), values[:number]) for number in range(2, DEALS, 5))
        wrong += any(win_share([one]).is_clear_of(0.25) for one in samples)
    assert wrong / ARENAS > 0.1


def test_a_better_bot_is_found_out_the_sooner_the_better_it_is() -> None:
    rng = np.random.default_rng(2)

    def deals_needed(share: float) -> float:
        needed = []
        for _ in range(20):
            sequence, values = ConfidenceSequence(suspect=0.25), iter(deals_of(rng, share))
            needed.append(0)
            while not sequence.is_clear and (value := next(values, None)) is not None:
                sequence.add(value)
                needed[-1] += 1
        return mean(needed)

    assert deals_needed(0.9) < 10 < deals_needed(0.45) < 60 < deals_needed(0.32)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=40), st.floats(-100, 50), st.floats(1, 300))
def test_bounds_other_than_0_and_1_only_change_the_scale(
    values: list[float], low: float, span: float
) -> None:
    plain, scaled = ConfidenceSequence(), ConfidenceSequence(low, low + span)
    for value in values:
        plain.add(value)
        scaled.add(low + span * value)
    one, other = plain.estimate(0.5), scaled.estimate(low + span / 2)
    assert one.low is not None
    assert one.high is not None
    assert other.low == pytest.approx(low + span * one.low, abs=span / STEPS * 1.5)
    assert other.high == pytest.approx(low + span * one.high, abs=span / STEPS * 1.5)


@given(
    st.lists(st.sampled_from([0, 0.25, 0.5, 1.0]), min_size=1, max_size=60),
    st.sampled_from([0.2, 0.25, 1 / 3]),
)
def test_the_suspect_is_out_when_the_interval_is_clear_of_it(values: list[float], suspect: float) -> None:
    sequence = ConfidenceSequence(suspect=suspect)
    for value in values:
        sequence.add(value)
    estimate = sequence.estimate(mean(values))
    assert sequence.is_clear or not estimate.is_clear_of(suspect)


def test_the_interval_gets_as_narrow_as_one_for_a_single_look_but_for_a_factor() -> None:
    values = np.random.default_rng(3).choice([0.0, 0.25, 0.5], 3000)
    sequence = ConfidenceSequence()
    for value in values.tolist():
        sequence.add(value)
    always = sequence.estimate(float(values.mean()))
    once = win_share([Sample(np.arange(3000), values)])
    assert always.low is not None
    assert always.high is not None
    assert once.low is not None
    assert once.high is not None
    assert always.low < once.low < once.high < always.high
    assert always.high - always.low < 2.5 * (once.high - once.low)


@given(st.lists(st.tuples(st.sampled_from([0, 0.1, 0.5, 1.0]), st.integers(1, 100)), min_size=1, max_size=8))
@settings(max_examples=effort(30, 300))
def test_however_odd_the_values_an_interval_is_left(runs: list[tuple[float, int]]) -> None:
    sequence = ConfidenceSequence()
    for value, times in runs:
        for _ in range(times):
            sequence.add(value)
    estimate = sequence.estimate(0.5)
    assert estimate.low is not None
    assert estimate.high is not None
    assert 0 <= estimate.low < estimate.high <= 1
