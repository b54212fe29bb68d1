"""What OpenSpiel asks of the kernel: compiled functions over an array that holds one state.

OpenSpiel sees every random choice of the set-up as a chance node, so a state is in a phase of its own,
SET_UP, until the start player is known.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from coloretto.envs.rewards import write_returns
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import CARDS_PER_COLOUR, COLOURS, KINDS, MAX_PLAYERS, OVER
from coloretto.rules.kernel import (
    Scores,
    State,
    begin,
    give_start_card,
    legal_actions,
    play,
    remove_colour,
    reveal,
)
from coloretto.rules.stepping import ILLEGAL, States, awaits_card, is_legal

SET_UP = -1  # the phase before the kernel's own

# The stages of the set-up: what chance decides next.
REMOVED_COLOUR = 0
START_CARD = 1
START_PLAYER = 2

# A situation: who decides next, in its lowest bits, and above them their legal actions, a bit each.
WHO_BITS = 3
CHANCE = MAX_PLAYERS
NOBODY_ANY_MORE = MAX_PLAYERS + 1


@compiled
def situation(states: States) -> int:
    return situation_of(states[0])


@compiled
def situation_of(state: State) -> int:
    if state.phase == OVER:
        return NOBODY_ANY_MORE
    if is_chance(state):
        return CHANCE
    return legal_actions(state) << WHO_BITS | int(state.to_move)


@compiled
def is_chance(state: State) -> bool:
    return state.phase == SET_UP or awaits_card(state)


@compiled
def try_step(states: States, colours_removed: int, start_cards: int, event: int) -> int:
    """Apply an action or a chance outcome, and return the situation after it.

    If it is not possible, return ILLEGAL and leave the state unchanged.
    """
    state = states[0]
    if not is_chance(state):
        if not is_legal(state, event):
            return ILLEGAL
        play(state, event)
    elif chance_weight(state, colours_removed, start_cards, event) == 0:
        return ILLEGAL
    elif state.phase == SET_UP:
        set_up(state, colours_removed, start_cards, event)
    else:
        reveal(state, event)
    return situation_of(state)


@compiled
def write_chance_weights(
    states: States, colours_removed: int, start_cards: int, weights: NDArray[np.int8]
) -> None:
    """How many of the equally likely events, such as cards of the deck, have each outcome."""
    for outcome in range(KINDS):
        weights[outcome] = chance_weight(states[0], colours_removed, start_cards, outcome)


@compiled
def chance_weight(state: State, colours_removed: int, start_cards: int, outcome: int) -> int:
    if not 0 <= outcome < KINDS:
        return 0
    if state.phase != SET_UP:
        return int(state.deck[outcome])
    if stage_of(state, colours_removed, start_cards) == START_PLAYER:
        return int(outcome < state.players)
    return int(outcome < COLOURS and state.deck[outcome] == CARDS_PER_COLOUR)


@compiled
def set_up(state: State, colours_removed: int, start_cards: int, outcome: int) -> None:
    stage = stage_of(state, colours_removed, start_cards)
    if stage == REMOVED_COLOUR:
        remove_colour(state, outcome)
    elif stage == START_CARD:
        give_start_card(state, start_cards_given(state) // start_cards, outcome)
    else:
        begin(state, outcome)


@compiled
def set_up_stage(states: States, colours_removed: int, start_cards: int) -> int:
    return stage_of(states[0], colours_removed, start_cards)


@compiled
def stage_of(state: State, colours_removed: int, start_cards: int) -> int:
    removed = 0
    for colour in range(COLOURS):
        removed += state.removed >> colour & 1
    if removed < colours_removed:
        return REMOVED_COLOUR
    if start_cards_given(state) < state.players * start_cards:
        return START_CARD
    return START_PLAYER


@compiled
def start_cards_given(state: State) -> int:
    """Player 0 gets all their start cards first, then player 1, and so on."""
    given = 0
    for player in range(state.players):
        for colour in range(COLOURS):
            given += state.hands[player, colour]
    return given


@compiled
def returns_into(states: States, reward: int, scores: Scores, returns: NDArray[Any]) -> None:
    write_returns(states[0], reward, scores, returns)
