"""One game in which the caller decides for every player: one compiled call per action.

A call returns the next decision packed into one number: the legal actions, a bit each, and above them the
player to move. NO_DECISION means that no game is being played.
"""

import numpy as np
from numpy.typing import NDArray

from coloretto.envs.rewards import write_returns
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import ACTIONS, OVER
from coloretto.rules.kernel import State, legal_actions, play
from coloretto.rules.stepping import States
from coloretto.sim.chance import deal, reveal_at_random, seed_deck
from coloretto.sim.cpu import Records

NO_DECISION = 0


@compiled
def begin_game(layout: States, states: States, rngs: Records, settings: Records, game: int) -> int:
    """Deal the game of that number for the setting's seed; return the first decision."""
    state, setting = states[0], settings[0]
    states[0] = layout[0]
    seed_deck(rngs[0], setting.seed, game)
    deal(state, rngs[0], setting.colours_removed, setting.start_cards)
    return next_decision(state)


@compiled
def play_action(states: States, rngs: Records, action: int) -> int:
    """Play a legal action, reveal the cards it asks for, and return the next decision."""
    state = states[0]
    play(state, action)
    reveal_at_random(state, rngs[0])
    return next_decision(state)


@compiled
def next_decision(state: State) -> int:
    if state.phase == OVER:
        return NO_DECISION
    return int(state.to_move) << ACTIONS | legal_actions(state)


@compiled
def write_result(
    states: States, reward: int, scores: NDArray[np.int16], returns: NDArray[np.float32]
) -> None:
    write_returns(states[0], reward, scores, returns)
