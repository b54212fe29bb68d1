"""A state as plain numbers: reading one field of a NumPy record takes longer than copying the record."""

from array import array
from typing import final

from coloretto.rules.compiled import interpreted
from coloretto.rules.constants import (
    COLOURS,
    KINDS,
    MAX_ROW_CARDS,
    MAX_ROWS,
)
from coloretto.rules.kernel import STATE, cards_until_last_round, is_last_round
from coloretto.rules.stepping import States


def _place(field: str) -> int:
    return int(STATE.fields[field][1])  # type: ignore[index]  # a record has fields


RESERVE, REMOVED, DECK, CARDS_LEFT = map(_place, ("reserve", "removed", "deck", "cards_left"))
ROWS, ROW_SIZES, HANDS = _place("rows"), _place("row_sizes"), _place("hands")
PHASE, TO_MOVE, OUT = _place("phase"), _place("to_move"), _place("out")
DRAWN, BONUS, ROUND = _place("drawn"), _place("bonus"), _place("round_number")

_is_last_round, _cards_until_last_round = interpreted(is_last_round), interpreted(cards_until_last_round)


@final
class PlainState:
    """A copy of a state's fields, under the kernel's names. Each field is a byte."""

    __slots__ = ("_numbers",)

    def __init__(self, states: States) -> None:
        self._numbers = array("b", states.tobytes())

    @property
    def reserve(self) -> int:
        """Cards under the last-round card."""
        return self._numbers[RESERVE]

    @property
    def removed(self) -> int:
        """The colours out of the game, a bit each."""
        return self._numbers[REMOVED]

    @property
    def removed_colours(self) -> list[int]:
        removed = self._numbers[REMOVED]
        return [colour for colour in range(COLOURS) if removed >> colour & 1] if removed else []

    @property
    def deck(self) -> list[int]:
        return self._numbers[DECK : DECK + KINDS].tolist()

    @property
    def cards_left(self) -> int:
        return self._numbers[CARDS_LEFT]

    @property
    def cards_until_last_round(self) -> int:
        return _cards_until_last_round(self)

    @property
    def is_last_round(self) -> bool:
        return _is_last_round(self)

    @property
    def row_sizes(self) -> list[int]:
        """The sizes of all possible rows: TAKEN for those that are not in the game."""
        return self._numbers[ROW_SIZES : ROW_SIZES + MAX_ROWS].tolist()

    def row(self, row: int) -> list[int]:
        """The cards on a row; none if it was taken."""
        begin = ROWS + row * MAX_ROW_CARDS
        return self._numbers[begin : begin + max(0, self._numbers[ROW_SIZES + row])].tolist()

    def hand(self, player: int) -> list[int]:
        """How many cards of each kind a player has."""
        begin = HANDS + player * KINDS
        return self._numbers[begin : begin + KINDS].tolist()

    @property
    def phase(self) -> int:
        return self._numbers[PHASE]

    @property
    def to_move(self) -> int:
        return self._numbers[TO_MOVE]

    def is_out(self, player: int) -> bool:
        """Whether a player has taken a row this round."""
        return bool(self._numbers[OUT + player])

    @property
    def drawn(self) -> int:
        return self._numbers[DRAWN]

    @property
    def bonus(self) -> int:
        return self._numbers[BONUS]

    @property
    def round_number(self) -> int:
        return self._numbers[ROUND]
