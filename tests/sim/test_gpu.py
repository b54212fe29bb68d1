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

LOOK_UP = """
import random
import numpy as np
from coloretto.rules import PRINTED
from coloretto.rules.layouts import layout_of
from coloretto.rules.score_kernel import packed_hand, packed_points, packed_score
from coloretto.sim import gpu
module = gpu.cuda_kernel()

@module.cuda.jit
def look_up(points, colours_removed, hands, scores):
    module.fill_table(points, colours_removed)
    for place in range(hands.size):
        scores[place] = module.score_by_table(hands[place], 0, 0)

rng = random.Random(3)
for rule_set in PRINTED.values():
    points = packed_points(layout_of(rule_set)[0].points)
    hands, expected = [], []
    for jokers in range(4):
        for _ in range(20):
            removed = rng.sample(range(7), rule_set.colours_removed)
            counts = [0 if colour in removed else rng.randrange(rng.randint(1, 10)) for colour in range(7)]
            counts += [rng.randrange(11), jokers - jokers // 3, jokers // 3]
            hand = packed_hand(np.array(counts, np.int8))
            hands.append(hand)
            expected.append(packed_score(hand, points, sum(1 << colour for colour in removed)))
    scores = np.zeros(len(hands), np.int64)
    look_up[1, 1, 0, module.TABLE_BYTES](points, rule_set.colours_removed, np.array(hands), scores)
    assert scores.tolist() == expected, rule_set
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


def test_scores_that_greedy_players_look_up_on_the_gpu_are_those_of_the_rules() -> None:
    assert run(LOOK_UP, NUMBA_ENABLE_CUDASIM="1") == "all alike\n"


def test_without_a_gpu_the_error_says_what_is_missing() -> None:
    if has_gpu():
        pytest.skip("this machine has a CUDA GPU")
    with pytest.raises(NoGpuError, match=r"no CUDA GPU was found.*coloretto\[gpu\]"):
        simulate(parse_rule_set("classic-4"), device="gpu")


def has_gpu() -> bool:
    return run("from numba import cuda; print(cuda.is_available())") == "True\n"
