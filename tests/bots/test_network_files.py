"""Whatever was generated with the networks was generated with these."""

import re
from pathlib import Path

import msgspec
import numpy as np
import pytest

from coloretto.analysis import levels
from coloretto.bots.network_files import fingerprint, load_network, save_network, shipped_fingerprints
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
