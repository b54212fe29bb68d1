"""The value network on the CPU: from a position, every seat's expected share of the win and final score.

Each colour goes through the same small layer, whose outputs are summed: the network cannot tell colours
apart except by their features. Two more layers follow. The first weights take raw features: the factors that
make these comparable in size are multiplied into the weights when a network is saved.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.features import (
    COLOUR_FEATURES,
    COMMON,
    FEATURES,
    PLAYER_FEATURES,
    ROW_FEATURES,
    TABLE_FEATURES,
    Features,
    describe,
    player_of_seat,
)
from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import COLOURS, MAX_PLAYERS, MAX_ROWS, OVER
from coloretto.rules.elementary import exp
from coloretto.rules.kernel import State, score

COLOUR_UNITS = 80
FIRST_UNITS = 448
SECOND_UNITS = 224
SCORE_UNIT = 10.0
"""The network's scores are in tens of points."""

Networks: TypeAlias = NDArray[np.void]  # an array of NETWORK, mostly of one
Weights: TypeAlias = NDArray[np.float32]

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


class Network(Protocol):
    """The weights of the layers: an element of an array of NETWORK."""

    common: Weights
    common_bias: Weights
    colour: Weights
    pooled: Weights
    second: Weights
    second_bias: Weights
    last: Weights
    last_bias: Weights


TOGETHER = 4
"""As many inputs are added to a layer at a time: each unit is then read and written less often."""
MOST_INPUTS = max(COMMON, COLOUR_FEATURES, FIRST_UNITS) + TOGETHER

ACTIVATIONS = record_dtype(
    [
        ("inputs", "i4", MOST_INPUTS),  # those of a layer that are not 0
        ("sizes", "f4", MOST_INPUTS),  # of the same
        ("first", "f4", COLOUR_UNITS + FIRST_UNITS),
        ("colour", "f4", COLOUR_UNITS),
        ("pooled", "f4", COLOUR_UNITS),
        ("second", "f4", SECOND_UNITS),
        ("last", "f4", 2 * MAX_PLAYERS),
    ]
)


class Activations(Protocol):
    """The outputs of the layers: an element of an array of ACTIVATIONS."""

    inputs: NDArray[np.int32]
    sizes: NDArray[np.float32]
    first: NDArray[np.float32]
    colour: NDArray[np.float32]
    pooled: NDArray[np.float32]
    second: NDArray[np.float32]
    last: NDArray[np.float32]


PLAYERS_BEGIN = TABLE_FEATURES
ROWS_BEGIN = PLAYERS_BEGIN + MAX_PLAYERS * PLAYER_FEATURES
NOTHING = np.float32(0)

# Seats' values, as in `successors.SEAT_VALUES`: shares of the win, then scores in tens, by absolute seat.
Values: TypeAlias = NDArray[np.float32] | NDArray[np.float64]


@compiled
def evaluate(
    state: State, network: Network, features: Features, activations: Activations, values: Values
) -> None:
    """Write the seats' values of a state in phase CHOOSE or OVER; those of absent seats are 0."""
    for number in range(2 * MAX_PLAYERS):
        values[number] = NOTHING
    if state.phase == OVER:
        value_of_end(state, values)
        return
    describe(state, features)
    forward(network, features, activations)
    read_values(state, activations, values)


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
def read_values(state: State, activations: Activations, values: Values) -> None:
    """Turn the last layer's outputs, the player to move first, into values by seat."""
    greatest = activations.last[0]
    for seat in range(state.players):
        greatest = max(greatest, activations.last[seat])
    total = 0.0
    for seat in range(state.players):
        share = exp(float(activations.last[seat] - greatest))
        player = player_of_seat(state, seat)
        values[player] = share
        values[MAX_PLAYERS + player] = activations.last[MAX_PLAYERS + seat]
        total += share
    for player in range(state.players):
        values[player] /= total


@compiled
def forward(network: Network, features: Features, activations: Activations) -> None:
    """Compute all layers. Most features and many units are 0 and cost nothing."""
    first_layer(network, features, activations)
    colour_layer(network, features, activations)
    pool(network, activations)
    second_layer(network, activations)
    last_layer(network, activations)


@compiled
def list_input(number: int, size: np.float32, count: int, activations: Activations) -> int:
    """Add an input to the list unless it is 0; return how many the list then holds."""
    activations.inputs[count] = number
    activations.sizes[count] = size
    return count + int(size != NOTHING)


@compiled
def pad(count: int, activations: Activations) -> int:
    """Add inputs of size 0 to the list until they can be taken TOGETHER; return how many it then holds."""
    while count % TOGETHER:
        activations.inputs[count] = 0
        activations.sizes[count] = NOTHING
        count += 1
    return count


