"""Decisions of bots at a server, and what they cost."""

from coloretto.server.live.decision_queue import BotDecision

COSTS = {"easy": 0.000_02, "hard": 0.003, "master": 0.006, "grandmaster": 0.4}
"""Seconds by level."""


def grandmaster(host: str, table: str = "") -> BotDecision:
    return BotDecision("grandmaster", table or f"table of {host}", host)


def master(host: str, table: str = "", *, is_attended: bool = True) -> BotDecision:
    return BotDecision("master", table or f"table of {host}", host, is_attended)
