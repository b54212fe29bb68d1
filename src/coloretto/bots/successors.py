"""One turn ahead: every position a turn can end in, and what that makes of each action.

A turn is to take a row, or to draw a card and place it. Its ends are numbered: which card is drawn and on
which row it goes; or which row is taken and, with a golden joker, which card comes with it. Rows that are
alike are considered once.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.equivalent_actions import has_lower_twin
from coloretto.rules.compiled import compiled
from coloretto.rules.constants import (
    ACTIONS,
    DRAW,
    KINDS,
    MAX_PLAYERS,
    MAX_ROWS,
    PLACE,
    PLACE_ON,
    REVEAL_BONUS,
    TAKE,
)
from coloretto.rules.kernel import State, can_draw, draw, place, reveal, take

PLACED = KINDS * MAX_ROWS
LEAVES = PLACED + MAX_ROWS * KINDS
NO_LEAF = -1

SEAT_VALUES = 2 * MAX_PLAYERS
"""Of a position: each seat's expected share of the win, then each seat's expected score in tens."""

SCORE_WORTH = 0.01
"""Ten points more are worth this share of the win: they decide between actions that win as often."""

NEVER_WORTH = -1e9

Places: TypeAlias = NDArray[np.int32]
"""For each leaf where its values are, or NO_LEAF."""

SeatValues: TypeAlias = NDArray[np.float32]
"""Places x SEAT_VALUES, or actions x SEAT_VALUES."""


@compiled
def reach(state: State, leaf: int) -> bool:
    """Go to a leaf of the turn that a state is in; False, and a state that is of no use, if it has none.

    Where a row has several golden jokers, which no printed edition has, only their first card varies.
    """
    if leaf < PLACED:
        return reach_placed(state, leaf // MAX_ROWS, leaf % MAX_ROWS)
    return reach_taken(state, (leaf - PLACED) // KINDS, (leaf - PLACED) % KINDS)


@compiled
def reach_placed(state: State, card: int, row: int) -> bool:
    if not 0 <= state.row_sizes[row] < state.capacities[row] or has_lower_twin(state, row):
        return False
    if state.phase == PLACE:
        if state.drawn != card:
            return False
    else:
        if state.deck[card] == 0 or not can_draw(state):
            return False
        draw(state)
        reveal(state, card)
    place(state, row)
    return True


@compiled
def reach_taken(state: State, row: int, card: int) -> bool:
    if state.phase == PLACE or state.row_sizes[row] <= 0 or has_lower_twin(state, row):
        return False
    take(state, row)
    if state.phase != REVEAL_BONUS:
        return card == 0
    if state.deck[card] == 0:
        return False
    reveal(state, card)
    while state.phase == REVEAL_BONUS:
        reveal(state, likeliest_card(state))
    return True


@compiled
def likeliest_card(state: State) -> int:
    likeliest = 0
    for card in range(KINDS):
        if state.deck[card] > state.deck[likeliest]:
            likeliest = card
    return likeliest


@compiled
def weigh_actions(state: State, places: Places, values: SeatValues, weighed: SeatValues) -> int:
    """Write the seats' values of each action; return the actions that have some, a bit each."""
    player = state.to_move
    known = 0
    for number in range(ACTIONS * SEAT_VALUES):
        weighed[number // SEAT_VALUES, number % SEAT_VALUES] = 0.0
    for row in range(state.row_count):
        if weigh_taking(state, row, places, values, weighed[TAKE + row]):
            known |= 1 << TAKE + row
        if state.phase == PLACE:
            value = places[state.drawn * MAX_ROWS + row]
            if value != NO_LEAF:
                add_values(weighed[PLACE_ON + row], values[value], 1.0)
                known |= 1 << PLACE_ON + row
    if state.phase != PLACE:
        for card in range(KINDS):
            row = best_row(player, card, places, values)
            if row >= 0:
                share = state.deck[card] / state.cards_left
                add_values(weighed[DRAW], values[places[card * MAX_ROWS + row]], share)
                known |= 1 << DRAW
    return known


@compiled
def weigh_taking(
    state: State, row: int, places: Places, values: SeatValues, weighed: NDArray[np.float32]
) -> bool:
    """Add up what a row is worth over the cards that may come with it; False if it cannot be taken."""
    first = PLACED + row * KINDS
    leaves = 0
    for card in range(KINDS):
        leaves += places[first + card] != NO_LEAF
    for card in range(KINDS):
        place = places[first + card]
        if place != NO_LEAF:
            share = 1.0 if leaves == 1 else state.deck[card] / state.cards_left
            add_values(weighed, values[place], share)
    return leaves > 0


@compiled
def add_values(sums: NDArray[np.float32], values: NDArray[np.float32], times: float) -> None:
    for number in range(SEAT_VALUES):
        sums[number] += np.float32(times) * values[number]


@compiled
def best_row(player: int, card: int, places: Places, values: SeatValues) -> int:
    """Where a player puts a drawn card; -1 if it cannot be drawn."""
    best, most = -1, NEVER_WORTH
    for row in range(MAX_ROWS):
        place = places[card * MAX_ROWS + row]
        if place != NO_LEAF:
            worth = worth_of(values[place], player)
            if worth > most:
                best, most = row, worth
    return best


@compiled
def best_action(player: int, known: int, weighed: SeatValues) -> int:
    best, most = -1, NEVER_WORTH
    for action in range(ACTIONS):
        if known >> action & 1:
            worth = worth_of(weighed[action], player)
            if worth > most:
                best, most = action, worth
    return best


@compiled
def worth_of(values: NDArray[np.float32], player: int) -> float:
    """What a player makes of the seats' values."""
    return float(values[player] + np.float32(SCORE_WORTH) * values[MAX_PLAYERS + player])
