"""Games that measure a network: it plays one seat, an opponent plays the others."""

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from coloretto.rules import RuleSet, rule_set_text
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.training.samples import SelfPlayGames


def one_against(rule_sets: list[RuleSet], games: int, others: int) -> NDArray[np.int8]:
    """Owners: network 0 on one seat of each game, every seat in turn, and another one on the others."""
    numbers = np.arange(games)
    players = np.array([rule_set.players for rule_set in rule_sets])[numbers % len(rule_sets)]
    owners = np.full((games, MAX_PLAYERS), others, np.int8)
    owners[numbers, numbers // len(rule_sets) % players] = 0
    return owners


def shares_of(played: SelfPlayGames, owners: NDArray[np.int8], rule_sets: list[RuleSet]) -> dict[str, float]:
    """The share of network 0 in each rule set, and its mean advantage over the fair share.

    A rule set that is there several times has one share.
    """
    numbers = np.arange(len(owners))
    ends = played.ends[:, :MAX_PLAYERS].cpu().numpy()
    won = ends[numbers, (owners == 0).argmax(1)]
    rules = numbers % len(rule_sets)
    names = np.array([rule_set_text(rule_set) for rule_set in rule_sets])[rules]
    fair = np.array([1 / rule_set.players for rule_set in rule_sets])[rules]
    shares = {str(name): float(won[names == name].mean()) for name in dict.fromkeys(names)}
    advantages = won - fair
    return shares | {
        "advantage": float(advantages.mean()),
        "deviation": float(advantages.std() / sqrt(len(owners))),
    }
