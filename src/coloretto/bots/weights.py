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
from coloretto.rules import ColorettoError

SHIPPED = "network.npz"

UNREADABLE = (ValueError, TypeError, EOFError, NotImplementedError, RuntimeError, BadZipFile, zlib.error)
"""What NumPy and `zipfile` say of files that are no archive of arrays, or a damaged one."""


class NetworkError(ColorettoError):
    """A file that holds no network of this shape."""


@cache
def shipped_network() -> Networks:
    """In an array of one, not to be changed: every bot has the same."""
    return load_network()


def save_network(networks: Networks, path: Path) -> None:
    weights: dict[str, Any] = {name: networks[name][0].astype(np.float16) for name in NETWORK.names or ()}
    with path.open("wb") as file:  # NumPy would add an ending to a path without one
        np.savez_compressed(file, version=np.array(features.VERSION), **weights)


def load_network(path: Path | None = None) -> Networks:
    """The network of a file, in an array of one; the shipped one if none is named."""
    source: Any = path or files("coloretto.bots") / SHIPPED
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
