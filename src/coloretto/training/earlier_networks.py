"""Networks in files as the learner begins with them or is measured against them.

Their layers may be smaller than today's.
"""

from pathlib import Path

import torch

from coloretto.bots.features import COMMON
from coloretto.bots.network import NETWORK
from coloretto.bots.network_files import fitting_weights_of, load_earlier_network, read_arrays
from coloretto.training.byte_weights import Parameters


def earlier_network(path: Path, device: str) -> Parameters:
    """For features as they are."""
    network = load_earlier_network(path)
    return {name: torch.from_numpy(network[name][0]).to(device) for name in NETWORK.names or ()}


def read_weights(path: Path, device: str) -> Parameters:
    """The weights of a file, for unscaled features."""
    arrays = read_arrays(path)
    return {
        name: torch.from_numpy(fitting_weights_of(arrays, name, path)).to(device)
        for name in NETWORK.names or ()
    }


def grown(smaller: Parameters, larger: Parameters, scale: torch.Tensor) -> Parameters:
    """Parameters of the larger network that compute what the smaller one, of unscaled features, does.

    Its additional units are as in `larger`, but nothing depends on them yet.
    """
    colours, units = smaller["colour"].shape[1], larger["colour"].shape[1]
    weights = {name: tensor.detach().clone() for name, tensor in larger.items()}
    common, bias = smaller["common"] / scale[:COMMON, None], smaller["common_bias"]
    first = common.shape[1] - colours
    for name, source in (("common", common), ("common_bias", bias)):
        weights[name][..., :colours] = source[..., :colours]
        weights[name][..., units : units + first] = source[..., colours:]
    weights["colour"][:, :colours] = smaller["colour"] / scale[COMMON:, None]
    for name in ("pooled", "second", "last"):
        inputs, outputs = smaller[name].shape
        weights[name][inputs:] = 0
        weights[name][:inputs, :outputs] = smaller[name]
    for name in ("second_bias", "last_bias"):
        weights[name][: len(smaller[name])] = smaller[name]
    return weights
