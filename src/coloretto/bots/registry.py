"""The bots by name. A new one is a module with a class, and an entry here."""

from collections.abc import Callable
from dataclasses import dataclass

from coloretto.bots.beginner import BeginnerBot
from coloretto.bots.budgets import Budget, BudgetError, parse_budget
from coloretto.bots.casual import CasualBot
from coloretto.bots.external import ExternalBot
from coloretto.bots.interface import Bot, Closable, Explainer, WithoutValues
from coloretto.bots.levels import LEVEL_BOTS
from coloretto.bots.neural import NeuralBot
from coloretto.bots.policy_bot import PolicyBot
from coloretto.bots.rollout import RolloutBot
from coloretto.bots.search import SearchBot
from coloretto.bots.softmax import SoftmaxBot
from coloretto.rules import Action, ColorettoError, Position


class UnknownBotError(ColorettoError):
    """A name that no bot has."""


@dataclass(frozen=True)
class BotKind:
    """How to make a bot that has a name."""

    make: Callable[[int, Budget], Bot]
    """From a seed and a budget, which a bot without budgets ignores."""
    budget: Budget | None = None
    """The default; None if the bot takes no budget."""


BOTS: dict[str, BotKind] = {
    "beginner": BotKind(BeginnerBot),
    "casual": BotKind(CasualBot),
    "greedy": BotKind(lambda seed, _: PolicyBot("greedy", seed)),
    "neural": BotKind(NeuralBot, budget=Budget(simulations=3)),
    "random": BotKind(lambda seed, _: PolicyBot("random", seed)),
    "rollout": BotKind(RolloutBot, budget=Budget(simulations=32)),
    "search": BotKind(SearchBot, budget=Budget(simulations=1000)),
    "softmax": BotKind(SoftmaxBot, budget=Budget(simulations=20)),
}

COMMAND_BOTS: dict[str, Callable[[str, int], Explainer]] = {"external": ExternalBot}
"""Bots made from a command line, the text after the colon, and a seed: `external:./my_bot`."""

_NONE = Budget(simulations=1)


def make_bot(text: str, seed: int) -> Explainer:
    """The bot of a level, such as `hard`, or of a name and optionally a budget: `search:200ms`.

    `external:COMMAND` is a separate program. It runs until it is closed: see `close_bot`.
    With the same seed, the same positions and a budget that is not a time, a bot decides the same again.
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
    bot = kind.make(seed, parse_budget(rest) if colon else kind.budget or _NONE)
    return bot if isinstance(bot, Explainer) else _Unexplained(bot)


class _Unexplained(WithoutValues):
    """A registered bot that can only choose."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def __repr__(self) -> str:
        return repr(self._bot)

    def choose(self, position: Position) -> Action:
        return self._bot.choose(position)

    def close(self) -> None:
        close_bot(self._bot)


def close_bot(bot: Bot) -> None:
    """Release what a bot holds outside this process, if anything."""
    if isinstance(bot, Closable):
        bot.close()
