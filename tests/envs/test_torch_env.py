"""The environment on the GPU: the CPU's games, step for step, or a clear refusal.

Without a GPU, the kernels run on numba's CUDA simulator, in a process of its own.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from coloretto.sim import NoGpuError
from support.effort import effort

torch = pytest.importorskip("torch", reason="torch is missing: tools/install-torch tries to install it")
torch_env = pytest.importorskip("coloretto.envs.torch_env")

STEPS = effort(30, 300)


def test_games_on_the_gpu_are_those_of_the_vector_environment_and_refuse_illegal_actions() -> None:
    process = subprocess.run(
        [sys.executable, Path(__file__).with_name("torch_games.py"), str(STEPS)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr


@pytest.mark.skipif(torch.cuda.is_available(), reason="this machine has a GPU")
def test_without_a_gpu_the_error_says_what_is_missing() -> None:
    with pytest.raises(NoGpuError, match=r"no CUDA GPU was found.*coloretto\[gpu\]"):
        torch_env.ColorettoTorchEnv(2)
