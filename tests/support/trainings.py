"""Random networks, and trainings of a few seconds."""

from pathlib import Path

import torch

from coloretto.bots.features import COLOUR_FEATURES, COMMON
from coloretto.rules import parse_rule_set
from coloretto.training.__main__ import main
from coloretto.training.args import Args
from coloretto.training.byte_weights import Parameters
from coloretto.training.learner import new_parameters, unscaled

torch.set_num_threads(1)  # several waste time waiting for each other beside other tests

RULES = ("golden-2-violet", "classic-3-brown")
RULE_SETS = [parse_rule_set(name) for name in RULES]

TINY = Args(device="cpu", rules=RULES, games=24, batch=256, evaluation_games=16, threads=1)
"""Generations of less than a second, also beside other tests."""


def train(folder: Path, *options: str) -> int:
    """Call the command with the options of a tiny training, and others."""
    tiny = [
        *(
            "--device",
            TINY.device,
            "--rules",
            *TINY.rules,
            "--games",
            str(TINY.games),
            "--batch",
            str(TINY.batch),
        ),
        *("--evaluation-games", str(TINY.evaluation_games), "--threads", str(TINY.threads)),
    ]
    return main([*tiny, "--folder", str(folder), *options])


def a_network(seed: int = 1) -> Parameters:
    """Random weights, and a different scale for every feature."""
    generator = torch.Generator().manual_seed(seed)
    parameters = {
        name: weights + 0.1 * torch.randn(weights.shape, generator=generator)
        for name, weights in new_parameters("cpu", seed).items()
    }
    return unscaled(parameters, a_scale())


def a_scale() -> torch.Tensor:
    """A different one for every feature."""
    generator = torch.Generator().manual_seed(1)
    return 0.01 + 0.1 * torch.rand(COMMON + COLOUR_FEATURES, generator=generator)
