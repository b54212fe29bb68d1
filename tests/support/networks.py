"""Random value networks, and what one makes of a position."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.features import FEATURES, SIZE, describe
from coloretto.bots.network import NETWORK, Networks, evaluate, new_buffers
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules import Phase, Position


def features_of(position: Position) -> NDArray[np.void]:
    """In an array of one, which held other features before."""
    features = np.full(SIZE, 99, np.int8).view(FEATURES)
    describe(position.state[0], features[0])
    return features


def values_of(position: Position, networks: Networks) -> NDArray[np.float32]:
    """The seats' shares and scores in tens."""
    (view,), (activations,) = new_buffers()
    values = np.full(SEAT_VALUES, 99, np.float32)
    evaluate(position.state[0], networks[0], view, activations, values)
    return values


@cache
def network_by_lot(seed: int = 1) -> Networks:
    """Weights such that about half of all units are active and no value is extreme."""
    rng = np.random.default_rng(seed)
    networks: NDArray[np.void] = np.zeros(1, NETWORK)
    for name in NETWORK.names or ():
        shape = NETWORK[name].shape
        networks[name][0] = rng.normal(0, 0.3 / shape[0] ** 0.5, shape)
    return networks


def decisions(positions: list[Position]) -> list[Position]:
    """The positions that a network evaluates: a player may draw or take a row."""
    return [position for position in positions if position.phase == Phase.CHOOSE]
