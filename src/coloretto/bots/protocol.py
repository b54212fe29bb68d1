"""What every bot can do."""

from typing import Protocol

from coloretto.rules import Action, Position, WrongPhaseError


class Bot(Protocol):
    """A player that decides by itself. It sees a position, and no position has the deck's order in it."""

    def choose(self, position: Position) -> Action:
        """One of the position's legal actions, for the player to move."""
        ...


def check_decision(position: Position) -> None:
    """Raise where nobody has to choose."""
    if not position.legal_actions:
        raise WrongPhaseError(f"nothing to choose in {position.text!r}")
