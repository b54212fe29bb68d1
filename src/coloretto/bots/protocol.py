"""What every bot can do."""

from typing import Protocol

from coloretto.rules import Action, Position, WrongPhaseError


class Bot(Protocol):
    """A player that decides by itself. It sees a position, and no position has the deck's order in it."""

    def choose(self, position: Position) -> Action:
        """One of the position's legal actions, for the player to move."""
        ...


def decision(position: Position) -> tuple[int, tuple[Action, ...]]:
    """Who has to choose, and from which actions; raises where nobody has to."""
    if position.to_move is None or not position.legal_actions:
        raise WrongPhaseError(f"nothing to choose in {position.text!r}")
    return position.to_move, position.legal_actions
