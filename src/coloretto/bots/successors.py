"""One turn ahead: every position a turn can end in, and the value that gives each action.

A turn is to take a row, or to draw a card and place it. The positions after it, its successors, are numbered:
by the card drawn and the row it goes to, or by the row taken and, with a golden joker, the card that comes
with it. Rows with the same cards and capacity are considered once.
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

PLACEMENTS = KINDS * MAX_ROWS
"""Successors below this number are placements: card * MAX_ROWS + row."""
SUCCESSORS = PLACEMENTS + MAX_ROWS * KINDS
"""The others are takes: PLACEMENTS + row * KINDS + card."""
NO_SUCCESSOR = -1

SEAT_VALUES = 2 * MAX_PLAYERS
"""Of a position: each seat's expected share of the win, then each seat's expected score in tens."""

SCORE_WEIGHT = 0.01
"""Ten points more count as this share of the win: they decide between actions that win equally often."""

WORST = -1e9

ValueIndices: TypeAlias = NDArray[np.int32]
"""For each successor the index of its values, or NO_SUCCESSOR."""

SeatValues: TypeAlias = NDArray[np.float32]
"""Positions x SEAT_VALUES, or actions x SEAT_VALUES."""


@compiled
def enter_successor(state: State, successor: int) -> bool:
    """Play a turn up to one of its successors; False, and a state of no use, if it does not exist.

    Where a row has several golden jokers, which no printed edition has, only their first card varies.
    """
    if successor < PLACEMENTS:
        return enter_placement(state, successor // MAX_ROWS, successor % MAX_ROWS)
    return enter_take(state, (successor - PLACEMENTS) // KINDS, (successor - PLACEMENTS) % KINDS)


@compiled
def enter_placement(state: State, card: int, row: int) -> bool:
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
def enter_take(state: State, row: int, card: int) -> bool:
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
def evaluate_actions(
    state: State, indices: ValueIndices, values: SeatValues, action_values: SeatValues
) -> int:
    """Write the seats' expected values of each action; return the actions that have any, a bit each."""
    player = state.to_move
    evaluated = 0
    for number in range(ACTIONS * SEAT_VALUES):
        action_values[number // SEAT_VALUES, number % SEAT_VALUES] = 0.0
    for row in range(state.row_count):
        if evaluate_take(state, row, indices, values, action_values[TAKE + row]):
            evaluated |= 1 << TAKE + row
        if state.phase == PLACE:
            index = indices[state.drawn * MAX_ROWS + row]
            if index != NO_SUCCESSOR:
                add_scaled(action_values[PLACE_ON + row], values[index], 1.0)
                evaluated |= 1 << PLACE_ON + row
    if state.phase != PLACE:
        for card in range(KINDS):
            row = best_row(player, card, indices, values)
            if row >= 0:
                probability = state.deck[card] / state.cards_left
                add_scaled(action_values[DRAW], values[indices[card * MAX_ROWS + row]], probability)
                evaluated |= 1 << DRAW
    return evaluated


@compiled
def evaluate_take(
    state: State, row: int, indices: ValueIndices, values: SeatValues, take_values: NDArray[np.float32]
) -> bool:
    """Add up a row's values over the cards that may come with it; False if it cannot be taken."""
    first = PLACEMENTS + row * KINDS
    successors = 0
    for card in range(KINDS):
        successors += indices[first + card] != NO_SUCCESSOR
    for card in range(KINDS):
        index = indices[first + card]
        if index != NO_SUCCESSOR:
            probability = 1.0 if successors == 1 else state.deck[card] / state.cards_left
            add_scaled(take_values, values[index], probability)
    return successors > 0


@compiled
def add_scaled(sums: NDArray[np.float32], values: NDArray[np.float32], factor: float) -> None:
    for number in range(SEAT_VALUES):
        sums[number] += np.float32(factor) * values[number]


@compiled
def best_row(player: int, card: int, indices: ValueIndices, values: SeatValues) -> int:
    """Where a player puts a drawn card; -1 if it cannot be drawn."""
    best, most = -1, WORST
    for row in range(MAX_ROWS):
        index = indices[card * MAX_ROWS + row]
        if index != NO_SUCCESSOR:
            value = utility(values[index], player)
            if value > most:
                best, most = row, value
    return best


@compiled
def best_action(player: int, evaluated: int, action_values: SeatValues) -> int:
    best, most = -1, WORST
    for action in range(ACTIONS):
        if evaluated >> action & 1:
            value = utility(action_values[action], player)
            if value > most:
                best, most = action, value
    return best


@compiled
def utility(values: NDArray[np.float32], player: int) -> float:
    """The seats' values as one number to a player: the share of the win, and a little of the score."""
    return float(values[player] + np.float32(SCORE_WEIGHT) * values[MAX_PLAYERS + player])
