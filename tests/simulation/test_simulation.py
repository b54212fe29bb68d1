"""The server in simulated histories: crashes, lost messages, skewed clocks, a failing database.

`make simulate-server SEEDS=10000` runs more of them, and `tools/simulate_server.py --replay SEED` shows one.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.bugs import BUGS
from simulation.history import run_history
from simulation.measuring import bug_named
from simulation.mutation import Bug, check_targets, with_bug
from support.effort import effort

CHUNKS = 10
SEEDS = effort(200, 10_000)
HERE = Path(__file__).parent
CORPUS = [
    int(line.split()[0])
    for line in (HERE / "corpus.txt").read_text().splitlines()
    if line and not line.startswith("#")
]
DIGESTS = """
import sys
sys.path[:0] = sys.argv[1:2]
from simulation.history import run_history
print(*[run_history(seed).digest for seed in (1, 2, 3)])
"""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_history_violates_an_invariant(chunk: int) -> None:
    failed = {seed: run_history(seed).problems for seed in range(chunk, SEEDS, CHUNKS)}
    assert not {seed: problems for seed, problems in failed.items() if problems}


@pytest.mark.parametrize("seed", CORPUS)
def test_a_history_that_once_failed_does_not_fail_again(seed: int) -> None:
    assert run_history(seed).problems == []


def test_a_seed_always_makes_the_same_history_whatever_python_s_hash_seed_is() -> None:
    digests = [
        subprocess.run(
            [sys.executable, "-c", DIGESTS, str(HERE.parent)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert digests[0] == digests[1]
    assert digests[0].split() == [run_history(seed).digest for seed in (1, 2, 3)]


def test_different_seeds_make_different_histories() -> None:
    assert len({run_history(seed).digest for seed in range(5)}) == 5


def test_every_bug_can_still_be_put_into_the_source() -> None:
    check_targets(BUGS)


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_bug_is_wrong_code_and_not_broken_code(bug: Bug) -> None:
    with with_bug(bug):
        problems = run_history(0).problems
    assert not [each for each in problems if "AttributeError" in each or "NameError" in each]


@pytest.mark.parametrize("name", ["others-commits-not-sent", "conflict-taken-for-success"])
def test_the_simulation_finds_a_bug_and_nothing_of_it_is_left_afterwards(name: str) -> None:
    with with_bug(bug_named(name)):
        found = next(seed for seed in range(100) if run_history(seed).problems)
        assert run_history(found).problems == run_history(found).problems
    assert run_history(found).problems == []
