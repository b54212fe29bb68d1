"""Sequential tests: two hypotheses about a bot, and deals until one of them is accepted.

This is the generalised sequential probability ratio test (GSPRT) that engines of chess are tested with. The
logarithm of the likelihood ratio is that of normally distributed values whose variance is estimated: the unit
is the deal, a mean over several games, so its variance is that of whole groups of dependent games. A test
stops when the logarithm leaves the interval between Wald's bounds.
"""

from math import log

from msgspec import Struct

from coloretto.arena.errors import ArenaError
from coloretto.arena.statistics import Moments

H0, H1 = "H0", "H1"
LEAST_DEALS = 30
"""No test stops before: a variance that so few deals show may be far off."""
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
        """Refuse hypotheses that no bot with this fair share can fulfil."""
        if fair + self.h0 < 0 or fair + self.h1 > 1:
            raise ArenaError(
                f"hypotheses: {self.h0:+g} and {self.h1:+g} are differences from a fair share,"
                f" which is {fair:.3f}: they must be from {-fair:+.3f} to {1 - fair:+.3f}"
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
        self._moments = Moments()
        self.accepted = ""
        """The hypothesis that was accepted; none as long as the test goes on."""

    def add(self, value: float) -> None:
        self._moments.add(value)
        if self._moments.number >= LEAST_DEALS and not self.accepted:
            self.accepted = H1 if self.llr >= self.sprt.upper else H0 if self.llr <= self.sprt.lower else ""

    @property
    def llr(self) -> float:
        """The logarithm of the likelihood ratio of H1 to H0."""
        moments = self._moments
        if not moments.number:
            return 0.0
        distance = moments.mean - (self._low + self._high) / 2
        return moments.number * (self._high - self._low) * distance / moments.variance
