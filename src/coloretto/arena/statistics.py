"""Means with their confidence intervals.

The unit is the deal. The games of a deal share its cards, so they are not independent; the deals are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan, cos, exp, pi, sin, sqrt
from statistics import NormalDist
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

CONFIDENCE = 0.95
COIN = 0.25
"""The variance of a deal that a coin decides."""
MOST_EXACT = 100
"""Degrees of freedom up to which Student's t is summed up exactly; its expansion serves beyond."""

Numbers: TypeAlias = NDArray[np.float64]


class Estimate(Struct, frozen=True):
    """A mean with its 95 % confidence interval; None where the interval is unknown."""

    mean: float
    low: float | None = None
    high: float | None = None

    def is_clear_of(self, value: float) -> bool:
        return self.low is not None and self.high is not None and not self.low <= value <= self.high


@dataclass(frozen=True)
class Sample:
    """A value of each of a number of deals."""

    deals: NDArray[np.int64]
    values: Numbers

    @property
    def mean(self) -> float:
        return float(self.values.mean())


class Moments:
    """Mean and variance of the values of deals, one after another."""

    def __init__(self) -> None:
        self.number = 0
        self.mean = 0.0
        self._squares = COIN

    def add(self, value: float) -> None:
        self.number += 1
        distance = value - self.mean
        self.mean += distance / self.number
        self._squares += distance * (value - self.mean)

    @property
    def variance(self) -> float:
        """As if a coin had decided one more deal: few deals that happen to agree do not prove much."""
        return self._squares / self.number


@dataclass(frozen=True)
class Spread:
    """How far the mean of the samples' means may be off."""

    mean: float
    error: float
    """Its standard error, robust to whatever the samples' values of one deal have in common."""
    deals: int
    """How many deals the smallest sample has."""

    @property
    def reach(self) -> float:
        """How many standard errors to each side the interval goes."""
        return student_t(self.deals - 1)


def spread(samples: Sequence[Sample]) -> Spread | None:
    """None where a sample has a single deal, which tells nothing about how much deals differ."""
    smallest = min(len(sample.deals) for sample in samples)
    if smallest < 2:
        return None
    parts = [(sample.values - sample.mean) / len(sample.values) / len(samples) for sample in samples]
    _, cluster = np.unique(np.concatenate([sample.deals for sample in samples]), return_inverse=True)
    influences = np.bincount(cluster, np.concatenate(parts))
    clusters = len(influences)
    error = sqrt(float((influences**2).sum()) * clusters / (clusters - 1))
    return Spread(_mean_of_means(samples), error, smallest)


def student_mean(samples: Sequence[Sample]) -> Estimate:
    """The mean of the samples' means with Student's interval."""
    found = spread(samples)
    if found is None:
        return Estimate(_mean_of_means(samples))
    half = found.reach * found.error
    return Estimate(found.mean, found.mean - half, found.mean + half)


def variance_ratio(adjusted: Sample, plain: Sample) -> Estimate | None:
    """The variance of adjusted values over that of plain ones; None where these do not vary.

    The interval is that of the logarithm, by the delta measurement.
    """
    number = len(plain.values)
    squares = [(sample.values - sample.mean) ** 2 for sample in (adjusted, plain)]
    variances = [float(square.mean()) for square in squares]
    if number < 2 or not all(variances):
        return None
    ratio = variances[0] / variances[1]
    error = float((squares[0] / variances[0] - squares[1] / variances[1]).std()) / sqrt(number)
    factor = exp(student_t(number - 1) * error)
    return Estimate(ratio, ratio / factor, ratio * factor)


def win_share(samples: Sequence[Sample], seats: int = 1) -> Estimate:
    """The same of the win shares of a bot's seats with Wilson's interval, which stays within the possible.

    It is for a number of independent games, of which a rotated deal may be worth more than one. How many
    is found by comparing how much deals differ with how much single games would. For that the deals are
    joined by one that a coin decides as a whole: few deals that happen to agree do not prove much.
    """
    found, mean = spread(samples), _mean_of_means(samples)
    if found is None:
        return Estimate(mean)
    won, error = min(1.0, seats * mean), seats * found.error
    freedom = found.deals - 1
    of_deals = error**2 * found.deals * freedom + COIN
    of_games = won * (1 - won) * freedom + COIN
    low, high = _wilson(won, found.reach**2 / found.deals * of_deals / of_games)
    return Estimate(mean, min(mean, low / seats), max(mean, high / seats))


def _wilson(share: float, doubt: float) -> tuple[float, float]:
    """The ends of Wilson's interval; the doubt is the square of its reach for each game."""
    centre = (share + doubt / 2) / (1 + doubt)
    half = sqrt(doubt * (share * (1 - share) + doubt / 4)) / (1 + doubt)
    return max(0.0, centre - half), min(1.0, centre + half)


def _mean_of_means(samples: Sequence[Sample]) -> float:
    return sum(sample.mean for sample in samples) / len(samples)


def student_t(freedom: int) -> float:
    """The number that Student's t lies below, either sign, in 19 cases of 20."""
    if freedom > MOST_EXACT:
        return _expanded_t(NormalDist().inv_cdf((1 + CONFIDENCE) / 2), freedom)
    low, high = 0.0, 1000.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < CONFIDENCE else (low, middle)
    return high


def _within(bound: float, freedom: int) -> float:
    """The probability of Student's t within a bound: Abramowitz and Stegun, 26.7.3 and 26.7.4."""
    angle = atan(bound / sqrt(freedom))
    is_odd = freedom % 2
    term = cos(angle) if is_odd else 1.0
    total = term if freedom > 1 else 0.0
    for number in range(2 + is_odd, freedom - 1, 2):
        term *= cos(angle) ** 2 * (number - 1) / number
        total += term
    return 2 / pi * (angle + sin(angle) * total) if is_odd else sin(angle) * total


def _expanded_t(normal: float, freedom: int) -> float:
    """The same, from the normal distribution's number: Abramowitz and Stegun, 26.7.5."""
    first = (normal**3 + normal) / 4
    second = (5 * normal**5 + 16 * normal**3 + 3 * normal) / 96
    third = (3 * normal**7 + 19 * normal**5 + 17 * normal**3 - 15 * normal) / 384
    return normal + first / freedom + second / freedom**2 + third / freedom**3
