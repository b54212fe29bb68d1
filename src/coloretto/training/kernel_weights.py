"""A network's weights as the kernel for GPUs reads them: see `network_kernel.cu`.

They are laid out in the order in which a warp multiplies them, 16 inputs by 16 units at a time, and for each
of its lanes in the order in which the GPU's matrix units take them.
"""

from dataclasses import dataclass

import torch
from torch.nn import functional

from coloretto.bots.network import COLOUR_UNITS, FIRST_UNITS, SECOND_UNITS
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules.constants import COLOURS, MAX_PLAYERS
from coloretto.training.byte_weights import Parameters
from coloretto.training.learner import widened
from coloretto.training.wide_features import COLOUR_WIDTH, COMMON_WIDTH, WIDTH

TILE = 16
"""Positions, inputs or units that matrix units multiply at a time."""
LANES = 32
"""Threads of a warp."""
OUTPUTS = TILE
"""The seats' values, and outputs without use."""

NOT_IN_THE_GAME = 512.0
"""What keeps the units of a colour that is not in the game at 0; far more than they could add up to."""

SIZES = {
    "STEPS_OF_COMMON": COMMON_WIDTH // TILE,
    "STEPS_OF_COLOUR": COLOUR_WIDTH // TILE,
    "COLOURS": COLOURS,
    "PAIRS_OF_COLOUR": COLOUR_UNITS // TILE,
    "PAIRS_OF_FIRST": FIRST_UNITS // TILE,
    "PAIRS_OF_SECOND": SECOND_UNITS // TILE,
    "WIDTH": WIDTH,
    "COMMON_WIDTH": COMMON_WIDTH,
    "COLOUR_WIDTH": COLOUR_WIDTH,
    "SEATS": MAX_PLAYERS,
    "OUTPUTS": OUTPUTS,
}
"""What the kernel calls the sizes of the network and of its features."""


@dataclass
class KernelWeights:
    """A network's weights as the kernel reads them, and what sums begin with."""

    weights: torch.Tensor
    biases: torch.Tensor

    @classmethod
    def of(cls, network: Parameters) -> "KernelWeights":
        """Of a network for features as they are.

        The first feature of a colour is 1 if it is in the game, and all are 0 if it is not. So in place of
        its weight, which becomes a part of the bias, it can lift units that are far below 0 without it.
        """
        weights = widened(network)
        colour, first_bias = weights["colour"].clone(), weights["common_bias"].clone()
        first_bias[:COLOUR_UNITS] += colour[0] - NOT_IN_THE_GAME
        colour[0] = NOT_IN_THE_GAME
        unused = OUTPUTS - SEAT_VALUES
        common = tiles(weights["common"], features_of_lanes(COMMON_WIDTH))
        pool = [common[:, : COLOUR_UNITS // TILE], tiles(colour, features_of_lanes(COLOUR_WIDTH))]
        first = [common[:, COLOUR_UNITS // TILE :], tiles(weights["pooled"], units_of_lanes(COLOUR_UNITS))]
        second = tiles(weights["second"], units_of_lanes(FIRST_UNITS))
        last = tiles(functional.pad(weights["last"], (0, unused)), units_of_lanes(SECOND_UNITS))
        parts = [
            torch.cat(pool).transpose(0, 1).flatten(),
            torch.cat([torch.cat(first).transpose(0, 1), second], 1).flatten(),
            last.flatten(),
        ]
        biases = [first_bias, weights["second_bias"], functional.pad(weights["last_bias"], (0, unused))]
        return cls(torch.cat(parts).half(), torch.cat(biases).float())


def features_of_lanes(features: int) -> torch.Tensor:
    """Steps x 4 quarters x 4: the features that the lanes of each quarter multiply in each step.

    A quarter reads a part of the features as they follow each other, 4 of them for each step.
    """
    return torch.arange(features).view(4, features // TILE, 4).transpose(0, 1)


def units_of_lanes(units: int) -> torch.Tensor:
    """The same for units, of which a quarter's lanes have 2 in each half of a TILE."""
    return torch.arange(units).view(units // TILE, 2, 4, 2).transpose(1, 2).reshape(-1, 4, 4)


def tiles(matrix: torch.Tensor, inputs: torch.Tensor) -> torch.Tensor:
    """Steps x tiles of units x what the lanes of a warp need: 4 inputs by 2 units each."""
    steps, columns = len(inputs), matrix.shape[1] // TILE
    chosen = matrix[inputs.to(matrix.device)].view(steps, 4, 4, columns, 2, 8)
    return chosen.permute(0, 3, 5, 1, 4, 2).reshape(steps, columns, LANES * 8)
