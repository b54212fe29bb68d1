"""What every bot can do, and what some of them can tell."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from coloretto.rules import Action, Position, WrongPhaseError


class Bot(Protocol):
    """A player that decides for itself. It sees a position, which never contains the order of the deck."""

    def choose(self, position: Position) -> Action:
        """One of the position's legal actions, for the player to move."""
        ...


@dataclass(frozen=True)
class ActionValue:
    """A bot's opinion of an action."""

    action: Action
    worth: float
    """What the action is worth to the player to move; more is better."""
    win_shares: tuple[float, ...] = ()
    """The expected share of the win of every seat, where the bot knows it."""
    scores: tuple[float, ...] = ()
    """The expected final score of every seat, where the bot knows it."""
    simulations: int = 0
    """How often it tried the action, where it tries."""


@runtime_checkable
class Explainer(Bot, Protocol):
    """A bot that can explain its choice."""

    def explain(self, position: Position) -> tuple[ActionValue, ...]:
        """A value for each legal action, starting with the one it would choose."""
        ...


@runtime_checkable
class Closable(Bot, Protocol):
    """A bot that holds something outside this process and must be closed."""

    def close(self) -> None:
        """Release it. The bot must not be asked again."""
        ...


def check_decision(position: Position) -> None:
    """Raise `WrongPhaseError` if there is nothing to choose in a position."""
    if not position.legal_actions:
        raise WrongPhaseError(f"nothing to choose in {position.text!r}")
