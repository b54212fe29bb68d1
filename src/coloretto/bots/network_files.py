"""Networks in files: each layer's weights by name, in half precision."""

import zlib
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from coloretto.bots import features
from coloretto.bots.network import NETWORK, Networks
from coloretto.rules import ColorettoError, ScoringTable

RISING, FALLING = "rising.npz", "falling.npz"
"""The shipped networks: for tables by which more cards pay more, and for those by which they may pay less."""

UNREADABLE = (ValueError, TypeError, EOFError, NotImplementedError, RuntimeError, BadZipFile, zlib.error)
"""What NumPy and `zipfile` say of files that are no archive of arrays, or a damaged one."""


class NetworkError(ColorettoError):
    """A file that holds no network of this shape."""


def shipped_network(table: ScoringTable) -> Networks:
    """The one that has learned such tables, in an array of one, not to be changed: every bot has the same."""
    return _shipped(FALLING if table.falls else RISING)


@cache
def _shipped(name: str) -> Networks:
    return _network_of(files("coloretto.bots") / name)


def save_network(networks: Networks, path: Path) -> None:
    weights: dict[str, Any] = {name: networks[name][0].astype(np.float16) for name in NETWORK.names or ()}
    with path.open("wb") as file:  # NumPy would add an ending to a path without one
        np.savez_compressed(file, version=np.array(features.VERSION), **weights)


def load_network(path: Path) -> Networks:
    """The network of a file, in an array of one."""
    return _network_of(path)


def _network_of(source: Any) -> Networks:  # noqa: ANN401 - a path or a resource, which share no type
    weights = _arrays_in(source)
    if not np.array_equal(weights.get("version", 0), features.VERSION):
        raise NetworkError(f"{source}: no network for features of version {features.VERSION}")
    networks: NDArray[np.void] = np.zeros(1, NETWORK)
    for name in NETWORK.names or ():
        networks[name][0] = _checked(weights.get(name), name, source)
    return networks


def _arrays_in(source: Any) -> dict[str, NDArray[Any]]:  # noqa: ANN401 - a path or a resource, which share no type
    """All arrays of a file by name; a file that cannot be read is an OSError."""
    content = BytesIO(source.read_bytes())
    try:
        with np.load(content) as arrays:
            return {name: array for name, array in arrays.items() if isinstance(array, np.ndarray)}
    except UNREADABLE as error:
        raise NetworkError(f"{source}: no network, which is a file that `save_network` writes") from error


def _checked(weights: NDArray[Any] | None, name: str, source: object) -> NDArray[Any]:
    shape = NETWORK[name].shape
    if weights is None:
        raise NetworkError(f"{source}: {name} is missing")
    if weights.shape != shape:
        raise NetworkError(f"{source}: {name} is {weights.shape}, not {shape}")
    if weights.dtype.kind != "f" or not np.isfinite(weights).all():
        raise NetworkError(f"{source}: {name} holds other things than finite fractions")
    return weights
