"""Players that decide by themselves, known by name."""

from collections.abc import Callable

from coloretto.bots.greedy import GreedyBot
from coloretto.bots.protocol import Bot
from coloretto.bots.random_bot import RandomBot
from coloretto.rules import ColorettoError

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "UnknownBotError", "make_bot"]


class UnknownBotError(ColorettoError):
    """A name that no bot has."""


BOTS: dict[str, Callable[[int], Bot]] = {
    "greedy": lambda _seed: GreedyBot(),
    "random": RandomBot,
}
"""How to make each bot from a seed."""


def make_bot(name: str, seed: int) -> Bot:
    """The bot of a name. With the same seed and the same positions it does the same again."""
    if name not in BOTS:
        raise UnknownBotError(f"unknown bot: {name!r} (known: {', '.join(BOTS)})")
    return BOTS[name](seed)
