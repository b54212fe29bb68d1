"""How the leaves of a search tree are evaluated."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.playout_policy import PlayoutTable
from coloretto.bots.playouts import Shares, play_out_lightly, play_out_randomly, shares_of_scores
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.kernel import State
from coloretto.sim.chance import Lots

RANDOM = 0
LIGHT = 1

LEAVES = {"random": RANDOM, "light": LIGHT}
"""The ways to evaluate a leaf by name, with the numbers that `evaluate_leaf` knows them by."""

SearchRules: TypeAlias = Any  # an element of an array of SEARCH_RULES
Numbers: TypeAlias = NDArray[np.float32]

SEARCH_RULES = record_dtype(
    [
        ("exploration", "f8"),  # the weight of doubt in UCB1
        ("leaf", "i1"),  # one of LEAVES
        ("rounds", "u1"),  # how many rounds a playout takes at most, the one in progress included
        ("softness", "f8"),  # of the shares at its end: see `shares_of_scores`
    ]
)


@compiled
def evaluate_leaf(  # noqa: PLR0913, PLR0917 - compiled code is handed its working memory
    state: State,
    lots: Lots,
    rules: SearchRules,
    table: PlayoutTable,
    weights: Numbers,  # noqa: ARG001 - a network's
    scratch: Numbers,  # noqa: ARG001 - a network's
    shares: Shares,
) -> None:
    """Write the share of the win that each seat may expect from a decision with a choice.

    The state may be played on for that. Shares must sum up to 1.
    """
    last_round = state.round_number + rules.rounds - 1
    if rules.leaf == RANDOM:
        play_out_randomly(state, lots, last_round)
    else:
        play_out_lightly(state, lots, table, last_round)
    shares_of_scores(state, rules.softness, shares)
