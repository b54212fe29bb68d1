"""Networks in files: each layer's weights by name.

A weight of a large layer is stored in a byte: a whole number from -127 to 127, times a factor of its input
and one of its unit.
"""

import zlib
from functools import cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from coloretto.bots import features
from coloretto.bots.network import NETWORK, Networks, Weights
from coloretto.rules import ColorettoError, RuleSet

TWO_PLAYERS, RISING, FALLING = "two-players", "rising", "falling"
"""The shipped networks: for two players; for three or more with a scoring table by which more cards never pay
less; and with one by which they may."""
SHIPPED = (TWO_PLAYERS, RISING, FALLING)

BYTE_LAYERS = ("common", "pooled", "second")
"""The layers with most of the weights."""
COLOURS_FIRST = ("common", "common_bias")
"""Those whose units are the colours' and then the first layer's."""
INPUTS, UNITS = "inputs", "units"
"""A layer's factors have these words behind its name."""
STEPS = 127
LEAST_FACTOR = 1e-8
"""For inputs and units whose weights are all zero."""

FINGERPRINT_DIGITS = 12

UNREADABLE = (ValueError, TypeError, EOFError, NotImplementedError, RuntimeError, BadZipFile, zlib.error)
"""What NumPy and `zipfile` say of files that are not an archive of arrays, or a damaged one."""


class NetworkError(ColorettoError):
    """A file that holds no network of this shape."""


def shipped_network(rule_set: RuleSet) -> Networks:
    """The one that has learned such games, in an array of one, not to be changed: every bot has the same."""
    return _shipped(network_name(rule_set))


def network_name(rule_set: RuleSet) -> str:
    if rule_set.players == 2:
        return TWO_PLAYERS
    return FALLING if rule_set.table.falls else RISING


@cache
def _shipped(name: str) -> Networks:
    return _network_of(files("coloretto.bots") / f"{name}.npz")


def fingerprint(networks: Networks) -> str:
    """A name that no other network has."""
    return sha256(networks.tobytes()).hexdigest()[:FINGERPRINT_DIGITS]


def shipped_fingerprints() -> dict[str, str]:
    """Those of the shipped networks, by their names."""
    return {name: fingerprint(_shipped(name)) for name in SHIPPED}


def save_network(networks: Networks, path: Path) -> None:
    """Save a network, whose large layers are rounded to what bytes can store."""
    arrays: dict[str, Any] = {}
    for name in NETWORK.names or ():
        weights = networks[name][0]
        arrays |= _in_bytes(name, weights) if name in BYTE_LAYERS else {name: weights}
    with path.open("wb") as file:  # NumPy would add an ending to a path without one
        np.savez_compressed(file, version=np.array(features.VERSION), **arrays)


def _in_bytes(name: str, weights: Weights) -> dict[str, NDArray[Any]]:
    """A layer with inputs x units. Inputs of any size, such as raw features, keep their precision."""
    sizes = np.abs(weights)
    inputs = np.maximum(sizes.max(1), LEAST_FACTOR).astype(np.float32)
    units = np.maximum((sizes / inputs[:, None]).max(0), LEAST_FACTOR).astype(np.float32) / np.float32(STEPS)
    steps = np.rint(weights / (inputs[:, None] * units)).astype(np.int8)
    return {name: steps, f"{name}_{INPUTS}": inputs, f"{name}_{UNITS}": units}


def load_network(path: Path) -> Networks:
    """The network of a file, in an array of one."""
    return _network_of(path)


def load_earlier_network(path: Path) -> Networks:
    """A network whose layers may be smaller than today's: the units that it lacks do nothing."""
    arrays = read_arrays(path)
    weights = {name: fitting_weights_of(arrays, name, path) for name in NETWORK.names or ()}
    networks: NDArray[np.void] = np.zeros(1, NETWORK)
    units, today = weights["colour"].shape[1], NETWORK["colour"].shape[1]
    for name, smaller in weights.items():
        larger = networks[name][0]
        if name in COLOURS_FIRST:
            first = smaller[..., units:]
            larger[..., :units] = smaller[..., :units]
            larger[..., today : today + first.shape[-1]] = first
        else:
            larger[tuple(slice(size) for size in smaller.shape)] = smaller
    return networks


def fitting_weights_of(arrays: dict[str, NDArray[Any]], name: str, source: object) -> Weights:
    """The weights of a layer that is no larger than today's."""
    weights, most = weights_of(arrays, name, source), NETWORK[name].shape
    if weights.ndim != len(most) or any(
        here > there for here, there in zip(weights.shape, most, strict=True)
    ):
        raise NetworkError(f"{source}: {name} is {weights.shape}: it must fit into {most}")
    return weights


def _network_of(source: Any) -> Networks:  # noqa: ANN401 - a path or a resource, which share no type
    arrays = read_arrays(source)
    networks: NDArray[np.void] = np.zeros(1, NETWORK)
    for name in NETWORK.names or ():
        weights = weights_of(arrays, name, source)
        if weights.shape != NETWORK[name].shape:
            raise NetworkError(f"{source}: {name} is {weights.shape}, not {NETWORK[name].shape}")
        networks[name][0] = weights
    return networks


def read_arrays(source: Any) -> dict[str, NDArray[Any]]:  # noqa: ANN401 - a path or a resource, which share no type
    """All arrays of a network's file by name, of any shape; a file that cannot be read is an OSError."""
    content = BytesIO(source.read_bytes())
    try:
        with np.load(content) as arrays:
            found = {name: array for name, array in arrays.items() if isinstance(array, np.ndarray)}
    except UNREADABLE as error:
        raise NetworkError(f"{source}: not a network file, as `save_network` writes it") from error
    if not np.array_equal(found.get("version", 0), features.VERSION):
        raise NetworkError(f"{source}: not a network for features of version {features.VERSION}")
    return found


def weights_of(arrays: dict[str, NDArray[Any]], name: str, source: object) -> Weights:
    """The weights of a layer; earlier files have fractions where later ones have bytes and factors."""
    stored = arrays.get(name)
    if stored is None:
        raise NetworkError(f"{source}: {name} is missing")
    if stored.dtype != np.int8:
        return _fractions(stored, name, source)
    inputs, units = (_factors(arrays, name, side, source) for side in (INPUTS, UNITS))
    if stored.shape != (inputs.size, units.size):
        raise NetworkError(f"{source}: {name} is {stored.shape}, not {(inputs.size, units.size)}")
    return restored(stored, inputs, units)


def restored(steps: NDArray[np.int8], inputs: Weights, units: Weights) -> Weights:
    """The weights that bytes and factors stand for, as `coloretto.wasm.quantised` computes them."""
    weights: Weights = steps.astype(np.float32) * inputs[:, None] * units
    return weights


def _factors(arrays: dict[str, NDArray[Any]], name: str, side: str, source: object) -> Weights:
    factors = arrays.get(f"{name}_{side}")
    if factors is None:
        raise NetworkError(f"{source}: {name}_{side} is missing")
    return _fractions(factors.reshape(-1), f"{name}_{side}", source)


def _fractions(array: NDArray[Any], name: str, source: object) -> Weights:
    if array.dtype.kind != "f" or not np.isfinite(array).all():
        raise NetworkError(f"{source}: {name} must hold only finite fractions")
    return array.astype(np.float32)
