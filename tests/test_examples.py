"""The examples run as they are printed, with a tiny budget."""

import subprocess
import sys
from pathlib import Path

import numpy as np

from coloretto.envs.observation import SIZE

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_a_first_agent_can_be_trained_with_the_example(tmp_path: Path) -> None:
    file = tmp_path / "agent.npz"
    budget = ["--updates", "2", "--num-envs", "32", "--steps", "16", "--evaluation-games", "100"]
    process = subprocess.run(
        [sys.executable, EXAMPLES / "train_ppo.py", "--save", file, *budget],
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    lines = process.stdout.splitlines()
    assert lines[0].startswith("before training: win share 0.")
    assert lines[-1].startswith("after training:  win share 0.")
    assert sum("decisions" in line for line in lines) == 1, "of two updates, the second is reported"
    with np.load(file) as weights:
        assert weights["arr_0"].shape == (SIZE, 128)
