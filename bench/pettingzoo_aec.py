"""How fast the PettingZoo environment is on one core, beside PettingZoo's own card and board games.

The loop is the plain one of PettingZoo's documentation: `agent_iter`, `last` with its observation, `step`
with a random legal action. The peers need packages that this project does not:

    uv run --no-sync --with pygame-ce --with rlcard python bench/pettingzoo_aec.py
"""

import argparse
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from statistics import median
from typing import Any

import numpy as np

from coloretto.envs import coloretto_v0
from timing import interleaved, load, show

LIMIT = 60e3
PEERS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4")


def games(env: Any, number: int) -> int:  # noqa: ANN401 - PettingZoo's environments share no useful type
    random = Random(0).random
    decisions = 0
    for seed in range(number):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(legal[int(random() * len(legal))])
                decisions += 1
    return decisions


def subjects() -> dict[str, Callable[[], int]]:
    ours = {
        "Coloretto, 4 players, raw_env": partial(games, coloretto_v0.raw_env(), 300),
        "Coloretto, 2 players, raw_env": partial(games, coloretto_v0.raw_env(rules="golden-2"), 300),
        "Coloretto, 4 players, env": partial(games, coloretto_v0.env(), 100),
    }
    return ours | {name: work for module in PEERS for name, work in peers(module).items()}


def peers(module: str) -> dict[str, Callable[[], int]]:
    """A game of PettingZoo, bare and with its usual checks; nothing if a package is missing."""
    try:
        peer = import_module(f"pettingzoo.classic.{module}")
    except ImportError as error:
        print(f"without {module}: {error}")
        return {}
    return {
        f"{module}, raw_env": partial(games, peer.raw_env(), 300),
        f"{module}, env": partial(games, peer.env(), 300),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    options = parser.parse_args()
    rates = interleaved(subjects(), options.repeats)
    print(f"decisions per CPU-second, median and range of {options.repeats}; {load()}")
    for name, measured in rates.items():
        show(name, measured, LIMIT if name.startswith("Coloretto") and name.endswith("raw_env") else None)
    for kind in ("raw_env", "env"):
        ours = median(rates[f"Coloretto, 4 players, {kind}"])
        for module in PEERS:
            if peer := rates.get(f"{module}, {kind}"):
                print(f"{kind}: {ours / median(peer):.1f} x {module}")


if __name__ == "__main__":
    main()
