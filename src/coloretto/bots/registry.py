"""The bots by name. A new one is a file with a class, and a line here."""

from collections.abc import Callable
from dataclasses import dataclass

from coloretto.bots.budgets import Budget, BudgetError, parse_budget
from coloretto.bots.policy_bot import PolicyBot
from coloretto.bots.protocol import Bot, Closable
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
    "greedy": BotKind(lambda seed, _: PolicyBot("greedy", seed)),
    "random": BotKind(lambda seed, _: PolicyBot("random", seed)),
}

_NONE = Budget(simulations=1)


def make_bot(text: str, seed: int) -> Bot:
    """The bot of a name and, behind a colon, its budget: `greedy`, `search:1000`, `search:200ms`.

    With the same seed, the same positions and a budget that is no time it does the same again.
    """
    name, colon, rest = text.partition(":")
    if name not in BOTS:
        raise UnknownBotError(f"unknown bot: {name!r} (known: {', '.join(BOTS)})")
    kind = BOTS[name]
    if colon and kind.budget is None:
        raise BudgetError(f"{name} takes no budget: {text!r}")
    return kind.make(seed, parse_budget(rest) if colon else kind.budget or _NONE)


def close_bot(bot: Bot) -> None:
    """Let go of what a bot holds outside this process, if it does."""
    if isinstance(bot, Closable):
        bot.close()
