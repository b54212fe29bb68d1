"""The kernel for GPUs reads weights in its own order: followed here step by step, it computes the network.

The kernel itself needs a GPU: `bench/self_play.py` runs it.
"""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
import torch

import coloretto.training
from coloretto.bots.features import COLOUR_FEATURES, COMMON
from coloretto.bots.network import COLOUR_UNITS, FIRST_UNITS, NETWORK, SECOND_UNITS
from coloretto.bots.network_files import shipped_network
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules import PRINTED
from coloretto.rules.constants import COLOURS
from coloretto.sim import NoGpuError
from coloretto.training.byte_weights import Parameters
from coloretto.training.cpu_games import CpuGames
from coloretto.training.kernel_weights import LANES, OUTPUTS, SIZES, TILE, KernelWeights
from coloretto.training.learner import forward, parts_of, widened
from coloretto.training.samples import PLAYED
from coloretto.training.wide_features import COLOUR_WIDTH, COMMON_WIDTH

SOURCE = Path(coloretto.training.__file__).with_name("network_kernel.cu").read_text()
COMMON_STEPS, COLOUR_STEPS = SIZES["STEPS_OF_COMMON"], SIZES["STEPS_OF_COLOUR"]
COLOUR_PAIRS, FIRST_PAIRS, SECOND_PAIRS = (
    SIZES[f"PAIRS_OF_{layer}"] for layer in ("COLOUR", "FIRST", "SECOND")
)
HALF_PRECISION = 0.02  # of an output: more than rounding does, much less than a weight in a wrong place


class Reader:
    """The weights as the kernel reads them: one part after the other, never back."""

    def __init__(self, weights: torch.Tensor) -> None:
        self.tiles = weights.float().view(-1, LANES * 8)
        self.begin = 0

    def next(self, count: int) -> torch.Tensor:
        self.begin += count
        return self.tiles[self.begin - count : self.begin]


def products(inputs: torch.Tensor, tiles: torch.Tensor) -> torch.Tensor:
    """Positions x 16 sums of a pair of columns; PTX's mma.m16n8k16 says which lane has which.

    Lane 4 * unit + quarter has 4 inputs' weights for a unit of either column. Inputs: positions x steps x
    quarters x 4.
    """
    by_lane = tiles.view(len(tiles), 8, 4, 2, 4)  # steps x units x quarters x columns x inputs
    return torch.einsum("psqi,suqci->pcu", inputs, by_lane).flatten(1)


def features_read(features: torch.Tensor, steps: int) -> torch.Tensor:
    """A quarter's lanes read a part of the features, 4 for each step."""
    return features.float().view(len(features), 4, steps, 4).transpose(1, 2)


def units_kept(units: torch.Tensor) -> torch.Tensor:
    """A quarter's lanes have the sums of 2 units next to each other, in either column."""
    return units.half().float().view(len(units), -1, 2, 4, 2).transpose(2, 3).flatten(3)


def as_the_kernel_does(weights: KernelWeights, features: torch.Tensor) -> torch.Tensor:
    reader, biases = Reader(weights.weights), weights.biases.split(TILE)
    common, colours = parts_of(features)
    seen = features_read(common, COMMON_STEPS)
    cards = [features_read(colours[:, colour], COLOUR_STEPS) for colour in range(COLOURS)]
    pooled = []
    for pair in range(COLOUR_PAIRS):
        before = biases[pair] + products(seen, reader.next(COMMON_STEPS))
        tiles = reader.next(COLOUR_STEPS)
        pooled.append(sum((before + products(each, tiles)).relu() for each in cards))
    pool = units_kept(torch.cat([torch.as_tensor(units) for units in pooled], 1))
    second = torch.cat(biases[COLOUR_PAIRS + FIRST_PAIRS : -1]).expand(len(features), -1).clone()
    for pair in range(FIRST_PAIRS):
        sums = biases[COLOUR_PAIRS + pair] + products(seen, reader.next(COMMON_STEPS))
        units = units_kept((sums + products(pool, reader.next(COLOUR_PAIRS))).relu())
        second += torch.cat([products(units, tiles[None]) for tiles in reader.next(SECOND_PAIRS)], 1)
    put_out = biases[-1] + products(units_kept(second.relu()), reader.next(SECOND_PAIRS))
    assert reader.begin == len(reader.tiles)
    return put_out


def network(name: str) -> Parameters:
    shipped = shipped_network(PRINTED[name])
    return {layer: torch.from_numpy(shipped[layer][0].copy()) for layer in NETWORK.names or ()}


@pytest.mark.parametrize("name", PRINTED)
def test_the_kernels_order_of_weights_gives_the_networks_outputs(name: str) -> None:
    weights = network(name)
    played = CpuGames([PRINTED[name]], seed=3, threads=1).play(
        [weights], torch.zeros((2, 5), dtype=torch.int8).numpy(), first_game=0
    )
    features = played.features[played.turns[..., PLAYED].bool()]
    found = as_the_kernel_does(KernelWeights.of(weights), features)
    expected = forward(widened(weights), features)
    torch.testing.assert_close(found[:, :SEAT_VALUES], expected, rtol=HALF_PRECISION, atol=HALF_PRECISION)
    assert (found[:, SEAT_VALUES:] == 0).all()


def test_layers_are_whole_pairs_of_columns() -> None:
    for units, pairs in (
        (COLOUR_UNITS, COLOUR_PAIRS),
        (FIRST_UNITS, FIRST_PAIRS),
        (SECOND_UNITS, SECOND_PAIRS),
    ):
        assert units == TILE * pairs
    assert COMMON <= COMMON_WIDTH == TILE * COMMON_STEPS
    assert COLOUR_FEATURES <= COLOUR_WIDTH == TILE * COLOUR_STEPS
    assert SEAT_VALUES <= OUTPUTS


def test_the_kernel_is_told_each_size_and_defines_none_of_them() -> None:
    defined = set(re.findall(r"#define (\w+)", SOURCE))
    assert not defined & SIZES.keys()
    for name in SIZES:
        assert re.search(rf"\b{name}\b", SOURCE), name


@pytest.mark.skipif(find_spec("cuda") is not None, reason="cuda.bindings is installed here")
def test_without_cuda_the_error_says_what_is_missing() -> None:
    with pytest.raises(NoGpuError, match=r"cuda\.bindings and NVRTC.*coloretto\[gpu\]"):
        import_module("coloretto.training.network_kernel")
