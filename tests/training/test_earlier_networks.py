"""Networks in files: the learner begins with one, or is measured against it."""

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
import torch

from coloretto.bots.features import COLOUR_FEATURES, COMMON, describe
from coloretto.bots.network import NETWORK
from coloretto.bots.network_files import NetworkError, save_network
from coloretto.rules import PRINTED, Deal, Phase
from coloretto.training.byte_weights import Parameters
from coloretto.training.cpu_games import as_bytes
from coloretto.training.earlier_networks import earlier_network, grown
from coloretto.training.history import FILE, read_history
from coloretto.training.learner import forward, new_parameters, unscaled, values_of, widened
from coloretto.training.train import Training
from coloretto.training.wide_features import WIDE_FEATURES
from support.networks import network_by_lot
from support.play import positions_of_game
from support.trainings import TINY, train

UNITS = {"colour": 5, "first": 20, "second": 12}


def some_features() -> tuple[torch.Tensor, torch.Tensor]:
    """Of the decisions of a game, with who is to move."""
    deal = Deal.shuffled(PRINTED["classic-4-brown"], seed=3)
    positions = [one for one in positions_of_game(deal, Random(3)) if one.phase is Phase.CHOOSE]
    features = np.zeros(len(positions), WIDE_FEATURES)
    for number, position in enumerate(positions):
        describe(position.state[0], features[number])
    return as_bytes(features), torch.tensor([position.to_move for position in positions])


def a_small_network() -> Parameters:
    shapes = {
        "common": (COMMON, UNITS["colour"] + UNITS["first"]),
        "common_bias": (UNITS["colour"] + UNITS["first"],),
        "colour": (COLOUR_FEATURES, UNITS["colour"]),
        "pooled": (UNITS["colour"], UNITS["first"]),
        "second": (UNITS["first"], UNITS["second"]),
        "second_bias": (UNITS["second"],),
        "last": (UNITS["second"], NETWORK["last"].shape[1]),
        "last_bias": NETWORK["last_bias"].shape,
    }
    generator = torch.Generator().manual_seed(4)
    return {name: 0.1 * torch.randn(shape, generator=generator) for name, shape in shapes.items()}


def saved(folder: Path) -> Path:
    path = folder / "network.npz"
    save_network(network_by_lot(), path)
    return path


def test_a_network_that_has_grown_computes_what_it_did() -> None:
    features, _ = some_features()
    scale = 0.1 + torch.rand(COMMON + COLOUR_FEATURES, generator=torch.Generator().manual_seed(1))
    small = a_small_network()
    large = grown(small, new_parameters("cpu", 1), scale)
    assert {name: weights.shape for name, weights in large.items()} == {
        name: NETWORK[name].shape for name in large
    }
    before = forward(widened(small), features)
    after = forward(widened(unscaled(large, scale)), features)
    torch.testing.assert_close(after, before, rtol=1e-4, atol=1e-3)


def test_units_that_a_network_has_grown_can_learn() -> None:
    large = grown(a_small_network(), new_parameters("cpu", 1), torch.ones(COMMON + COLOUR_FEATURES))
    assert (large["common"][:, -1] != 0).any()
    assert (large["second"][:, -1] != 0).any()
    assert (large["second"][UNITS["first"] :] == 0).all()


def test_a_training_begins_with_what_the_network_of_a_file_knows(tmp_path: Path) -> None:
    path = saved(tmp_path)
    training = Training(replace(TINY, folder=str(tmp_path / "training"), start=str(path)))
    learner, network = (
        values_of(each, *some_features()) for each in (training.player(), earlier_network(path, "cpu"))
    )
    torch.testing.assert_close(learner, network, rtol=1e-3, atol=1e-3)


def test_the_history_tells_how_the_learner_does_against_earlier_networks(tmp_path: Path) -> None:
    path = saved(tmp_path)
    assert train(tmp_path / "training", "--generations", "1", "--against", str(path)) == 0
    opponents = [entry.get("against") for entry in read_history(tmp_path / "training" / FILE)]
    assert str(path) in opponents


def test_a_network_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path)
    with np.load(path) as arrays:
        larger = {name: arrays[name] for name in arrays.files} | {"last_bias": np.zeros(99, np.float16)}
    np.savez_compressed(path, **larger)
    with pytest.raises(NetworkError, match=r"last_bias is \(99,\): it must fit into \(10,\)$"):
        earlier_network(path, "cpu")


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "nowhere.npz"
    assert train(tmp_path / "training", "--start", str(missing)) == 1
    assert f"No such file or directory: {missing}" in capsys.readouterr().err
