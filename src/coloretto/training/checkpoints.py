"""Everything a training run needs to resume, in one file."""

from pathlib import Path
from pickle import UnpicklingError
from typing import Any, TypeAlias

import torch

from coloretto.bots import features
from coloretto.bots.features import COLOUR_FEATURES, COMMON
from coloretto.bots.network import NETWORK
from coloretto.rules import ColorettoError

FILE = "checkpoint.pt"

Checkpoint: TypeAlias = dict[str, Any]

NETWORKS = ("parameters", "average", "best")
FIRST_VERSION = 1  # of features, in checkpoints that do not tell


class CheckpointError(ColorettoError):
    """A checkpoint that is missing, in the way, or of another network."""


def save_checkpoint(checkpoint: Checkpoint, path: Path) -> None:
    """Replace the file atomically: a crash never leaves half a checkpoint."""
    part = path.with_suffix(".part")
    torch.save({"features": features.VERSION, **checkpoint}, part)
    part.replace(path)


def load_checkpoint(path: Path, device: str) -> Checkpoint:
    if not path.exists():
        raise CheckpointError(f"{path}: no checkpoint to resume from; leave out --resume to start a new run")
    try:
        checkpoint: Checkpoint = torch.load(path, map_location=device, weights_only=True)
        check_shape(checkpoint, path)
    except (UnpicklingError, RuntimeError, EOFError, KeyError, TypeError, AttributeError) as error:
        raise CheckpointError(f"{path}: not a checkpoint of a training run, or a damaged one") from error
    return checkpoint


def check_shape(checkpoint: Checkpoint, path: Path) -> None:
    version = checkpoint.get("features", FIRST_VERSION)
    if version != features.VERSION:
        raise CheckpointError(f"{path}: for features of version {version}, not {features.VERSION}")
    for network in NETWORKS:
        for name in NETWORK.names or ():
            found, wanted = tuple(checkpoint[network][name].shape), NETWORK[name].shape
            if found != wanted:
                raise CheckpointError(f"{path}: of another network: {name} is {found}, not {wanted}")
    if checkpoint["scale"].numel() not in (0, COMMON + COLOUR_FEATURES):
        raise CheckpointError(f"{path}: of another network: its features are {checkpoint['scale'].numel()}")


def check_nothing_is_overwritten(path: Path) -> None:
    if path.exists():
        raise CheckpointError(
            f"{path}: the folder has a training run; add --resume to continue it, or name another --folder"
        )
