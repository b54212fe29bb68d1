"""Figures with their 95 % intervals. The unit is the game: what happens within one is not independent."""

from collections.abc import Iterable, Sequence
from math import sqrt

import numpy as np

from coloretto.arena.statistics import Estimate, Sample, student_mean, student_t, win_share

Pair = tuple[float, float]


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of one value of each game."""
    return student_mean([Sample(np.arange(len(values)), np.array(values, float))])


def share_of(shares: Sequence[float]) -> Estimate:
    """The mean of one share of each game, each from 0 to 1, with an interval that stays within them."""
    return win_share([Sample(np.arange(len(shares)), np.array(shares, float))])


def within(estimate: Estimate, least: float, most: float) -> Estimate:
    """An estimate and its interval, limited to what is possible."""

    def limited(end: float) -> float:
        return min(most, max(least, end))

    if estimate.low is None or estimate.high is None:
        return Estimate(limited(estimate.mean))
    return Estimate(limited(estimate.mean), limited(estimate.low), limited(estimate.high))


def ratio_of(pairs: Iterable[Pair]) -> Estimate | None:
    """The sum of the games' first numbers over that of their second ones, such as losses over decisions.

    None if the second ones are all 0.
    """
    counted = [pair for pair in pairs if pair[1]]
    total = sum(number for _, number in counted)
    if not total:
        return None
    ratio = sum(number for number, _ in counted) / total
    games = len(counted)
    if games < 2:
        return Estimate(ratio)
    squares = sum((first - ratio * second) ** 2 for first, second in counted)
    half = student_t(games - 1) * sqrt(squares * games / (games - 1)) / total
    return Estimate(ratio, ratio - half, ratio + half)
