"""Networks in files: each layer's weights by name, in half precision."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coloretto.bots import features
from coloretto.bots.network import NETWORK, Networks
from coloretto.rules import ColorettoError

SHIPPED = "network.npz"


class NetworkError(ColorettoError):
    """A file that holds no network of this shape."""


@cache
def shipped_network() -> Networks:
    """In an array of one, not to be changed: every bot has the same."""
    return load_network()


def save_network(networks: Networks, path: Path) -> None:
    weights: dict[str, Any] = {name: networks[name][0].astype(np.float16) for name in NETWORK.names or ()}
    np.savez_compressed(path, version=np.array(features.VERSION), **weights)


def load_network(path: Path | None = None) -> Networks:
    """The network of a file, in an array of one; the shipped one if none is named."""
    source: Any = path or files("coloretto.bots") / SHIPPED
    networks: NDArray[np.void] = np.zeros(1, NETWORK)
    with source.open("rb") as file, np.load(file) as weights:
        if weights.get("version") != features.VERSION:
            raise NetworkError(f"{source}: no network for features of version {features.VERSION}")
        for name in NETWORK.names or ():
            if weights[name].shape != NETWORK[name].shape:
                raise NetworkError(f"{source}: {name} is {weights[name].shape}, not {NETWORK[name].shape}")
            networks[name][0] = weights[name]
    return networks
