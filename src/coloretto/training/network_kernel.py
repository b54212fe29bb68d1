"""The whole network in one kernel for NVIDIA GPUs: from features to the seats' values.

It is CUDA C++ (`network_kernel.cu`), compiled when it is first needed. A warp keeps what it computes of 16
positions in registers from layer to layer, in half precision, with sums in single precision.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch

from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules import ColorettoError
from coloretto.sim import NoGpuError
from coloretto.training.kernel_weights import LANES, SIZES, TILE, KernelWeights
from coloretto.training.wide_features import WIDTH

NEEDED = "playing on a GPU needs cuda.bindings and NVRTC: install the extra coloretto[gpu]"

try:
    from cuda.bindings import driver, nvrtc
except ImportError as error:
    raise NoGpuError(NEEDED) from error

GAME_OVER = -1
"""In place of the player to move: the position's values are known."""

WARPS = 4
"""Of a block."""
BLOCKS_AT_ONCE = 2
"""On a multiprocessor, which limits a thread's registers: with one more, they do not hold all sums."""
OLDEST = (8, 0)
"""The compute capability of the first GPUs that have what the kernel is made of."""

SOURCE = Path(__file__).with_suffix(".cu")


@dataclass
class Positions:
    """Positions to be evaluated."""

    features: torch.Tensor
    """Positions x WIDTH, int8."""
    movers: torch.Tensor
    """The player to move, or GAME_OVER; int8."""
    owners: torch.Tensor
    """The number of the network that evaluates it; int8."""
    values: torch.Tensor
    """Positions x SEAT_VALUES, by seat at the table."""

    @classmethod
    def room_for(cls, positions: int, device: str) -> "Positions":
        return cls(
            torch.zeros((positions, WIDTH), dtype=torch.int8, device=device),
            torch.zeros(positions, dtype=torch.int8, device=device),
            torch.zeros(positions, dtype=torch.int8, device=device),
            torch.zeros((positions, SEAT_VALUES), device=device),
        )


def prepare() -> None:
    """Compile the kernel for the GPU, or say what is missing."""
    kernel(*torch.cuda.get_device_capability())


def evaluate(
    weights: KernelWeights, positions: Positions, counts: torch.Tensor, owner: int, most: int
) -> None:
    """Write the values of the first and the last positions that are that owner's.

    `counts`, on the GPU, says how many at either end there are: no more than `most` together.
    """
    capacity = len(positions.features)
    numbers = (
        positions.features.data_ptr(),
        positions.movers.data_ptr(),
        positions.owners.data_ptr(),
        positions.values.data_ptr(),
        counts.data_ptr(),
        capacity,
        owner,
        weights.weights.data_ptr(),
        weights.biases.data_ptr(),
    )
    launch(numbers, -(-min(most, capacity) // (TILE * WARPS)) + 1)


def launch(numbers: tuple[int, ...], blocks: int) -> None:
    """Start the kernel with arguments of 8 bytes each."""
    arguments = np.array(numbers, np.int64)
    places = arguments.ctypes.data + np.arange(len(arguments), dtype=np.int64) * arguments.itemsize
    stream = torch.cuda.current_stream().cuda_stream
    checked(
        driver.cuLaunchKernel(
            kernel(*torch.cuda.get_device_capability()),
            *(blocks, 1, 1),
            *(LANES * WARPS, 1, 1),
            0,
            stream,
            int(places.ctypes.data),
            0,
        )
    )


@cache
def kernel(major: int, minor: int) -> Any:  # noqa: ANN401 - cuda.bindings has no usable types
    """The kernel for GPUs of that compute capability."""
    if (major, minor) < OLDEST:
        needed = ".".join(map(str, OLDEST))
        raise NoGpuError(f"the GPU has compute capability {major}.{minor}: the network needs {needed}")
    code = np.frombuffer(compiled_code(f"sm_{major}{minor}"), np.uint8)
    module = checked(driver.cuModuleLoadData(int(code.ctypes.data)))
    return checked(driver.cuModuleGetFunction(module, b"evaluate_positions"))


def compiled_code(architecture: str) -> bytes:
    sizes = {**SIZES, "WARPS": WARPS, "BLOCKS_AT_ONCE": BLOCKS_AT_ONCE}
    options = [f"-arch={architecture}", "-default-device", *(f"-D{name}={sizes[name]}" for name in sizes)]
    program = new_program()
    answer = nvrtc.nvrtcCompileProgram(program, len(options), [option.encode() for option in options])
    if int(answer[0]):
        log = fetched(nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog, program)
        raise ColorettoError(f"{SOURCE.name}: {log.decode(errors='replace')}")
    return fetched(nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN, program)


def new_program() -> Any:  # noqa: ANN401 - see above
    try:
        return checked(nvrtc.nvrtcCreateProgram(SOURCE.read_bytes(), SOURCE.name.encode(), 0, [], []))
    except RuntimeError as error:  # the library is not there
        raise NoGpuError(NEEDED) from error


def fetched(size: Callable[..., Any], write: Callable[..., Any], program: Any) -> bytes:  # noqa: ANN401 - see above
    """What NVRTC writes about a program into memory of a size that it tells."""
    room = bytes(checked(size(program)))
    checked(write(program, room))
    return room


def checked(answer: tuple[Any, ...]) -> Any:  # noqa: ANN401 - see above
    """What a function of CUDA returns."""
    if int(answer[0]):
        raise ColorettoError(f"CUDA: {answer[0].name}")
    return answer[1] if len(answer) > 1 else None
