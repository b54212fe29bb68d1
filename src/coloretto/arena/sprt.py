"""Sequential tests: two hypotheses about a bot, and deals until one of them is accepted.

This is the generalised sequential probability ratio test (GSPRT) that engines of chess are tested with: each
hypothesis is represented by the most likely distribution of the deals' values that has its mean. No shape is
assumed, because win shares are skewed: with a normal distribution, 7 % of the tests instead of 5 % accepted
the wrong hypothesis. The unit is the deal, a mean over several games that depend on each other. A test stops
when the logarithm of the likelihood ratio leaves the interval between Wald's bounds.
"""

from array import array
from math import log

import numpy as np
from msgspec import Struct

from coloretto.arena.errors import ArenaError
from coloretto.arena.statistics import Numbers

H0, H1 = "H0", "H1"
LEAST_DEALS = 30
"""No test stops before: so few deals say little about how values are distributed."""
COIN = (0.0, 1.0)
"""Half a deal each, as if a coin had decided one more: few deals that happen to agree do not prove much."""
MOST_STEPS = 100
PRECISION = 1e-12
MOST_ERRORS = 0.5


class Sprt(Struct, frozen=True):
    """Two hypotheses about how far a bot's win share exceeds a fair share, and the error rates."""

    h0: float
    h1: float
    alpha: float = 0.05
    """How often, at most, H1 is accepted where H0 is true."""
    beta: float = 0.05
    """How often, at most, H0 is accepted where H1 is true."""

    def __post_init__(self) -> None:
        if not -1 <= self.h0 < self.h1 <= 1:
            raise ArenaError(f"hypotheses: {self.h0:g} and {self.h1:g} do not ascend between -1 and 1")
        for name, rate in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < rate < MOST_ERRORS:
                raise ArenaError(f"{name}: {rate:g} is not between 0 and {MOST_ERRORS:g}")

    def check(self, fair: float) -> None:
        """Refuse hypotheses that no bot can fulfil, or only one that always wins or always loses."""
        if fair + self.h0 <= 0 or fair + self.h1 >= 1:
            raise ArenaError(
                f"hypotheses: {self.h0:+g} and {self.h1:+g} are differences from a fair share,"
                f" which is {fair:.3f}: they must be between {-fair:+.3f} and {1 - fair:+.3f}"
            )

    @property
    def lower(self) -> float:
        """The logarithm of the likelihood ratio at which H0 is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The one at which H1 is accepted."""
        return log((1 - self.beta) / self.alpha)


class SequentialTest:
    """A test of a bot with a fair share, deal by deal."""

    def __init__(self, sprt: Sprt, fair: float) -> None:
        sprt.check(fair)
        self.sprt = sprt
        self._low, self._high = fair + sprt.h0, fair + sprt.h1
        self._values = array("d", COIN)
        self.accepted = ""
        """The hypothesis that was accepted; none while the test is undecided."""

    def add(self, value: float) -> None:
        self._values.append(value)
        if len(self._values) - len(COIN) >= LEAST_DEALS and not self.accepted:
            llr = self.llr
            self.accepted = H1 if llr >= self.sprt.upper else H0 if llr <= self.sprt.lower else ""

    @property
    def llr(self) -> float:
        """The logarithm of the likelihood ratio of H1 to H0."""
        values = np.array(self._values)
        if len(values) == len(COIN):
            return 0.0
        weights = np.ones(len(values))
        weights[: len(COIN)] = 1 / len(COIN)
        return log_likelihood(values, weights, self._high) - log_likelihood(values, weights, self._low)


def log_likelihood(values: Numbers, weights: Numbers, mean: float) -> float:
    """Of the most likely distribution over these values with this mean, less that of the values as they are.

    The probabilities of such a distribution are proportional to weight / (1 + tilt * (value - mean)).
    """
    distances = values - mean
    return -float((weights * np.log1p(tilt_of(distances, weights) * distances)).sum())


def tilt_of(distances: Numbers, weights: Numbers) -> float:
    """Where the weighted sum of distance / (1 + tilt * distance), which falls with the tilt, is zero.

    By Newton's method, and bisection where it would leave the interval of positive probabilities. Products of
    vectors are avoided: numpy starts threads for them, which wait while a contest's games occupy all cores.
    """
    low, high, tilt = -1 / float(distances.max()), -1 / float(distances.min()), 0.0
    for _ in range(MOST_STEPS):
        terms = distances / (1 + tilt * distances)
        excess = float((weights * terms).sum())
        low, high = (tilt, high) if excess > 0 else (low, tilt)
        following = tilt + excess / float((weights * terms**2).sum())
        if abs(following - tilt) < PRECISION:
            break
        tilt = following if low < following < high else (low + high) / 2
    return tilt
