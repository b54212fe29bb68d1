"""The network in torch: the bots' own, and one that learns."""

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from coloretto.bots.features import describe
from coloretto.bots.network import evaluate, new_buffers
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules import PRINTED, Deal, Phase, Position
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.training.cpu_games import as_bytes
from coloretto.training.learner import exported, forward, loss_of, players_of, values_of, widened
from coloretto.training.samples import Samples
from coloretto.training.train import Training
from coloretto.training.wide_features import WIDE_FEATURES
from support.play import positions_of_game
from support.trainings import TINY, a_network, a_scale


def choices_of_a_game(name: str) -> list[Position]:
    deal = Deal.shuffled(PRINTED[name], seed=5)
    return [one for one in positions_of_game(deal, Random(5)) if one.phase is Phase.CHOOSE]


def features_of(positions: list[Position]) -> torch.Tensor:
    features = np.zeros(len(positions), WIDE_FEATURES)
    for number, position in enumerate(positions):
        describe(position.state[0], features[number])
    return as_bytes(features)


def bots_values(positions: list[Position], networks: NDArray[np.void]) -> torch.Tensor:
    features, activations = new_buffers()
    values = np.zeros((len(positions), SEAT_VALUES), np.float32)
    for position, each in zip(positions, values, strict=True):
        evaluate(position.state[0], networks[0], features[0], activations[0], each)
    return torch.from_numpy(values)


@pytest.mark.parametrize("name", PRINTED)
def test_the_bots_value_positions_as_the_learner_does(name: str) -> None:
    network = a_network()
    positions = choices_of_a_game(name)
    movers = torch.tensor([position.to_move for position in positions])
    learners = values_of(network, features_of(positions), movers)
    bots = bots_values(positions, exported(network))
    players = PRINTED[name].players
    for begin in (0, MAX_PLAYERS):
        seats = slice(begin, begin + players)
        torch.testing.assert_close(bots[:, seats], learners[:, seats], rtol=1e-4, atol=1e-4)


def some_samples(share: float) -> Samples:
    """Of tables of two to five, where the player to move gets that share, and the others the rest."""
    names = ("golden-2-brown", "golden-3-violet", "classic-4-brown", "classic-5-brown")
    features = features_of([choices_of_a_game(name)[0] for name in names])
    targets = torch.zeros(len(names), SEAT_VALUES)
    for target, players in zip(targets, players_of(features).tolist(), strict=True):
        target[:players] = (1 - share) / (players - 1)
        target[0] = share
        target[MAX_PLAYERS : MAX_PLAYERS + players] = torch.arange(players) - 1.5
    return Samples(features, targets)


def test_the_features_tell_the_number_of_players() -> None:
    assert players_of(some_samples(0.5).features).tolist() == [2, 3, 4, 5]


def perfect(batch: Samples) -> torch.Tensor:
    """What a network puts out that knows all targets."""
    shares, scores = batch.targets[:, :MAX_PLAYERS], batch.targets[:, MAX_PLAYERS:]
    return torch.cat([shares.clamp(min=1e-9).log(), scores], 1)


def test_perfect_predictions_have_no_loss_whatever_is_said_of_absent_seats() -> None:
    batch = some_samples(0.6)
    put_out = perfect(batch)
    put_out[0, 2:MAX_PLAYERS] = put_out[0, MAX_PLAYERS + 2 :] = 50.0  # a table of two
    shares, scores = loss_of(put_out, batch, score_weight=1.0)
    assert float(shares) == pytest.approx(0, abs=1e-6)
    assert float(scores) == 0


@pytest.mark.parametrize("output", [0, 1, MAX_PLAYERS, MAX_PLAYERS + 1])
def test_a_wrong_prediction_has_a_loss(output: int) -> None:
    batch = some_samples(0.6)
    put_out = perfect(batch)
    put_out[:, output] += 1
    shares, scores = loss_of(put_out, batch, score_weight=1.0)
    assert (float(shares) > 0.01) == (output < MAX_PLAYERS)
    assert (float(scores) > 0.01) == (output >= MAX_PLAYERS)


def test_steps_of_learning_make_the_loss_fall(tmp_path: Path) -> None:
    training = Training(replace(TINY, folder=str(tmp_path)))
    training.scale = a_scale()
    batch = some_samples(0.9)
    losses = [float(training.step(batch).sum()) for _ in range(30)]
    assert losses[-1] < losses[0] / 4
    assert float(loss(training, batch)) < losses[0] / 2  # of the average, which plays


def loss(training: Training, batch: Samples) -> torch.Tensor:
    put_out = forward(widened(training.network_of(training.average)), batch.features)
    return torch.stack(loss_of(put_out, batch, TINY.score_weight)).sum()
