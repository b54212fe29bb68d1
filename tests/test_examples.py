"""The examples run as they are printed, with a tiny budget."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from coloretto.bots import close_bot, make_bot
from coloretto.envs.observation import SIZE
from coloretto.rules import PRINTED, Position

EXAMPLES = Path(__file__).parent.parent / "examples"


def lines_of(example: str, *options: str | Path) -> list[str]:
    """What an example prints."""
    process = subprocess.run(
        [sys.executable, EXAMPLES / example, *options], capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stderr
    return process.stdout.splitlines()


def test_a_first_agent_can_be_trained_with_the_example(tmp_path: Path) -> None:
    file = tmp_path / "agent.npz"
    budget = ["--updates", "2", "--num-envs", "32", "--steps", "16", "--evaluation-games", "100"]
    lines = lines_of("train_ppo.py", "--save", file, *budget)
    assert lines[0].startswith("before training: win share 0.")
    assert lines[-1].startswith("after training:  win share 0.")
    assert sum("decisions" in line for line in lines) == 1, "of two updates, the second is reported"
    with np.load(file) as weights:
        assert weights["arr_0"].shape == (SIZE, 128)


def test_an_agent_can_be_trained_in_torch(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is missing: tools/install-torch tries to install it")
    file = tmp_path / "agent.pt"
    budget = ["--updates", "2", "--num-envs", "16", "--steps", "16", "--evaluation-games", "50"]
    lines = lines_of("train_ppo_torch.py", "--save", file, *budget)
    assert lines[0].startswith("before training: win share 0.")
    assert len(lines) == 3, "a line for each of two updates"
    assert file.exists()


def test_an_agent_can_be_trained_with_stable_baselines(tmp_path: Path) -> None:
    pytest.importorskip(
        "sb3_contrib", reason="sb3-contrib is missing: tools/install-trainers tries to install it"
    )
    file = tmp_path / "agent.zip"
    budget = ["--steps", "512", "--num-envs", "8", "--rollout", "32", "--evaluation-games", "50"]
    lines = lines_of("train_sb3.py", "--save", file, *budget)
    assert lines[0].startswith("before training: win share 0.")
    assert lines[1].startswith("after training:  win share 0.")
    assert file.exists()


def test_an_agent_can_be_trained_by_dqn_and_plays_as_a_bot_and_in_the_benchmark(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is missing: tools/install-torch tries to install it")
    file = tmp_path / "agent.pt"
    budget = ["--steps", "400", "--num-envs", "8", "--begin", "100", "--batch", "32", "--memory", "200"]
    lines = lines_of("train_dqn.py", "--save", file, *budget, "--evaluation-games", "20")
    assert lines[0].startswith("before training: win share 0.")
    assert len(lines) == 11, "a line for each tenth"
    bot = make_bot(f"external:{sys.executable} {EXAMPLES / 'agent_bot.py'} {file}", seed=1)
    position = Position.new(PRINTED["classic-4-brown"], seed=1)
    try:
        assert bot.choose(position) in position.legal_actions
    finally:
        close_bot(bot)
    assert any("> agent" in line for line in lines_of("benchmark_agent.py", file, "--deals", "1"))
