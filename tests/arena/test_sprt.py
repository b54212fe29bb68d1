"""Sequential tests keep their error rates."""

from collections.abc import Callable, Iterator
from math import log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.arena import ArenaError, LineUp, Measurement, Sprt, report_of
from coloretto.arena.sprt import LEAST_DEALS, SequentialTest, log_likelihood
from support.contests import contest_of, played
from support.effort import effort

FAIR = 0.25
TESTS = effort(200, 2000)

Stream = Callable[[np.random.Generator, float], Iterator[float]]


def luck_adjusted(rng: np.random.Generator, mean: float) -> Iterator[float]:
    while True:
        yield from (mean + 0.2 * rng.standard_normal(100)).tolist()


def plain(rng: np.random.Generator, mean: float) -> Iterator[float]:
    """Deals of four games that have much in common."""
    while True:
        alike = rng.random((100, 1)) < 0.3
        games = np.where(alike, rng.random((100, 1)) < mean, rng.random((100, 4)) < mean)
        yield from games.mean(axis=1).tolist()


def accepted(sprt: Sprt, values: Iterator[float]) -> str:
    test = SequentialTest(sprt, FAIR)
    while not test.accepted:
        test.add(next(values))
    return test.accepted


@pytest.mark.parametrize("stream", [luck_adjusted, plain])
@pytest.mark.parametrize("sprt", [Sprt(0, 0.1), Sprt(-0.1, 0.0, alpha=0.1, beta=0.02)])
def test_the_wrong_hypothesis_is_accepted_as_seldom_as_stated(stream: Stream, sprt: Sprt) -> None:
    rng = np.random.default_rng(4)
    for share, wrong, rate in ((sprt.h0, "H1", sprt.alpha), (sprt.h1, "H0", sprt.beta)):
        found = [accepted(sprt, stream(rng, FAIR + share)) for _ in range(TESTS)]
        noise = 2.6 * (rate * (1 - rate) / TESTS) ** 0.5
        assert found.count(wrong) / TESTS <= rate + noise


def test_a_test_needs_fewer_deals_the_further_the_truth_is_from_between_the_hypotheses() -> None:
    rng = np.random.default_rng(5)

    def deals(share: float) -> int:
        needed = 0
        for _ in range(20):
            test, values = SequentialTest(Sprt(0, 0.05), FAIR), luck_adjusted(rng, FAIR + share)
            while not test.accepted:
                test.add(next(values))
                needed += 1
        return needed

    assert deals(0.2) < deals(0.05) < deals(0.025)


def test_the_likelihood_ratio_of_wins_and_losses_is_that_of_a_biased_coin() -> None:
    test = SequentialTest(Sprt(0.01, 0.05), FAIR)
    assert test.llr == 0
    for value in [1.0, 0.0, 0.0, 1.0, 0.0] * 20:
        test.add(value)
    wins, losses = 40.5, 60.5  # a coin decides one deal more
    assert test.llr == pytest.approx(wins * log(0.30 / 0.26) + losses * log(0.70 / 0.74))


@given(st.lists(st.floats(-0.5, 1.5), min_size=1, max_size=50), st.floats(0.05, 0.95))
def test_no_mean_is_more_likely_than_that_of_the_values(values: list[float], mean: float) -> None:
    numbers = np.array([0.0, 1.0, *values])
    weights = np.ones(len(numbers))
    assert log_likelihood(numbers, weights, mean) <= 1e-9
    assert log_likelihood(numbers, weights, float(numbers.mean())) == pytest.approx(0, abs=1e-9)


def test_a_few_deals_that_agree_prove_nothing() -> None:
    test = SequentialTest(Sprt(0, 0.5), FAIR)
    for _ in range(LEAST_DEALS - 1):
        test.add(1.0)
    assert (test.accepted, test.llr > test.sprt.upper) == ("", True)
    test.add(1.0)
    assert test.accepted == "H1"


def test_the_bounds_are_walds() -> None:
    assert Sprt(0, 0.1).upper == -Sprt(0, 0.1).lower == pytest.approx(log(19))
    assert Sprt(0, 0.1, alpha=0.01).upper == pytest.approx(log(95))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((0.1, 0.1), "hypotheses: 0.1 and 0.1 do not ascend between -1 and 1"),
        ((0.0, 2.0), "hypotheses: 0 and 2 do not ascend"),
        ((float("nan"), 0.1), "hypotheses: nan and 0.1 do not ascend"),
        ((0.0, 0.1, 0.0), "alpha: 0 is not between 0 and 0.5"),
        ((0.0, 0.1, 0.05, 0.5), "beta: 0.5 is not between 0 and 0.5"),
    ],
)
def test_tests_that_make_no_sense_are_refused(arguments: tuple[float, ...], reason: str) -> None:
    with pytest.raises(ArenaError, match=reason):
        Sprt(*arguments)


def test_a_line_up_stops_when_its_test_does() -> None:
    bots = [("greedy", "random", "random"), ("random", "greedy", "greedy")]
    contest = played(contest_of(bots, deals=200, measurement=Measurement(sprt=Sprt(0, 0.3))))
    assert contest.is_done
    tests = {line_up.bots[0]: line_up.sprt for line_up in report_of(contest).line_ups}
    assert {bot: test.accepted for bot, test in tests.items() if test} == {"greedy": "H1", "random": "H0"}
    assert len(contest.standings[LineUp(bots[0])].results) == LEAST_DEALS


@pytest.mark.parametrize(("h0", "h1"), [(-0.3, 0.1), (0.5, 0.8), (-0.25, 0.1), (0.1, 0.75)])
def test_hypotheses_that_no_bot_can_fulfil_are_refused(h0: float, h1: float) -> None:
    with pytest.raises(
        ArenaError, match=r"fair share, which is 0.250: they must be between -0.250 and \+0.750"
    ):
        SequentialTest(Sprt(h0, h1), FAIR)
