"""The level of bots that gives away as much as a player did; docs/analysis.md explains the limits."""

from math import inf

from coloretto.rules import RuleSet

Levels = tuple[str, ...]
"""One level, or several that lose about the same and cannot be told apart; the weakest first."""

LEAST_DECISIONS = 10
"""Fewer say nothing about a player."""

EASY, MEDIUM, HARD, EXPERT = ("easy",), ("medium",), ("hard",), ("expert",)
LIMITS: dict[tuple[int, bool], tuple[tuple[Levels, float], ...]] = {
    (2, False): ((EXPERT, 0.0063), (HARD, 0.0141), (MEDIUM, 0.0235), (EASY, inf)),
    (2, True): ((EXPERT, 0.0075), (HARD, 0.0175), (MEDIUM, 0.0252), (EASY, inf)),
    (3, False): ((EXPERT, 0.0055), (HARD, 0.0108), (MEDIUM, 0.0170), (EASY, inf)),
    (3, True): ((EXPERT, 0.0173), (EASY + MEDIUM + HARD, inf)),
    (4, False): ((EXPERT, 0.0059), (HARD, 0.0110), (MEDIUM, 0.0143), (EASY, inf)),
    (4, True): ((EXPERT, 0.0126), (HARD, 0.0240), (EASY + MEDIUM, inf)),
    (5, False): ((EXPERT, 0.0046), (HARD, 0.0088), (MEDIUM, 0.0139), (EASY, inf)),
    (5, True): ((EXPERT, 0.0070), (MEDIUM + HARD, 0.0140), (EASY, inf)),
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
