"""Playing games to their end inside compiled code."""

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled
from coloretto.rules.kernel import OVER, State, play, reveal, score
from coloretto.rules.stepping import States, awaits_card
from coloretto.sim.chance import Lots, deal, seed_lots, top_card
from coloretto.sim.policies import choose_randomly


@compiled
def play_random_games(
    layout: States,
    colours_removed: int,
    start_cards: int,
    seed: int,
    states: States,
    lots: NDArray[np.void],
    scores: NDArray[np.int16],
) -> int:
    """Play a game for each row of `scores`, all by lot; return the number of decisions."""
    decisions = 0
    for game in range(scores.shape[0]):
        states[0] = layout[0]
        state = states[0]
        seed_lots(lots[0], seed, game)
        deal(state, lots[0], colours_removed, start_cards)
        decisions += play_out(state, lots[0])
        for player in range(state.players):
            scores[game, player] = score(state, player)
    return decisions


@compiled
def play_out(state: State, lots: Lots) -> int:
    decisions = 0
    while state.phase != OVER:
        if awaits_card(state):
            reveal(state, top_card(state, lots))
        else:
            play(state, choose_randomly(state, lots))
            decisions += 1
    return decisions
