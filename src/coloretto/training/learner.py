"""The value network in torch: the one of `bots.network`, with gradients."""

from collections.abc import Callable
from functools import cache
from math import sqrt

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from coloretto.bots.features import COLOUR_FEATURES, COMMON
from coloretto.bots.network import NETWORK
from coloretto.rules.constants import COLOURS, MAX_PLAYERS
from coloretto.training.byte_weights import Parameters, with_byte_weights
from coloretto.training.samples import Samples, by_seat
from coloretto.training.wide_features import COLOUR_WIDTH, COMMON_WIDTH

LEAST_DEVIATION = 0.3
"""A feature that hardly varies is not blown up more than this says."""

NO_SEAT = -1e4
"""The logit of a seat that is not at the table."""


def new_parameters(device: str, seed: int) -> Parameters:
    generator = torch.Generator().manual_seed(seed)
    parameters = {}
    for name in NETWORK.names or ():
        shape = NETWORK[name].shape
        deviation = 0.0 if name.endswith("bias") else sqrt(2 / shape[0])
        if name == "last":
            deviation *= 0.1
        parameters[name] = (torch.randn(shape, generator=generator) * deviation).to(device)
    return parameters


def copied(parameters: Parameters) -> Parameters:
    return {name: tensor.detach().clone() for name, tensor in parameters.items()}


def feature_scale(features: torch.Tensor) -> torch.Tensor:
    """What makes features comparable in size; all colours have the same."""
    common, colours = parts_of(features.float())
    deviations = common[:, :COMMON].std(0), colours.reshape(-1, COLOUR_WIDTH)[:, :COLOUR_FEATURES].std(0)
    return 1 / torch.cat(deviations).clamp(min=LEAST_DEVIATION)


def parts_of(features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The common features and those of each colour, with the bytes that mean nothing."""
    return features[:, :COMMON_WIDTH], features[:, COMMON_WIDTH:].view(-1, COLOURS, COLOUR_WIDTH)


def unscaled(parameters: Parameters, scale: torch.Tensor) -> Parameters:
    """The same network for features as they are."""
    return {
        **parameters,
        "common": parameters["common"] * scale[:COMMON, None],
        "colour": parameters["colour"] * scale[COMMON:, None],
    }


def widened(weights: Parameters) -> Parameters:
    """The same network with weights of zero for the features' bytes that mean nothing."""
    return {
        **weights,
        "common": functional.pad(weights["common"], (0, 0, 0, COMMON_WIDTH - COMMON)),
        "colour": functional.pad(weights["colour"], (0, 0, 0, COLOUR_WIDTH - COLOUR_FEATURES)),
    }


def forward(weights: Parameters, features: torch.Tensor) -> torch.Tensor:
    """Samples x (logits of shares, then scores in tens), the player to move first; of `widened` weights."""
    common, colours = parts_of(features.to(weights["common"].dtype))
    colour_units = weights["colour"].shape[1]
    first = torch.addmm(weights["common_bias"], common, weights["common"])
    each = colours.transpose(0, 1) @ weights["colour"] + first[:, :colour_units]
    pooled = (functional.relu(each) * colours[:, :, :1].transpose(0, 1)).sum(0)
    hidden = functional.relu(torch.addmm(first[:, colour_units:], pooled, weights["pooled"]))
    hidden = functional.relu(torch.addmm(weights["second_bias"], hidden, weights["second"]))
    return torch.addmm(weights["last_bias"], hidden, weights["last"])


def players_of(features: torch.Tensor) -> torch.Tensor:
    return 2 + features[:, :4].argmax(1)


def logits(put_out: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    absent = torch.arange(MAX_PLAYERS, device=put_out.device) >= players[:, None]
    return put_out[:, :MAX_PLAYERS].float().masked_fill(absent, NO_SEAT)


def loss_of(
    put_out: torch.Tensor, samples: Samples, score_weight: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """How wrong the shares are (cross entropy above the target's own), and the scores."""
    players = players_of(samples.features)
    there = (torch.arange(MAX_PLAYERS, device=put_out.device) < players[:, None]).float()
    shares, scores = samples.targets[:, :MAX_PLAYERS], samples.targets[:, MAX_PLAYERS:]
    wrong = -(shares * there * functional.log_softmax(logits(put_out, players), 1)).sum(1).mean()
    entropy = torch.special.entr(shares.clamp(0, 1) * there).sum(1).mean()
    errors = functional.smooth_l1_loss(put_out[:, MAX_PLAYERS:].float(), scores, reduction="none")
    return wrong - entropy, score_weight * (errors * there).sum(1).mean()


def errors_of(
    parameters: Parameters, scale: torch.Tensor, batch: Samples, score_weight: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """What is learned from: how wrong the network's shares and scores are."""
    weights = widened(with_byte_weights(unscaled(parameters, scale)))
    with torch.autocast("cuda", torch.bfloat16, enabled=batch.features.is_cuda):
        put_out = forward(weights, batch.features)
    return loss_of(put_out, batch, score_weight)


@cache
def errors_on(device: torch.device) -> Callable[..., tuple[torch.Tensor, torch.Tensor]]:
    """`errors_of`, compiled for a GPU."""
    return torch.compile(errors_of, dynamic=False) if device.type == "cuda" else errors_of


@torch.no_grad()
def values_of(network: Parameters, features: torch.Tensor, movers: torch.Tensor) -> torch.Tensor:
    """Positions x SEAT_VALUES, by seat at the table, of a network for features as they are."""
    players = players_of(features)
    put_out = forward(widened(network), features)
    shares = functional.softmax(logits(put_out, players), 1)
    return by_seat(torch.cat([shares, put_out[:, MAX_PLAYERS:].float()], 1), movers, players)


def exported(network: Parameters) -> NDArray[np.void]:
    """A network for features as they are, as the bots use it, in an array of one."""
    networks: NDArray[np.void] = np.zeros(1, NETWORK)
    for name, tensor in network.items():
        networks[name][0] = tensor.detach().float().cpu().numpy()
    return networks
