"""Weights that a byte can store, learned as such: rounding a network only afterwards makes it play worse.

A weight is a whole number from -127 to 127 times a factor of its input and one of its unit. Gradients pass
through the rounding as if it were not there.
"""

from typing import TypeAlias

import torch

from coloretto.bots.network_files import BYTE_LAYERS, LEAST_FACTOR, STEPS

Parameters: TypeAlias = dict[str, torch.Tensor]


def with_byte_weights(network: Parameters) -> Parameters:
    """The nearest network that a file can hold."""
    return {**network, **{name: rounded(network[name]) for name in BYTE_LAYERS}}


def rounded(weights: torch.Tensor) -> torch.Tensor:
    """The nearest weights that bytes can store, of a layer with inputs x units."""
    factors = factors_of(weights.detach())
    nearest = (weights.detach() / factors).round() * factors
    return weights + (nearest - weights).detach()


def factors_of(weights: torch.Tensor) -> torch.Tensor:
    """What a step of each weight is worth, as in `save_network`."""
    sizes = weights.abs()
    inputs = sizes.amax(1, keepdim=True).clamp(min=LEAST_FACTOR)
    units = (sizes / inputs).amax(0, keepdim=True).clamp(min=LEAST_FACTOR)
    return inputs * units / STEPS
