"""Players that decide by themselves, known by name."""

from typing import TYPE_CHECKING

from coloretto._lazy import lazy_names

if TYPE_CHECKING:
    from coloretto.bots.budgets import Budget, BudgetError, parse_budget
    from coloretto.bots.conformance import BotConformanceError, check_bot
    from coloretto.bots.external import ExternalBot
    from coloretto.bots.interface import ActionValue, Bot, Closable, Explainer, Reusable
    from coloretto.bots.levels import LEVEL_BOTS
    from coloretto.bots.policy_bot import PolicyBot
    from coloretto.bots.programs import (
        ExternalBotAnswerError,
        ExternalBotCrashError,
        ExternalBotError,
        ExternalBotTimeoutError,
    )
    from coloretto.bots.registry import BOTS, BotKind, UnknownBotError, close_bot, make_bot

__all__ = [
    "BOTS",
    "LEVEL_BOTS",
    "ActionValue",
    "Bot",
    "BotConformanceError",
    "BotKind",
    "Budget",
    "BudgetError",
    "Closable",
    "Explainer",
    "ExternalBot",
    "ExternalBotAnswerError",
    "ExternalBotCrashError",
    "ExternalBotError",
    "ExternalBotTimeoutError",
    "PolicyBot",
    "Reusable",
    "UnknownBotError",
    "check_bot",
    "close_bot",
    "make_bot",
    "parse_budget",
]

lazy_names(
    __name__,
    {
        "budgets": ("Budget", "BudgetError", "parse_budget"),
        "conformance": ("BotConformanceError", "check_bot"),
        "external": ("ExternalBot",),
        "interface": ("ActionValue", "Bot", "Closable", "Explainer", "Reusable"),
        "levels": ("LEVEL_BOTS",),
        "policy_bot": ("PolicyBot",),
        "programs": (
            "ExternalBotAnswerError",
            "ExternalBotCrashError",
            "ExternalBotError",
            "ExternalBotTimeoutError",
        ),
        "registry": ("BOTS", "BotKind", "UnknownBotError", "close_bot", "make_bot"),
    },
)
