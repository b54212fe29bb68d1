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
    make: Callable[[int, Budget], Bot]
    """From a seed and a budget. A bot that takes none is given one all the same."""
    budget: Budget | None = None
    """What it has when none is asked for; None if it takes none."""


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
    """The bot of a level, as `hard`, or of a name and, behind a colon, its budget: `search:200ms`.

    `external:COMMAND` is a program of its own. It runs until it is closed: see `close_bot`.
    With the same seed, the same positions and a budget that is no time it does the same again.
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
    """Let go of what a bot holds outside this process, if it does."""
    if isinstance(bot, Closable):
        bot.close()
