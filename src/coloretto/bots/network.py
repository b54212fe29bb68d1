"""The value network on the CPU: from a position, every seat's expected share of the win and final score.

Each colour goes through the same small layer, whose outputs are summed: the network cannot tell colours
apart but by what is known of them. Two more layers follow. The first weights take raw features: what
makes these comparable in size is multiplied into the weights when a network is saved.
"""

from math import exp
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.features import (
    COLOUR_FEATURES,
    COMMON,
    FEATURES,
    PLAYER_FEATURES,
    ROW_FEATURES,
    TABLE_FEATURES,
    View,
    describe,
    player_of_seat,
)
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import COLOURS, MAX_PLAYERS, MAX_ROWS, OVER
from coloretto.rules.kernel import State, score

COLOUR_UNITS = 64
FIRST_UNITS = 384
SECOND_UNITS = 192
SCORE_UNIT = 10.0
"""Scores are told in tens of points."""

Networks: TypeAlias = NDArray[np.void]  # an array of one NETWORK
Network: TypeAlias = Any  # an element of it
Scratch: TypeAlias = Any  # an element of an array of SCRATCH

NETWORK = record_dtype(
    [
        ("common", "f4", (COMMON, COLOUR_UNITS + FIRST_UNITS)),
        ("common_bias", "f4", COLOUR_UNITS + FIRST_UNITS),
        ("colour", "f4", (COLOUR_FEATURES, COLOUR_UNITS)),
        ("pooled", "f4", (COLOUR_UNITS, FIRST_UNITS)),
        ("second", "f4", (FIRST_UNITS, SECOND_UNITS)),
        ("second_bias", "f4", SECOND_UNITS),
        ("last", "f4", (SECOND_UNITS, 2 * MAX_PLAYERS)),
        ("last_bias", "f4", 2 * MAX_PLAYERS),
    ]
)

SCRATCH = record_dtype(
    [
        ("first", "f4", COLOUR_UNITS + FIRST_UNITS),
        ("colour", "f4", COLOUR_UNITS),
        ("pooled", "f4", COLOUR_UNITS),
        ("second", "f4", SECOND_UNITS),
        ("last", "f4", 2 * MAX_PLAYERS),
    ]
)
"""What the layers put out."""

PLAYERS_BEGIN = TABLE_FEATURES
ROWS_BEGIN = PLAYERS_BEGIN + MAX_PLAYERS * PLAYER_FEATURES
NOTHING = np.float32(0)

# Seats' values, as `leaves.SEAT_VALUES` has it: shares of the win, then scores in tens, by absolute seat.
Values: TypeAlias = NDArray[np.float32]


@compiled
def evaluate(state: State, network: Network, view: View, scratch: Scratch, values: Values) -> None:
    """Write the seats' values of a state in phase CHOOSE or OVER; those of seats that are not there are 0."""
    for number in range(2 * MAX_PLAYERS):
        values[number] = NOTHING
    if state.phase == OVER:
        value_of_end(state, values)
        return
    describe(state, view)
    forward(network, view, scratch)
    read_values(state, scratch, values)


@compiled
def value_of_end(state: State, values: Values) -> None:
    """The real shares and scores of a game that is over."""
    most, winners = -1000, 0
    for player in range(state.players):
        points = score(state, player)
        values[MAX_PLAYERS + player] = points / SCORE_UNIT
        if points > most:
            most, winners = points, 0
        winners += points == most
    for player in range(state.players):
        values[player] = 1.0 / winners if score(state, player) == most else 0.0


@compiled
def read_values(state: State, scratch: Scratch, values: Values) -> None:
    """Turn what the last layer puts out, the player to move first, into the values of seats."""
    greatest = scratch.last[0]
    for seat in range(state.players):
        greatest = max(greatest, scratch.last[seat])
    total = 0.0
    for seat in range(state.players):
        share = exp(scratch.last[seat] - greatest)
        player = player_of_seat(state, seat)
        values[player] = share
        values[MAX_PLAYERS + player] = scratch.last[MAX_PLAYERS + seat]
        total += share
    for player in range(state.players):
        values[player] /= total


@compiled
def forward(network: Network, view: View, scratch: Scratch) -> None:
    """Put features through all layers. Most features are 0 and so are many units: these cost nothing."""
    first_layer(network, view, scratch)
    colour_layer(network, view, scratch)
    pool(network, scratch)
    second_layer(network, scratch)
    last_layer(network, scratch)


@compiled
def first_layer(network: Network, view: View, scratch: Scratch) -> None:
    for to in range(COLOUR_UNITS + FIRST_UNITS):
        scratch.first[to] = network.common_bias[to]
    for feature in range(TABLE_FEATURES):
        add_common(network, feature, view.table[feature], scratch)
    for seat in range(MAX_PLAYERS):
        for feature in range(PLAYER_FEATURES):
            number = PLAYERS_BEGIN + seat * PLAYER_FEATURES + feature
            add_common(network, number, view.players[seat, feature], scratch)
    for row in range(MAX_ROWS):
        for feature in range(ROW_FEATURES):
            number = ROWS_BEGIN + row * ROW_FEATURES + feature
            add_common(network, number, view.rows[row, feature], scratch)


@compiled
def add_common(network: Network, feature: int, value: int, scratch: Scratch) -> None:
    if value != 0:
        active = np.float32(value)
        for to in range(COLOUR_UNITS + FIRST_UNITS):
            scratch.first[to] += active * network.common[feature, to]


@compiled
def colour_layer(network: Network, view: View, scratch: Scratch) -> None:
    """Sum what each colour of the game puts out; all of them begin with what is common."""
    for unit in range(COLOUR_UNITS):
        scratch.pooled[unit] = NOTHING
    for colour in range(COLOURS):
        if view.colours[colour, 0]:
            for unit in range(COLOUR_UNITS):
                scratch.colour[unit] = scratch.first[unit]
            for feature in range(COLOUR_FEATURES):
                value = view.colours[colour, feature]
                if value != 0:
                    active = np.float32(value)
                    for unit in range(COLOUR_UNITS):
                        scratch.colour[unit] += active * network.colour[feature, unit]
            for unit in range(COLOUR_UNITS):
                scratch.pooled[unit] += max(scratch.colour[unit], NOTHING)


@compiled
def pool(network: Network, scratch: Scratch) -> None:
    """Add what the colours put out to the first layer."""
    for unit in range(COLOUR_UNITS):
        active = scratch.pooled[unit]
        if active > NOTHING:
            for to in range(FIRST_UNITS):
                scratch.first[COLOUR_UNITS + to] += active * network.pooled[unit, to]


@compiled
def second_layer(network: Network, scratch: Scratch) -> None:
    for to in range(SECOND_UNITS):
        scratch.second[to] = network.second_bias[to]
    for unit in range(FIRST_UNITS):
        active = scratch.first[COLOUR_UNITS + unit]
        if active > NOTHING:
            for to in range(SECOND_UNITS):
                scratch.second[to] += active * network.second[unit, to]


@compiled
def last_layer(network: Network, scratch: Scratch) -> None:
    for to in range(2 * MAX_PLAYERS):
        scratch.last[to] = network.last_bias[to]
    for unit in range(SECOND_UNITS):
        active = scratch.second[unit]
        if active > NOTHING:
            for to in range(2 * MAX_PLAYERS):
                scratch.last[to] += active * network.last[unit, to]


def new_work() -> tuple[NDArray[np.void], NDArray[np.void]]:
    """A place for features and one for what layers put out, as `evaluate` wants them."""
    return np.zeros(1, FEATURES), np.zeros(1, SCRATCH)
