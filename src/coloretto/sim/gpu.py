"""Games on an NVIDIA GPU.

The same compiled functions as on the CPU play the games, so the same seeds give the same results.
"""

from collections.abc import Callable
from functools import cache
from types import ModuleType

import numpy as np

from coloretto.rules.errors import ColorettoError
from coloretto.rules.stepping import States
from coloretto.sim.cpu import Records, loops
from coloretto.sim.game_loop import RESULT
from coloretto.sim.seating import Policies, Seating, seat_specialised

THREADS = 128
THREADS_WITH_TABLE = 256  # more threads for each table of scores
BLOCKS = 132 * 64  # enough to keep the largest cards busy; beyond that, a thread plays several games in turn


class NoGpuError(ColorettoError):
    """The machine cannot play games on a GPU."""


@cache
def cuda_kernel() -> ModuleType:
    """The kernel's module, or an error that says what the machine lacks."""
    if not hasattr(np, "row_stack"):
        vars(np)["row_stack"] = np.vstack  # numpy 2.5 dropped a name that numba-cuda 0.30 still imports
    from coloretto.sim import cuda_kernel as module  # noqa: PLC0415 - optional or slow to import

    if not module.is_available():
        raise NoGpuError(
            "no CUDA GPU was found: games on the GPU need an NVIDIA GPU, its driver"
            " and the extra coloretto[gpu]"
        )
    return module


def seat_on_gpu(policies: Policies, players: int) -> Seating:
    """Seat policies with a function for the GPU: greedy players look scores up there."""
    return seat_specialised(policies, players, cuda_kernel().greedy_choice())


def launcher(seating: Seating, games: int) -> Callable[..., None]:
    """The kernel, ready to be launched for a number of games."""
    module = cuda_kernel()
    needs_table = seating.has_greedy and not module.config.ENABLE_CUDASIM
    threads = THREADS_WITH_TABLE if needs_table else THREADS
    blocks = min(BLOCKS, -(-games // threads))
    kernel = module.kernel(loops(seating.choose)[0], needs_table)
    launch: Callable[..., None] = kernel[blocks, threads, 0, module.TABLE_BYTES if needs_table else 0]
    return launch


def play_games(
    seating: Seating, layout: States, settings: Records, first_game: int, results: Records
) -> None:
    """Play one game per result; `first_game` is the number of the first."""
    cuda = cuda_kernel().cuda
    on_device = cuda.device_array(results.shape, RESULT)
    launch = launcher(seating, len(results))
    launch(cuda.to_device(layout), cuda.to_device(settings), first_game, on_device)
    on_device.copy_to_host(results)
