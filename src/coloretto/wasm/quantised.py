"""Networks as browsers load them: the arrays of their files one after another, most weights in bytes."""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.network import NETWORK, Network, Weights
from coloretto.bots.network_files import BYTE_LAYERS, INPUTS, UNITS
from coloretto.rules.compiled import compiled, record_dtype


def _fields(name: str) -> list[tuple[str, str, Any]]:
    shape = NETWORK[name].shape
    if name not in BYTE_LAYERS:
        return [(name, "f4", shape)]
    return [(name, "i1", shape), (f"{name}_{INPUTS}", "f4", shape[0]), (f"{name}_{UNITS}", "f4", shape[1])]


QUANTISED = record_dtype([field for name in NETWORK.names or () for field in _fields(name)])


class Quantised(Protocol):
    """An element of an array of QUANTISED."""

    common: NDArray[np.int8]
    common_inputs: Weights
    common_units: Weights
    common_bias: Weights
    colour: Weights
    pooled: NDArray[np.int8]
    pooled_inputs: Weights
    pooled_units: Weights
    second: NDArray[np.int8]
    second_inputs: Weights
    second_units: Weights
    second_bias: Weights
    last: Weights
    last_bias: Weights


@compiled
def restore(quantised: Quantised, network: Network) -> None:
    """Write the weights that the bytes and factors stand for, as `load_network` does."""
    restore_layer(quantised.common, quantised.common_inputs, quantised.common_units, network.common)
    restore_layer(quantised.pooled, quantised.pooled_inputs, quantised.pooled_units, network.pooled)
    restore_layer(quantised.second, quantised.second_inputs, quantised.second_units, network.second)
    copy_layer(quantised.colour, network.colour)
    copy_layer(quantised.last, network.last)
    copy_biases(quantised.common_bias, network.common_bias)
    copy_biases(quantised.second_bias, network.second_bias)
    copy_biases(quantised.last_bias, network.last_bias)


@compiled
def restore_layer(steps: NDArray[np.int8], inputs: Weights, units: Weights, weights: Weights) -> None:
    for number in range(inputs.size):
        for unit in range(units.size):
            weights[number, unit] = np.float32(steps[number, unit]) * inputs[number] * units[unit]


@compiled
def copy_layer(source: Weights, weights: Weights) -> None:
    for number in range(source.shape[0]):
        copy_biases(source[number], weights[number])


@compiled
def copy_biases(source: Weights, biases: Weights) -> None:
    for unit in range(source.size):
        biases[unit] = source[unit]
