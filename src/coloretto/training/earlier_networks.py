"""Networks in files as the learner begins with them or is measured against them.

Their layers may be smaller than today's.
"""

from pathlib import Path
from typing import Any

import torch
from numpy.typing import NDArray

from coloretto.bots.features import COLOUR_FEATURES, COMMON
from coloretto.bots.network import NETWORK, Weights
from coloretto.bots.network_files import NetworkError, read_arrays, weights_of
from coloretto.training.byte_weights import Parameters
from coloretto.training.learner import Evaluator


def earlier_network(path: Path, device: str) -> Evaluator:
    weights = read_weights(path, device)
    larger = {name: torch.zeros(NETWORK[name].shape, device=device) for name in weights}
    scale = torch.ones(COMMON + COLOUR_FEATURES, device=device)
    return Evaluator.of(grown(weights, larger, scale))


def read_weights(path: Path, device: str) -> Parameters:
    """The weights of a file, for unscaled features."""
    arrays = read_arrays(path)
    return {name: torch.from_numpy(_fitting(arrays, name, path)).to(device) for name in NETWORK.names or ()}


def _fitting(arrays: dict[str, NDArray[Any]], name: str, path: Path) -> Weights:
    weights, most = weights_of(arrays, name, path), NETWORK[name].shape
    if weights.ndim != len(most) or any(
        here > there for here, there in zip(weights.shape, most, strict=True)
    ):
        raise NetworkError(f"{path}: {name} is {weights.shape}: it must fit into {most}")
    return weights


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
