"""Confidence intervals that stay valid however often they are checked and whenever a contest stops.

The method is that of I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
betting" (Journal of the Royal Statistical Society B, 2024), their hedged capital. Suppose that the
true mean were m: then nobody could expect to win money by betting on whether the next deal's value
will lie above or below m. So we bet, half of our money on above and half on below, with stakes that
depend on earlier deals only. Under the true mean our money ever reaches 20 times what we began with
in at most one case of 20 (Ville's inequality). Every m against which it has is out.

This needs no distribution and no minimum of deals, only that values lie between known bounds. Luck-adjusted
results have none: their intervals are those of I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy and
A. Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences" (Annals of Statistics,
2024), which hold for any values of finite variance once there are enough of them.
"""

from math import log, sqrt
from typing import final

import numpy as np

from coloretto.arena.statistics import CONFIDENCE, Estimate, Moments, Numbers

STEPS = 2000
BOLDEST = 0.75
"""The part of the money that may be lost on one deal."""
ENOUGH = -log(1 - CONFIDENCE)
"""The logarithm of the money that a mean is out with."""
FRACTIONS = np.arange(STEPS + 1) / STEPS
TIGHTEST_AT = 100
"""The number of deals at which intervals of unbounded values are narrowest for their level."""
LEAST_DEALS = 30
"""Before, nothing about unbounded values is clear."""


@final
class ConfidenceSequence:
    """The means that values between two bounds may have, and what is left of them."""

    def __init__(self, low: float = 0.0, high: float = 1.0, suspect: float | None = None) -> None:
        """`suspect` is a mean to test exactly; the others lie on a grid."""
        self._low, self._range = low, high - low
        suspects = [] if suspect is None else [self._scaled(suspect)]
        self._means = np.unique(np.append(FRACTIONS, suspects))
        self._suspect = int(np.searchsorted(self._means, suspects[0])) if suspects else -1
        self._above = self._begin()
        self._below = self._begin()
        self._number = 0
        self._sum = 0.5  # as if there had been one deal in the middle, a quarter squared away from the mean
        self._squares = 0.25

    def _begin(self) -> Numbers:
        """The logarithms of our money, for each mean: half of what we have."""
        return np.full(len(self._means), log(1 / 2))

    def add(self, value: float) -> None:
        """Bet on a deal, then learn from it."""
        scaled, stake = self._scaled(value), self._stake()
        with np.errstate(divide="ignore"):  # against a mean of 0 or 1 any stake is safe
            above = np.minimum(stake, BOLDEST / self._means)
            below = np.minimum(stake, BOLDEST / (1 - self._means))
        self._above += np.log1p(above * (scaled - self._means))
        self._below += np.log1p(-below * (scaled - self._means))
        self._number += 1
        self._sum += scaled
        self._squares += (scaled - self._sum / (self._number + 1)) ** 2

    def _stake(self) -> float:
        """What would have won most on the deals so far."""
        variance, following = self._squares / (self._number + 1), self._number + 1
        return sqrt(2 * log(2 / (1 - CONFIDENCE)) / (variance * following * log(1 + following)))

    def _scaled(self, value: float) -> float:
        return (value - self._low) / self._range

    @property
    def _money(self) -> Numbers:
        """The more successful half, for each mean."""
        money: Numbers = np.maximum(self._above, self._below)
        return money

    @property
    def is_clear(self) -> bool:
        """Whether the suspect is out."""
        return self._suspect >= 0 and bool(self._money[self._suspect] >= ENOUGH)

    def estimate(self, mean: float, sequences: int = 1) -> Estimate:
        """The interval of the means that are left, each end a step wide of the last that is out.

        With several sequences, that of each is so wide that all hold together in 19 cases of 20.
        """
        money = self._money
        enough = ENOUGH + log(sequences)
        left = np.flatnonzero(money <= max(enough, money.min()))  # one is left, however odd the values
        ends = self._means[[max(left[0] - 1, 0), min(left[-1] + 1, len(self._means) - 1)]]
        low, high = (self._low + self._range * ends).tolist()
        return Estimate(mean, low, high)


@final
class UnboundedSequence:
    """The mean of values without known bounds."""

    def __init__(self, suspect: float) -> None:
        self._suspect = suspect
        self._moments = Moments()

    def add(self, value: float) -> None:
        self._moments.add(value)

    @property
    def is_clear(self) -> bool:
        """Whether the suspect is out."""
        return self._moments.number >= LEAST_DEALS and self.estimate().is_clear_of(self._suspect)

    def estimate(self, sequences: int = 1) -> Estimate:
        """The mean and its interval; with several sequences, all hold together in 19 cases of 20."""
        moments = self._moments
        reach = _reach(moments.number, (1 - CONFIDENCE) / sequences) * sqrt(moments.variance)
        return Estimate(moments.mean, moments.mean - reach, moments.mean + reach)


def _reach(number: int, error_rate: float) -> float:
    """Half the interval's width in standard deviations, after a number of deals."""
    level = -2 * log(error_rate)
    scaled = number * (level + log(level + 1)) / TIGHTEST_AT
    return sqrt(2 * (scaled + 1) / (number * scaled) * log(sqrt(scaled + 1) / error_rate))
