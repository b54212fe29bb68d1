"""What a player can do: draw (`D`), place the drawn card on a row (`P2`), take a row (`T0`)."""

from enum import IntEnum

from coloretto.rules import constants
from coloretto.rules.errors import ActionError


class Action(IntEnum):
    """An action; its value is its number in the kernel. Rows count from 0."""

    TAKE_0 = constants.TAKE
    TAKE_1 = constants.TAKE + 1
    TAKE_2 = constants.TAKE + 2
    TAKE_3 = constants.TAKE + 3
    TAKE_4 = constants.TAKE + 4
    DRAW = constants.DRAW
    PLACE_0 = constants.PLACE_ON
    PLACE_1 = constants.PLACE_ON + 1
    PLACE_2 = constants.PLACE_ON + 2
    PLACE_3 = constants.PLACE_ON + 3
    PLACE_4 = constants.PLACE_ON + 4

    @property
    def is_take(self) -> bool:
        return self < Action.DRAW

    @property
    def is_place(self) -> bool:
        return self > Action.DRAW

    @property
    def row(self) -> int | None:
        """The row to take or to place on; None for a draw."""
        if self.is_take:
            return self.value - Action.TAKE_0
        return self.value - Action.PLACE_0 if self.is_place else None

    @property
    def text(self) -> str:
        return _TEXTS[self]

    @classmethod
    def take(cls, row: int) -> "Action":
        return cls.from_text(f"T{row}")

    @classmethod
    def place(cls, row: int) -> "Action":
        return cls.from_text(f"P{row}")

    @classmethod
    def from_text(cls, text: str) -> "Action":
        """Parse a text like `D`, `P2` or `T0`."""
        if text not in _ACTIONS:
            raise ActionError(f"unknown action: {text!r} (actions are {' '.join(_TEXTS)})")
        return _ACTIONS[text]

    def __str__(self) -> str:
        return self.text


_ROWS = range(constants.MAX_ROWS)
_TEXTS = (*(f"T{row}" for row in _ROWS), "D", *(f"P{row}" for row in _ROWS))
_ACTIONS = dict(zip(_TEXTS, Action, strict=True))


def _actions_of(mask: int) -> tuple[Action, ...]:
    return tuple(action for action in Action if mask >> action & 1)


ACTIONS_OF_MASK = tuple(_actions_of(mask) for mask in range(1 << len(Action)))
"""The actions of each of the kernel's bit masks, in ascending order."""
