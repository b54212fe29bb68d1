"""The kernel for Python callers: compiled functions over an array that holds one state.

Passing an array to compiled code is far cheaper than passing a single record.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled
from coloretto.rules.constants import ACTIONS, REVEAL, REVEAL_BONUS
from coloretto.rules.interpreting import optionally_compiled
from coloretto.rules.kernel import (
    STATE,
    Scores,
    State,
    begin,
    give_start_card,
    legal_actions,
    play,
    remove_colour,
    reveal,
    score,
    win_share,
)

States: TypeAlias = NDArray[np.void]
Deck: TypeAlias = NDArray[np.int8]

ILLEGAL = -1


def copied(states: States) -> States:
    """A copy of an array of one state; NumPy's `copy` goes field by field and takes ten times as long."""
    return np.ndarray(1, STATE, bytearray(states.tobytes()))


@optionally_compiled
def set_up(
    states: States, removed: NDArray[np.int8], start_cards: NDArray[np.int8], start_player: int
) -> None:
    """Turn a rule set's layout into the first position; `start_cards` has a row for each player."""
    state: State = states[0]
    for colour in removed:
        remove_colour(state, colour)
    for player in range(state.players):
        for colour in start_cards[player]:
            give_start_card(state, player, colour)
    begin(state, start_player)


@optionally_compiled
def legal_mask(states: States) -> int:
    """The legal actions, a bit each."""
    return legal_actions(states[0])


@optionally_compiled
def try_play(states: States, action: int) -> bool:
    """Play an action if it is legal; otherwise leave the state alone."""
    state: State = states[0]
    if not is_legal(state, action):
        return False
    play(state, action)
    return True


@optionally_compiled
def try_reveal(states: States, card: int) -> bool:
    """Reveal a card if one is awaited and this one is in the deck; otherwise leave the state alone."""
    state: State = states[0]
    if not awaits_card(state) or state.deck[card] == 0:
        return False
    reveal(state, card)
    return True


@optionally_compiled
def play_from_deck(states: States, deck: Deck, action: int) -> int:
    """Play an action and reveal the cards that it calls for from the top of the deck.

    Returns the legal actions afterwards, a bit each; or ILLEGAL, leaving the state alone.
    """
    state: State = states[0]
    if not is_legal(state, action):
        return ILLEGAL
    play(state, action)
    while awaits_card(state):
        reveal(state, deck[deck.size - state.cards_left])
    return legal_actions(state)


@compiled
def is_legal(state: State, action: int) -> bool:
    return 0 <= action < ACTIONS and legal_actions(state) >> action & 1 == 1


@compiled
def awaits_card(state: State) -> bool:
    return state.phase in (REVEAL, REVEAL_BONUS)


@optionally_compiled
def scores_into(states: States, scores: Scores, shares: NDArray[np.float64]) -> None:
    """Each player's score with their current cards, and their share of the win if the game ended now."""
    state: State = states[0]
    for player in range(state.players):
        scores[player] = score(state, player)
    for player in range(state.players):
        shares[player] = win_share(scores, state.players, player)
