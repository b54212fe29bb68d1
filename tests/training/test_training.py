"""A training as its user sees it: it learns, saves, resumes, and stops when asked."""

import signal
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from coloretto.bots import Budget, check_bot
from coloretto.bots.network_files import load_network
from coloretto.bots.neural import NeuralBot
from coloretto.sim.deferred_interrupt import deferred_interrupt
from coloretto.training.__main__ import INTERRUPTED
from coloretto.training.history import FILE as HISTORY
from coloretto.training.history import HistoryEntry, read_history
from coloretto.training.samples import Samples
from coloretto.training.self_play import GREEDY
from coloretto.training.train import Training
from support.trainings import RULE_SETS, TINY, train


def entries_of(folder: Path, kind: str) -> list[HistoryEntry]:
    return [entry for entry in read_history(folder / HISTORY) if entry["kind"] == kind]


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a training of two generations, and of one more."""
    folder = tmp_path_factory.mktemp("trained")
    assert train(folder, "--generations", "2") == 0
    assert train(folder, "--generations", "1", "--resume") == 0
    return folder


def test_a_training_that_is_resumed_goes_on_where_it_was(trained: Path) -> None:
    generations = entries_of(trained, "generation")
    assert [entry["generation"] for entry in generations] == [1, 2, 3]
    assert [entry["games"] for entry in generations] == [24, 48, 72]
    assert generations[1]["seconds"] < generations[2]["seconds"]


def test_every_run_ends_with_an_evaluation_in_every_rule_set(trained: Path) -> None:
    evaluations = entries_of(trained, "evaluation")
    when = [(entry["generation"], entry["against"]) for entry in evaluations]
    assert when == [(2, "best"), (2, "greedy"), (3, "best"), (3, "greedy")]
    assert all(
        0 <= entry[name] <= 1 for entry in evaluations for name in ("golden-2-violet", "classic-3-brown")
    )


@pytest.mark.parametrize("name", ["best.npz", "latest.npz"])
def test_a_trained_network_plays_legally(trained: Path, name: str) -> None:
    networks = load_network(trained / name)
    check_bot(lambda seed: NeuralBot(seed, Budget(simulations=1), networks), rule_sets=RULE_SETS)


def test_the_curves_are_drawn(trained: Path) -> None:
    assert (trained / "curves.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_a_training_is_still_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert train(tmp_path, "--generations", "1") == 0
    assert (
        "No curves were drawn: matplotlib is missing: install the extra coloretto[plot]."
        in capsys.readouterr().out
    )
    assert (tmp_path / "best.npz").exists()


def test_nothing_half_written_is_left(trained: Path) -> None:
    files = {path.name for path in trained.iterdir()}
    assert files == {"best.npz", "latest.npz", "checkpoint.pt", "curves.png", HISTORY}


def test_a_loaded_training_has_all_that_was_saved(trained: Path) -> None:
    one, other = (Training(replace(TINY, folder=str(trained), resume=True)) for _ in range(2))
    other.save()
    third = Training(replace(TINY, folder=str(trained), resume=True))
    assert (third.generation, third.games_played, third.elapsed) == (3, 72, one.elapsed)
    for name in one.parameters:
        assert torch.equal(third.parameters[name], one.parameters[name])
        assert torch.equal(third.average[name], one.average[name])
        assert torch.equal(third.best[name], one.best[name])
    assert torch.equal(third.scale, one.scale)
    assert third.optimizer.state_dict()["state"].keys() == one.optimizer.state_dict()["state"].keys() != set()


def test_the_same_training_learns_the_same(tmp_path: Path) -> None:
    errors = []
    for name in ("one", "other"):
        torch.manual_seed(3)  # of the order in which samples are learned
        training = Training(replace(TINY, folder=str(tmp_path / name), seconds=1e9))
        errors.append([training.learn_a_generation()["share_error"] for _ in range(2)])
    assert errors[0] == errors[1]


@pytest.mark.parametrize("mixed", [0.0, 0.5, 1.0])
def test_the_learner_has_a_seat_in_every_game(tmp_path: Path, mixed: float) -> None:
    args = replace(
        TINY, folder=str(tmp_path), games=4000, mixed=mixed, rules=("classic-3-brown", "golden-2-brown")
    )
    owners = Training(args).owners()
    assert (owners[:, :2] == 0).any(1).all()
    assert set(owners.flat) <= {0, GREEDY}
    is_mixed = (owners == GREEDY).any(1)
    assert is_mixed[::2].mean() == pytest.approx(mixed, abs=0.1)
    assert not is_mixed[1::2].any(), "two players: no game with greedy"


def test_a_better_network_takes_the_place_of_the_best_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    training = Training(replace(TINY, folder=str(tmp_path)))
    training.average["common"] += 1
    for advantage, is_better in ((0.1, False), (0.11, True)):
        shares = {"advantage": advantage, "deviation": 0.05}
        monkeypatch.setattr(training, "shares_against", lambda *_, shares=shares: shares)
        training.evaluate()
        assert torch.equal(training.best["common"], training.average["common"]) == is_better


# Ctrl-C.


def test_ctrl_c_finishes_the_generation_and_saves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    learn = Training.learn

    def learn_interrupted(training: Training, learned: Samples) -> tuple[float, float]:
        signal.raise_signal(signal.SIGINT)
        return learn(training, learned)

    monkeypatch.setattr(Training, "learn", learn_interrupted)
    assert train(tmp_path) == INTERRUPTED
    shown = capfd.readouterr()
    assert "Ctrl-C: finishing and saving this generation first" in shown.err
    assert shown.out.endswith("Interrupted after generation 1: --resume continues from there.\n")
    assert [entry["kind"] for entry in read_history(tmp_path / HISTORY)] == ["start", "generation"]
    monkeypatch.undo()
    assert train(tmp_path, "--resume", "--generations", "1") == 0
    assert [entry["games"] for entry in entries_of(tmp_path, "generation")] == [24, 48]


def test_ctrl_c_twice_stops_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted_twice(_training: Training, _learned: Samples) -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Training, "learn", interrupted_twice)
    assert train(tmp_path) == INTERRUPTED
    assert capsys.readouterr().err == f"Stopped: {tmp_path} is as the last checkpoint left it.\n"


def test_afterwards_ctrl_c_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with deferred_interrupt():
        assert signal.getsignal(signal.SIGINT) != before
    assert signal.getsignal(signal.SIGINT) == before
