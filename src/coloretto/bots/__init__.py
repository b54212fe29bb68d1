"""Players that decide by themselves, known by name."""

from coloretto.bots.budgets import Budget, BudgetError, parse_budget
from coloretto.bots.policy_bot import PolicyBot
from coloretto.bots.protocol import ActionValue, Bot, Closable, Explainer
from coloretto.bots.registry import BOTS, BotKind, UnknownBotError, close_bot, make_bot

__all__ = [
    "BOTS",
    "ActionValue",
    "Bot",
    "BotKind",
    "Budget",
    "BudgetError",
    "Closable",
    "Explainer",
    "PolicyBot",
    "UnknownBotError",
    "close_bot",
    "make_bot",
    "parse_budget",
]
