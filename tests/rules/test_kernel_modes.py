"""The kernel plays the same games compiled and interpreted."""

import sys
from os import environ
from pathlib import Path
from subprocess import run

from support import digest
from support.effort import effort

SEEDS = effort(2, 20)


def digest_of_other_mode(games: int) -> str:
    """The digest of a process whose kernel is interpreted if ours is compiled, and compiled if not."""
    interpreted = environ.get("NUMBA_DISABLE_JIT") == "1"
    other = {**environ, "NUMBA_DISABLE_JIT": "0" if interpreted else "1"}
    script = [sys.executable, str(Path(digest.__file__)), str(games)]
    return run(script, env=other, capture_output=True, check=True, text=True).stdout


def test_compiled_and_interpreted_kernels_play_identical_games() -> None:
    assert digest_of_other_mode(SEEDS) == digest.digest_of_games(range(SEEDS))


def test_a_digest_tells_games_apart() -> None:
    assert digest.digest_of_games(range(1)) != digest.digest_of_games(range(2))
