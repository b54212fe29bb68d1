"""Games on the GPU: the CPU's results bit for bit, or a clear refusal.

Without a GPU the kernel runs on numba's CUDA simulator, in a process of its own.
"""

import os
import subprocess
import sys

import pytest

from coloretto.rules import parse_rule_set
from coloretto.sim import NoGpuError, simulate

COMPARE = """
from coloretto.rules import PRINTED
from coloretto.sim import simulate
for number, (name, rule_set) in enumerate(PRINTED.items()):
    for policies in ("random", ("greedy", *["random"] * (rule_set.players - 1))):
        gpu, cpu = (simulate(rule_set, policies, 3, seed=number, device=device) for device in ("gpu", "cpu"))
        for field in ("scores", "win_shares", "decisions", "rounds"):
            assert (getattr(gpu, field) == getattr(cpu, field)).all(), (name, policies, field)
print("all alike")
"""


def run(program: str, **environment: str) -> str:
    process = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


def test_the_cuda_kernel_plays_the_same_games_as_the_cpu() -> None:
    assert run(COMPARE, NUMBA_ENABLE_CUDASIM="1") == "all alike\n"


def test_without_a_gpu_the_error_says_what_is_missing() -> None:
    if has_gpu():
        pytest.skip("this machine has a CUDA GPU")
    with pytest.raises(NoGpuError, match=r"no CUDA GPU was found.*coloretto\[gpu\]"):
        simulate(parse_rule_set("classic-4"), device="gpu")


def has_gpu() -> bool:
    return run("from numba import cuda; print(cuda.is_available())") == "True\n"
