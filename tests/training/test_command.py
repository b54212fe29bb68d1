"""`python -m coloretto.training`: what it says of itself, and of what it cannot do."""

import re
import subprocess
import sys
from dataclasses import fields
from math import inf
from pathlib import Path

import pytest
import torch

from coloretto.training.__main__ import main
from coloretto.training.args import Args, option_name
from coloretto.training.checkpoints import Checkpoint
from coloretto.training.history import FILE as HISTORY
from support.trainings import train


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trained")
    assert train(folder, "--generations", "1") == 0
    return folder


def refusal(capsys: pytest.CaptureFixture[str], folder: Path, *options: str) -> str:
    """The one line that a training ends with."""
    capsys.readouterr()
    assert train(folder, *options) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("python -m coloretto.training: ")
    assert shown.err.count("\n") == 1
    return shown.err.removeprefix("python -m coloretto.training: ").rstrip()


def test_help_explains_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    shown = " ".join(capsys.readouterr().out.split())
    for field in fields(Args):
        assert re.search(rf" {option_name(field.name)} [^-]*{re.escape(field.metadata['help'][:20])}", shown)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--device", "tpu"), "--device is 'tpu': it must be cuda or cpu"),
        (("--trace", "1.5"), "--trace is 1.5: it must be from 0 to 1"),
        (("--seconds", "nan"), "--seconds is nan: it must be at least 1"),
        (("--games", "1"), "--games is 1: that is too few for 2 rule sets"),
        (("--evaluation-games", "1"), "--evaluation-games is 1: that is too few for 2 rule sets"),
        (("--restart-schedule",), "--restart-schedule applies to a run that is resumed: add --resume"),
    ],
)
def test_arguments_that_make_no_sense_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, options: tuple[str, ...], problem: str
) -> None:
    assert refusal(capsys, tmp_path / "new", *options) == problem
    assert not (tmp_path / "new").exists()


def test_every_number_has_its_limits() -> None:
    numbers = [field for field in fields(Args) if type(field.default) in {int, float}]
    assert all(field.metadata["least"] > -inf for field in numbers)


def test_an_unknown_rule_set_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "'bronze-3'" in refusal(capsys, tmp_path, "--rules", "bronze-3")


@pytest.mark.skipif(torch.cuda.is_available(), reason="this machine has a GPU")
def test_without_a_gpu_the_other_device_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    problem = refusal(capsys, tmp_path, "--device", "cuda")
    assert problem.startswith("no CUDA GPU was found")
    assert problem.endswith("; or train with --device cpu")


WITHOUT_TORCH = """
import sys
sys.modules["torch"] = None
from coloretto.training.__main__ import main
sys.exit(main([]))
"""


def test_without_torch_the_extra_is_named() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_TORCH], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert (
        done.stderr
        == "python -m coloretto.training: torch is missing: install the extra coloretto[training]\n"
    )


# Checkpoints.


def test_there_must_be_a_checkpoint_to_resume_from(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    problem = refusal(capsys, tmp_path, "--resume")
    assert problem.startswith(f"{tmp_path / 'checkpoint.pt'}: no checkpoint to resume from")


def test_a_training_is_not_overwritten(capsys: pytest.CaptureFixture[str], trained: Path) -> None:
    before = (trained / HISTORY).read_text()
    assert "the folder has a training run; add --resume" in refusal(capsys, trained)
    assert (trained / HISTORY).read_text() == before


def test_when_its_time_is_over_a_training_must_be_given_more(
    capsys: pytest.CaptureFixture[str], trained: Path, tmp_path: Path
) -> None:
    checkpoint = changed_checkpoint(trained)
    checkpoint["counts"] = (*checkpoint["counts"][:3], 90_000.0)
    torch.save(checkpoint, tmp_path / "checkpoint.pt")
    problem = refusal(capsys, tmp_path, "--resume", "--seconds", "80000")
    assert "the 80000 seconds of this training are over; raise --seconds" in problem
    assert train(tmp_path, "--resume", "--restart-schedule", "--seconds", "80000", "--generations", "1") == 0


def changed_checkpoint(trained: Path) -> Checkpoint:
    checkpoint: Checkpoint = torch.load(trained / "checkpoint.pt", weights_only=True)
    return checkpoint


def test_a_checkpoint_of_another_network_is_refused(
    capsys: pytest.CaptureFixture[str], trained: Path, tmp_path: Path
) -> None:
    checkpoint = changed_checkpoint(trained)
    checkpoint["best"]["second_bias"] = torch.zeros(7)
    torch.save(checkpoint, tmp_path / "checkpoint.pt")
    assert "of another network: second_bias is (7,), not (" in refusal(capsys, tmp_path, "--resume")


def test_a_checkpoint_for_other_features_is_refused(
    capsys: pytest.CaptureFixture[str], trained: Path, tmp_path: Path
) -> None:
    checkpoint = changed_checkpoint(trained)
    torch.save({**checkpoint, "features": 99}, tmp_path / "checkpoint.pt")
    assert "for features of version 99, not " in refusal(capsys, tmp_path, "--resume")
    torch.save({**checkpoint, "scale": torch.ones(3)}, tmp_path / "checkpoint.pt")
    assert "of another network: its features are 3" in refusal(capsys, tmp_path, "--resume")


@pytest.mark.parametrize("content", [b"", b"not a checkpoint", b"PK\x03\x04 half a checkpoint"])
def test_a_damaged_checkpoint_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "checkpoint.pt").write_bytes(content)
    assert "not a checkpoint of a training run, or a damaged one" in refusal(capsys, tmp_path, "--resume")


def test_a_checkpoint_of_something_else_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    torch.save({"weights": torch.ones(2)}, tmp_path / "checkpoint.pt")
    assert "not a checkpoint of a training run, or a damaged one" in refusal(capsys, tmp_path, "--resume")


def test_a_folder_that_cannot_be_made_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert refusal(capsys, tmp_path / "file") == f"File exists: {tmp_path / 'file'}"
