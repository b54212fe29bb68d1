"""How much a bot may think about one decision."""

from dataclasses import dataclass

from coloretto.rules import ColorettoError
from coloretto.rules.numbers import is_number

MOST_SIMULATIONS = 10_000_000
MOST_MILLISECONDS = 3_600_000


class BudgetError(ColorettoError):
    """A budget that cannot be read, or one for a bot that takes none."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: a number of simulations, which repeats exactly, or a time. The other is 0."""

    simulations: int = 0
    milliseconds: int = 0

    def __post_init__(self) -> None:
        if (self.simulations > 0) == (self.milliseconds > 0):
            raise BudgetError(f"budget: {self!r} is not a number of simulations or a time")
        if not (0 <= self.simulations <= MOST_SIMULATIONS and 0 <= self.milliseconds <= MOST_MILLISECONDS):
            raise BudgetError(
                f"budget: {self} is over {MOST_SIMULATIONS} simulations or {MOST_MILLISECONDS}ms"
            )

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.simulations)


def parse_budget(text: str) -> Budget:
    """Read a budget: `1000` simulations, or `200ms`."""
    number = text.removesuffix("ms")
    if not is_number(number) or len(number) > len(str(MOST_SIMULATIONS)) or int(number) == 0:
        raise BudgetError(
            f"budget: {text!r} is neither a number from 1 to {MOST_SIMULATIONS}, as 1000,"
            f" nor a time from 1ms to {MOST_MILLISECONDS}ms, as 200ms"
        )
    return Budget(milliseconds=int(number)) if text.endswith("ms") else Budget(simulations=int(number))
