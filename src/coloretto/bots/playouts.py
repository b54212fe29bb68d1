"""Playouts, which evaluate the leaves of Monte-Carlo search: random or by the light policy, long or short."""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.playout_policy import PlayoutCache, choose_lightly, init_cache, update_cache
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import OVER
from coloretto.rules.elementary import exp
from coloretto.rules.kernel import State, play, score
from coloretto.rules.score_kernel import NEVER
from coloretto.sim.chance import Rng, reveal_at_random
from coloretto.sim.policies import choose_randomly

Shares: TypeAlias = NDArray[np.float64]  # of the win, a number for each seat

RANDOM = 0
LIGHT = 1

PLAYOUTS = {"random": RANDOM, "light": LIGHT}
"""The kinds of playouts by name, with the numbers that `evaluate_leaf` knows them by."""

SEARCH_PARAMETERS = record_dtype(
    [
        ("exploration", "f8"),  # the weight of the exploration bonus in UCB1
        ("playout", "i1"),  # one of PLAYOUTS
        ("rounds", "u1"),  # the most rounds of a playout, the current one included
        ("softness", "f8"),  # of the shares at its end: see `shares_of_scores`
    ]
)


class SearchParameters(Protocol):
    """An element of an array of SEARCH_PARAMETERS."""

    exploration: float
    playout: int
    rounds: int
    softness: float


@compiled
def evaluate_leaf(
    state: State, rng: Rng, parameters: SearchParameters, cache: PlayoutCache, shares: Shares
) -> None:
    """Write each seat's expected share of the win; the playout changes the state."""
    last_round = state.round_number + parameters.rounds - 1
    if parameters.playout == RANDOM:
        play_out_randomly(state, rng, last_round)
    else:
        play_out_lightly(state, rng, cache, last_round)
    shares_of_scores(state, parameters.softness, shares)


@compiled
def play_out_randomly(state: State, rng: Rng, last_round: int) -> None:
    """Play random actions to the end of the game, or of the given round."""
    while state.phase != OVER and state.round_number <= last_round:
        play(state, choose_randomly(state, rng))
        reveal_at_random(state, rng)


@compiled
def play_out_lightly(state: State, rng: Rng, cache: PlayoutCache, last_round: int) -> None:
    """The same by the light policy."""
    init_cache(state, cache)
    while state.phase != OVER and state.round_number <= last_round:
        player = state.to_move
        action = choose_lightly(state, cache)
        play(state, action)
        reveal_at_random(state, rng)
        update_cache(state, cache, player, action)


@compiled
def shares_of_scores(state: State, softness: float, shares: Shares) -> None:
    """Write each seat's share of the win as the current scores suggest it.

    With softness 0 the highest scores share the win. Otherwise a seat that is `softness` points behind
    another gets 1/e of the other's share.
    """
    most = NEVER
    for player in range(state.players):
        shares[player] = score(state, player)
        most = max(most, int(shares[player]))
    total = 0.0
    for player in range(state.players):
        shares[player] = weight(shares[player] - most, softness)
        total += shares[player]
    for player in range(state.players):
        shares[player] /= total


@compiled
def weight(behind: float, softness: float) -> float:
    if behind == 0:
        return 1.0
    return exp(behind / softness) if softness > 0 else 0.0
