"""What a bot is: it chooses actions, and may explain them and be closed."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from coloretto.rules import Action, Position, WrongPhaseError


class Bot(Protocol):
    """A player that decides by itself. It sees a position, which never contains the order of the deck."""

    def choose(self, position: Position) -> Action:
        """One of the position's legal actions, for the player to move."""
        ...


@dataclass(frozen=True)
class ActionValue:
    """How a bot values an action."""

    action: Action
    worth: float
    """Its value to the player to move: more is better."""
    win_shares: tuple[float, ...] = ()
    """The expected share of the win of every seat, if the bot knows it."""
    scores: tuple[float, ...] = ()
    """The expected final score of every seat, if the bot knows it."""
    simulations: int = 0
    """How often the bot simulated the action, if it simulates."""


@runtime_checkable
class Explainer(Bot, Protocol):
    """A bot with an explanation of its choices. `make_bot` returns no others."""

    def explain(self, position: Position) -> tuple[ActionValue, ...]:
        """A value for each legal action, the one it would choose first; empty if the bot has no values."""
        ...


@runtime_checkable
class Closable(Bot, Protocol):
    """A bot that holds a resource outside this process."""

    def close(self) -> None:
        """Release it; the bot is not used again."""
        ...


@runtime_checkable
class Reusable(Closable, Protocol):
    """A bot that can play several games, which saves making another one for each."""

    def new_game(self, seed: int) -> None:
        """Play the next game like a bot that was made with this seed."""
        ...


class WithoutValues:
    """A base class for bots that choose without values, so that they have nothing to explain."""

    def explain(self, position: Position) -> tuple[ActionValue, ...]:
        check_decision(position)
        return ()


def check_decision(position: Position) -> None:
    """Raise if no player is to choose."""
    if not position.legal_actions:
        raise WrongPhaseError(f"nothing to choose in {position.text!r}")