@compiled
def first_layer(network: Network, features: Features, activations: Activations) -> None:
    for to in range(COLOUR_UNITS + FIRST_UNITS):
        activations.first[to] = network.common_bias[to]
    count = 0
    for feature in range(TABLE_FEATURES):
        count = list_input(feature, np.float32(features.table[feature]), count, activations)
    for seat in range(MAX_PLAYERS):
        for feature in range(PLAYER_FEATURES):
            number = PLAYERS_BEGIN + seat * PLAYER_FEATURES + feature
            count = list_input(number, np.float32(features.players[seat, feature]), count, activations)
    for row in range(MAX_ROWS):
        for feature in range(ROW_FEATURES):
            number = ROWS_BEGIN + row * ROW_FEATURES + feature
            count = list_input(number, np.float32(features.rows[row, feature]), count, activations)
    for begin in range(0, pad(count, activations), TOGETHER):
        i, j = activations.inputs[begin], activations.inputs[begin + 1]
        k, m = activations.inputs[begin + 2], activations.inputs[begin + 3]
        a, b = activations.sizes[begin], activations.sizes[begin + 1]
        c, d = activations.sizes[begin + 2], activations.sizes[begin + 3]
        for to in range(COLOUR_UNITS + FIRST_UNITS):
            activations.first[to] += (a * network.common[i, to] + b * network.common[j, to]) + (
                c * network.common[k, to] + d * network.common[m, to]
            )


@compiled
def colour_layer(network: Network, features: Features, activations: Activations) -> None:
    """Sum the outputs of the colours in the game; all start from the common features' output."""
    for unit in range(COLOUR_UNITS):
        activations.pooled[unit] = NOTHING
    for colour in range(COLOURS):
        if features.colours[colour, 0]:
            add_colour(network, features, colour, activations)


@compiled
def add_colour(network: Network, features: Features, colour: int, activations: Activations) -> None:
    for unit in range(COLOUR_UNITS):
        activations.colour[unit] = activations.first[unit]
    count = 0
    for feature in range(COLOUR_FEATURES):
        count = list_input(feature, np.float32(features.colours[colour, feature]), count, activations)
    for begin in range(0, pad(count, activations), TOGETHER):
        i, j = activations.inputs[begin], activations.inputs[begin + 1]
        k, m = activations.inputs[begin + 2], activations.inputs[begin + 3]
        a, b = activations.sizes[begin], activations.sizes[begin + 1]
        c, d = activations.sizes[begin + 2], activations.sizes[begin + 3]
        for to in range(COLOUR_UNITS):
            activations.colour[to] += (a * network.colour[i, to] + b * network.colour[j, to]) + (
                c * network.colour[k, to] + d * network.colour[m, to]
            )
    for unit in range(COLOUR_UNITS):
        activations.pooled[unit] += max(activations.colour[unit], NOTHING)


@compiled
def pool(network: Network, activations: Activations) -> None:
    """Add the colours' summed output to the first layer."""
    count = 0
    for unit in range(COLOUR_UNITS):
        count = list_input(unit, activations.pooled[unit], count, activations)
    for begin in range(0, pad(count, activations), TOGETHER):
        i, j = activations.inputs[begin], activations.inputs[begin + 1]
        k, m = activations.inputs[begin + 2], activations.inputs[begin + 3]
        a, b = activations.sizes[begin], activations.sizes[begin + 1]
        c, d = activations.sizes[begin + 2], activations.sizes[begin + 3]
        for to in range(FIRST_UNITS):
            activations.first[COLOUR_UNITS + to] += (
                a * network.pooled[i, to] + b * network.pooled[j, to]
            ) + (c * network.pooled[k, to] + d * network.pooled[m, to])


@compiled
def second_layer(network: Network, activations: Activations) -> None:
    for to in range(SECOND_UNITS):
        activations.second[to] = network.second_bias[to]
    count = 0
    for unit in range(FIRST_UNITS):
        active = max(activations.first[COLOUR_UNITS + unit], NOTHING)
        count = list_input(unit, active, count, activations)
    for begin in range(0, pad(count, activations), TOGETHER):
        i, j = activations.inputs[begin], activations.inputs[begin + 1]
        k, m = activations.inputs[begin + 2], activations.inputs[begin + 3]
        a, b = activations.sizes[begin], activations.sizes[begin + 1]
        c, d = activations.sizes[begin + 2], activations.sizes[begin + 3]
        for to in range(SECOND_UNITS):
            activations.second[to] += (a * network.second[i, to] + b * network.second[j, to]) + (
                c * network.second[k, to] + d * network.second[m, to]
            )


@compiled
def last_layer(network: Network, activations: Activations) -> None:
    for to in range(2 * MAX_PLAYERS):
        activations.last[to] = network.last_bias[to]
    for unit in range(SECOND_UNITS):
        active = activations.second[unit]
        if active > NOTHING:
            for to in range(2 * MAX_PLAYERS):
                activations.last[to] += active * network.last[unit, to]


def new_buffers() -> tuple[NDArray[np.void], NDArray[np.void]]:
    """Arrays for the features and activations that `evaluate` writes."""
    return np.zeros(1, FEATURES), np.zeros(1, ACTIVATIONS)
