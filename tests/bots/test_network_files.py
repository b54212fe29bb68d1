"""Whatever was generated with the networks was generated with these."""

import re
from pathlib import Path

import msgspec
import numpy as np
import pytest

from coloretto.analysis import levels
from coloretto.bots.features import VERSION
from coloretto.bots.network import COLOUR_UNITS, NETWORK
from coloretto.bots.network_files import (
    NetworkError,
    fingerprint,
    load_earlier_network,
    load_network,
    save_network,
    shipped_fingerprints,
)
from coloretto.puzzles import shipped_puzzles
from support.local_histories import LocalCase, read_fixture
from support.networks import network_by_lot

DOCS = Path(__file__).parents[2] / "docs"
OUTDATED = "it was generated with other networks: run `make network-files`"


@pytest.mark.parametrize("document", ["insights.md", "league.md", "training.md"])
def test_a_document_carries_the_fingerprints_of_the_shipped_networks(document: str) -> None:
    (line,) = re.findall(r"^Networks: (.*)$", (DOCS / document).read_text(encoding="utf-8"), re.MULTILINE)
    assert dict(name.split(" ") for name in line.split(", ")) == shipped_fingerprints(), OUTDATED


def test_fixtures_carry_the_fingerprints_of_the_shipped_networks() -> None:
    cases = [msgspec.json.decode(line, type=LocalCase) for line in read_fixture()]
    assert all(case.networks == shipped_fingerprints() for case in cases), OUTDATED


def test_puzzles_carry_the_fingerprints_of_the_shipped_networks() -> None:
    assert shipped_puzzles().networks == shipped_fingerprints(), OUTDATED


def test_the_limits_of_levels_carry_the_fingerprints_of_the_shipped_networks() -> None:
    outdated = (
        "they were measured with other networks: run `python bench/levels.py`, and put what it prints there"
    )
    assert shipped_fingerprints() == levels.NETWORKS, outdated


def test_networks_have_the_same_fingerprint_only_if_all_weights_are_equal(tmp_path: Path) -> None:
    path, networks = tmp_path / "network.npz", network_by_lot(1)
    save_network(networks, path)
    saved = load_network(path)
    assert fingerprint(saved) == fingerprint(load_network(path))
    changed = saved.copy()
    changed["last_bias"][0][0] = np.nextafter(changed["last_bias"][0][0], np.float32(1))
    assert len({fingerprint(one) for one in (saved, changed, network_by_lot(2))}) == 3


def test_a_network_with_smaller_layers_is_the_one_whose_other_units_do_nothing(tmp_path: Path) -> None:
    lacking: dict[str, tuple[int, ...]] = {
        "common": (0, 16 + 64),
        "colour": (0, 16),
        "pooled": (16, 64),
        "second": (64, 32),
        "last": (32, 0),
    }
    lacking |= {"common_bias": (16 + 64,), "second_bias": (32,), "last_bias": (0,)}
    today, earlier = network_by_lot(1), {}
    for name, missing in lacking.items():
        layer = today[name][0]
        for axis, count in enumerate(missing):
            unused = unused_units(name, layer.shape[axis], count)
            layer[(slice(None),) * axis + (unused,)] = 0
        smaller = layer
        for axis, count in enumerate(missing):
            smaller = np.delete(smaller, unused_units(name, layer.shape[axis], count), axis)
        earlier[name] = smaller
    path = tmp_path / "network.npz"
    np.savez(path, allow_pickle=False, version=np.array(VERSION), **earlier)
    read = load_earlier_network(path)
    assert all(np.array_equal(read[name], today[name]) for name in NETWORK.names or ())


def unused_units(name: str, size: int, count: int) -> list[int]:
    """The last ones; of the common layer, those of the colours and those of the first layer."""
    if name in ("common", "common_bias") and count:
        return [*range(COLOUR_UNITS - 16, COLOUR_UNITS), *range(size - count + 16, size)]
    return list(range(size - count, size))


def test_a_network_with_a_larger_layer_is_refused(tmp_path: Path) -> None:
    layers = {name: np.zeros(NETWORK[name].shape, np.float32) for name in NETWORK.names or ()}
    layers["second"] = np.zeros((1000, 10), np.float32)
    path = tmp_path / "network.npz"
    np.savez(path, allow_pickle=False, version=np.array(VERSION), **layers)
    with pytest.raises(NetworkError, match=r"second is \(1000, 10\): it must fit into \(448, 224\)"):
        load_earlier_network(path)
