"""The CUDA kernel: one thread a game, its state in the thread's local memory.

Only `gpu` imports this module, when a caller asks for games on the GPU.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from numba import cuda, from_dtype

from coloretto.rules.kernel import STATE
from coloretto.rules.stepping import States
from coloretto.sim.chance import RNG
from coloretto.sim.cpu import Records

STATE_TYPE = from_dtype(STATE)
RNG_TYPE = from_dtype(RNG)


def is_available() -> bool:
    return bool(cuda.is_available())


@cache
def kernel(play_game: Callable[..., None]) -> Any:  # noqa: ANN401 - numba ships no types
    """The kernel that plays games with a compiled `game_loop.play_game`."""

    def play_games(layout: States, settings: Records, first_game: int, results: Records) -> None:
        states, rngs = cuda.local.array(1, STATE_TYPE), cuda.local.array(2, RNG_TYPE)
        for game in range(cuda.grid(1), results.size, cuda.gridsize(1)):
            states[0] = layout[0]
            play_game(states[0], rngs, settings[0], first_game + game, results[game])

    return cuda.jit(play_games)
