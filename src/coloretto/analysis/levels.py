"""The level of bots that gives away as much as a player did; docs/analysis.md explains the limits."""

from math import inf

from coloretto.rules import RuleSet

Levels = tuple[str, ...]
"""One level, or several that lose about the same and cannot be told apart; the weakest first."""

LEAST_DECISIONS = 10
"""Fewer say nothing about a player."""

EASY, MEDIUM, HARD, EXPERT, MASTER = ("easy",), ("medium",), ("hard",), ("expert",), ("master",)
LIMITS: dict[tuple[int, bool], tuple[tuple[Levels, float], ...]] = {
    (2, False): ((MASTER, 0.0036), (EXPERT, 0.0109), (HARD, 0.0182), (MEDIUM, 0.0264), (EASY, inf)),
    (2, True): ((MASTER, 0.0044), (EXPERT, 0.0116), (HARD, 0.0189), (EASY + MEDIUM, inf)),
    (3, False): ((MASTER, 0.0032), (EXPERT, 0.0084), (HARD, 0.0144), (MEDIUM, 0.0205), (EASY, inf)),
    (3, True): ((MASTER, 0.0064), (EXPERT, 0.0155), (HARD, 0.0258), (EASY + MEDIUM, inf)),
    (4, False): ((MASTER, 0.0031), (EXPERT, 0.0083), (HARD, 0.013), (MEDIUM, 0.0154), (EASY, inf)),
    (4, True): ((MASTER, 0.0062), (EXPERT, 0.011), (HARD, 0.0171), (EASY + MEDIUM, inf)),
    (5, False): ((MASTER, 0.0035), (EXPERT, 0.0075), (HARD, 0.0123), (MEDIUM, 0.0163), (EASY, inf)),
    (5, True): ((MASTER, 0.0032), (EXPERT, 0.0058), (HARD, 0.0086), (MEDIUM, 0.0112), (EASY, inf)),
}
"""By the number of players and whether the scoring table may pay less for more cards: the levels, the best
first, each with the loss per decision at which the next ones begin. `python bench/levels.py` prints them."""

NETWORKS = {"two-players": "1611c0eee9f8", "rising": "056454616696", "falling": "52e593790409"}
"""The fingerprints of the networks with which the limits were measured."""


def levels_like(rule_set: RuleSet, loss: float, decisions: int) -> Levels:
    """The levels that lose about as much as a player who has lost this share of the win.

    There are none after too few decisions.
    """
    if decisions < LEAST_DECISIONS:
        return ()
    limits = LIMITS[rule_set.players, rule_set.table.falls]
    return next(levels for levels, limit in limits if loss < limit * decisions)
