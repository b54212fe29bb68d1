"""Players that decide by themselves, known by name."""

from collections.abc import Callable
from functools import partial

from coloretto.bots.policy_bot import PolicyBot
from coloretto.bots.protocol import Bot
from coloretto.rules import ColorettoError

__all__ = ["BOTS", "Bot", "PolicyBot", "UnknownBotError", "make_bot"]


class UnknownBotError(ColorettoError):
    """A name that no bot has."""


BOTS: dict[str, Callable[[int], Bot]] = {
    "greedy": partial(PolicyBot, "greedy"),
    "random": partial(PolicyBot, "random"),
}
"""How to make each bot from a seed."""


def make_bot(name: str, seed: int) -> Bot:
    """The bot of a name. With the same seed and the same positions it does the same again."""
    if name not in BOTS:
        raise UnknownBotError(f"unknown bot: {name!r} (known: {', '.join(BOTS)})")
    return BOTS[name](seed)
