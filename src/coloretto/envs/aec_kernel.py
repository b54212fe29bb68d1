"""One game in which the caller decides for every player: one compiled call an action.

A turn is one number, so that a call has nothing to write: the legal actions, a bit each, and above them
the player to move. NOBODYS_TURN says that no game is on.
"""

import numpy as np
from numpy.typing import NDArray

from coloretto.envs.rewards import write_returns
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import ACTIONS, OVER
from coloretto.rules.kernel import State, legal_actions, play
from coloretto.rules.stepping import States
from coloretto.sim.chance import deal, reveal_by_lot, seed_deck

NOBODYS_TURN = 0


@compiled
def begin_game(
    layout: States, states: States, decks: NDArray[np.void], settings: NDArray[np.void], game: int
) -> int:
    """Deal the game of that number in the series of the setting's seed; return the first turn."""
    state, setting = states[0], settings[0]
    states[0] = layout[0]
    seed_deck(decks[0], setting.seed, game)
    deal(state, decks[0], setting.colours_removed, setting.start_cards)
    return turn(state)


@compiled
def play_action(states: States, decks: NDArray[np.void], action: int) -> int:
    """Play a legal action, reveal by lot what it asks for, and return the turn after it."""
    state = states[0]
    play(state, action)
    reveal_by_lot(state, decks[0])
    return turn(state)


@compiled
def turn(state: State) -> int:
    if state.phase == OVER:
        return NOBODYS_TURN
    return int(state.to_move) << ACTIONS | legal_actions(state)


@compiled
def write_result(
    states: States, reward: int, scores: NDArray[np.int16], returns: NDArray[np.float32]
) -> None:
    write_returns(states[0], reward, scores, returns)
