"""The CUDA kernels of `torch_env`: the steps of `learner_kernel`, one thread a game.

Only `torch_env` imports this module, after `sim.gpu.cuda_kernel`.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from coloretto.envs.learner_kernel import accepts
from coloretto.rules.stepping import States
from coloretto.sim.cpu import Records

ILLEGAL_ACTION = 0  # where `faults` names a game whose caller chose an illegal action
ILLEGAL_OPPONENT = 1  # and one whose opponent did

Kernel: TypeAlias = Any  # numba ships no types


@cache
def reset_kernel(start_game: Callable[..., bool]) -> Kernel:
    """The kernel that starts a game everywhere with a compiled `learner_kernel.start_game`."""

    def reset_games(  # noqa: PLR0913, PLR0917 - the arrays of the games, each with a job of its own
        layout: States,
        settings: Records,
        states: States,
        deck_rngs: Records,
        policy_rngs: Records,
        episodes: Records,
        observations: Records,
        masks: Records,
        results: Records,
        faults: NDArray[np.int32],
    ) -> None:
        game = cuda.grid(1)
        if game >= states.size:
            return
        states[game] = layout[0]
        fine = start_game(
            settings[0],
            states[game],
            deck_rngs[game],
            policy_rngs[game],
            episodes[game],
            observations[game],
            masks[game],
            results[game],
        )
        if not fine:
            cuda.atomic.max(faults, ILLEGAL_OPPONENT, game)

    return cuda.jit(reset_games)


@cache
def step_kernel(step_game: Callable[..., bool]) -> Kernel:
    """The kernel that steps every game with a compiled `learner_kernel.step_game`.

    A game does not change by an illegal action.
    """

    def step_games(  # noqa: PLR0913, PLR0917 - see above
        layout: States,
        settings: Records,
        states: States,
        deck_rngs: Records,
        policy_rngs: Records,
        episodes: Records,
        observations: Records,
        masks: Records,
        results: Records,
        actions: NDArray[np.int64],
        faults: NDArray[np.int32],
    ) -> None:
        game = cuda.grid(1)
        if game >= states.size:
            return
        if not accepts(episodes[game], actions[game]):
            cuda.atomic.max(faults, ILLEGAL_ACTION, game)
            return
        if episodes[game].over == 1:
            states[game] = layout[0]
        fine = step_game(
            settings[0],
            states[game],
            deck_rngs[game],
            policy_rngs[game],
            episodes[game],
            observations[game],
            masks[game],
            results[game],
            actions[game],
        )
        if not fine:
            cuda.atomic.max(faults, ILLEGAL_OPPONENT, game)

    return cuda.jit(step_games)
