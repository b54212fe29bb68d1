"""Scoring tables: what the cards of one colour pay or cost."""

from dataclasses import dataclass
from itertools import pairwise

from coloretto.rules.constants import MAX_POINTS, MOST_CARDS_PAID
from coloretto.rules.errors import RuleSetError
from coloretto.rules.numbers import is_number


@dataclass(frozen=True)
class ScoringTable:
    """What 1, 2, ... 6 or more cards of one colour pay (or cost)."""

    points: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.points) != MOST_CARDS_PAID:
            raise RuleSetError(f"a scoring table has 6 values, for 1 to 6 or more cards, not {self.points}")
        if not all(0 <= value <= MAX_POINTS for value in self.points):
            raise RuleSetError(f"a scoring table's values lie between 0 and {MAX_POINTS}, not {self.points}")

    def __call__(self, cards: int) -> int:
        """The points for this many cards of one colour."""
        return self.points[min(cards, MOST_CARDS_PAID) - 1] if cards else 0

    @property
    def falls(self) -> bool:
        """Whether more cards of a colour may pay less."""
        return any(more < fewer for fewer, more in pairwise(self.points))

    @property
    def name(self) -> str:
        """The printed table's name, or a custom table's values: `1.2.3.4.5.6`."""
        names = [name for name, table in TABLES.items() if table == self]
        return names[0] if names else ".".join(map(str, self.points))

    @classmethod
    def from_name(cls, name: str) -> "ScoringTable":
        if name in TABLES:
            return TABLES[name]
        values = name.split(".")
        if not all(map(is_number, values)):
            raise RuleSetError(
                f"unknown scoring table: {name!r} (known: {', '.join(TABLES)}, or values like 1.2.3.4.5.6)"
            )
        return cls(tuple(map(int, values)))


BROWN = ScoringTable((1, 3, 6, 10, 15, 21))
VIOLET = ScoringTable((1, 4, 8, 7, 6, 5))
TABLES = {"brown": BROWN, "violet": VIOLET}
