"""The bots by name. A new one is a file with a class, and a line here."""

from collections.abc import Callable
from dataclasses import dataclass

from coloretto.bots.beginner import BeginnerBot
from coloretto.bots.budgets import Budget, BudgetError, parse_budget
from coloretto.bots.external import ExternalBot
from coloretto.bots.interface import Bot, Closable
from coloretto.bots.levels import LEVEL_BOTS
from coloretto.bots.neural import NeuralBot
from coloretto.bots.policy_bot import PolicyBot
from coloretto.bots.search import SearchBot
from coloretto.rules import ColorettoError


class UnknownBotError(ColorettoError):
    """A name that no bot has."""


@dataclass(frozen=True)
class BotKind:
    """How to make a bot that has a name."""

    make: Callable[[int, Budget], Bot]
    """Makes the bot from a seed and a budget; a bot that takes no budget ignores it."""
    budget: Budget | None = None
    """The default budget; None if the bot takes none."""


BOTS: dict[str, BotKind] = {
    "beginner": BotKind(BeginnerBot),
    "greedy": BotKind(lambda seed, _: PolicyBot("greedy", seed)),
    "neural": BotKind(NeuralBot, budget=Budget(simulations=1)),
    "random": BotKind(lambda seed, _: PolicyBot("random", seed)),
    "search": BotKind(SearchBot, budget=Budget(simulations=1000)),
}

COMMAND_BOTS: dict[str, Callable[[str, int], Bot]] = {"external": ExternalBot}
"""Bots made from all that stands behind the colon, a command line, and a seed: `external:./my_bot`."""

_NONE = Budget(simulations=1)


def make_bot(text: str, seed: int) -> Bot:
    """Make a bot from a level (`hard`) or a name with an optional budget (`search`, `search:200ms`).

    `external:COMMAND` runs a program until `close_bot` ends it. With the same seed and positions, a bot
    makes the same choices again, unless its budget is a time.
    """
    name, colon, rest = LEVEL_BOTS.get(text, text).partition(":")
    if name in LEVEL_BOTS:
        raise BudgetError(f"the level {name} takes no budget: {text!r}")
    if name in COMMAND_BOTS:
        return COMMAND_BOTS[name](rest, seed)
    if name not in BOTS:
        known = (*LEVEL_BOTS, *BOTS, *(f"{name}:COMMAND" for name in COMMAND_BOTS))
        raise UnknownBotError(f"unknown bot: {name!r} (known: {', '.join(known)})")
    kind = BOTS[name]
    if colon and kind.budget is None:
        raise BudgetError(f"{name} takes no budget: {text!r}")
    return kind.make(seed, parse_budget(rest) if colon else kind.budget or _NONE)


def close_bot(bot: Bot) -> None:
    """Release what a bot holds outside this process, such as a program."""
    if isinstance(bot, Closable):
        bot.close()
