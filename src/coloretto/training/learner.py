"""The value network in torch: the one of `bots.network`, with gradients."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from coloretto.bots.features import COLOUR_FEATURES, COMMON
from coloretto.bots.network import COLOUR_UNITS, NETWORK
from coloretto.rules.constants import COLOURS, MAX_PLAYERS
from coloretto.training.samples import Samples, by_seat

Parameters: TypeAlias = dict[str, torch.Tensor]

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
    numbers = features.float()
    common = numbers[:, :COMMON].std(0)
    colours = numbers[:, COMMON:].reshape(-1, COLOUR_FEATURES).std(0)
    return 1 / torch.cat([common, colours]).clamp(min=LEAST_DEVIATION)


def forward(parameters: Parameters, scale: torch.Tensor, features: torch.Tensor) -> torch.Tensor:
    """Samples x (logits of shares, then scores in tens), the player to move first."""
    numbers = features.to(scale.dtype)
    common = numbers[:, :COMMON] * scale[:COMMON]
    colours = numbers[:, COMMON:].view(-1, COLOURS, COLOUR_FEATURES)
    in_game = colours[:, :, :1]
    first = torch.addmm(parameters["common_bias"], common, parameters["common"])
    each = (colours * scale[COMMON:]) @ parameters["colour"] + first[:, None, :COLOUR_UNITS]
    pooled = (functional.relu(each) * in_game).sum(1)
    hidden = functional.relu(torch.addmm(first[:, COLOUR_UNITS:], pooled, parameters["pooled"]))
    hidden = functional.relu(torch.addmm(parameters["second_bias"], hidden, parameters["second"]))
    return torch.addmm(parameters["last_bias"], hidden, parameters["last"])


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
    shares = shares.clamp(0, 1) * there
    wrong = -(shares * functional.log_softmax(logits(put_out, players), 1)).sum(1).mean()
    entropy = torch.special.entr(shares).sum(1).mean()
    errors = functional.smooth_l1_loss(put_out[:, MAX_PLAYERS:].float(), scores, reduction="none")
    return wrong - entropy, score_weight * (errors * there).sum(1).mean()


@dataclass
class Evaluator:
    """A network that only plays: half precision where the device is quick at it."""

    parameters: Parameters
    scale: torch.Tensor

    @classmethod
    def of(cls, parameters: Parameters, scale: torch.Tensor) -> "Evaluator":
        kind = torch.float16 if scale.is_cuda else torch.float32
        return cls({name: tensor.detach().to(kind) for name, tensor in parameters.items()}, scale.to(kind))

    @torch.no_grad()
    def __call__(self, features: torch.Tensor, movers: torch.Tensor) -> torch.Tensor:
        """Leaves x SEAT_VALUES, by seat at the table."""
        players = players_of(features)
        put_out = forward(self.parameters, self.scale, features)
        shares = functional.softmax(logits(put_out, players), 1)
        return by_seat(torch.cat([shares, put_out[:, MAX_PLAYERS:].float()], 1), movers, players)


def exported(parameters: Parameters, scale: torch.Tensor) -> NDArray[np.void]:
    """The network as the bots use it, in an array of one: its first weights take raw features."""
    networks: Any = np.zeros(1, NETWORK)
    for name, tensor in parameters.items():
        weights = tensor.detach().float().cpu()
        if name == "common":
            weights = weights * scale[:COMMON, None].float().cpu()
        if name == "colour":
            weights = weights * scale[COMMON:, None].float().cpu()
        networks[name][0] = weights.numpy()
    return networks  # type: ignore[no-any-return]
