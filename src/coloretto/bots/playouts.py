"""Playing a state out to judge it: by lot, or by the light policy, to the end or for some rounds."""

from math import exp
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.playout_policy import PlayoutTable, begin_table, choose_lightly, update_table
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import OVER
from coloretto.rules.kernel import NEVER, State, play, score
from coloretto.sim.chance import Lots, reveal_by_lot
from coloretto.sim.policies import choose_randomly

Shares: TypeAlias = NDArray[np.float64]  # of the win, a number for each seat


@compiled
def play_out_randomly(state: State, lots: Lots, last_round: int) -> None:
    """Play by lot to the end, or until a round of a higher number than this begins."""
    while state.phase != OVER and state.round_number <= last_round:
        play(state, choose_randomly(state, lots))
        reveal_by_lot(state, lots)


@compiled
def play_out_lightly(state: State, lots: Lots, table: PlayoutTable, last_round: int) -> None:
    """The same by the light policy."""
    begin_table(state, table)
    while state.phase != OVER and state.round_number <= last_round:
        player = state.to_move
        action = choose_lightly(state, table)
        play(state, action)
        reveal_by_lot(state, lots)
        update_table(state, table, player, action)


@compiled
def shares_of_scores(state: State, softness: float, shares: Shares) -> None:
    """What the scores held now promise each seat of the win.

    With softness 0 the highest scores share it. With more, a seat that is `softness` points behind another
    one may expect 1/e of what that one does.
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
