"""Memory of the GPU that numba's kernels write and torch reads, or the other way round, without a copy.

Only modules that play on the GPU import this one, after `sim.gpu.cuda_kernel`. On numba's CUDA simulator,
which plays on the CPU, the tensors are those of the CPU.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numba import config, cuda
from numpy.typing import NDArray

IS_SIMULATED = bool(config.ENABLE_CUDASIM)
DEVICE = "cpu" if IS_SIMULATED else "cuda"


@dataclass
class _Memory:
    """The memory of an array on the GPU as torch wants it shown."""

    __cuda_array_interface__: dict[str, Any]


def bytes_of(array: Any) -> torch.Tensor:  # noqa: ANN401 - numba ships no types
    """The same memory as a tensor of int8, whose last axis is the bytes of a record."""
    width = array.dtype.itemsize
    if IS_SIMULATED:
        host: NDArray[np.void] = np.asarray(array._ary)  # noqa: SLF001 - the simulator's device is the CPU
        return torch.from_numpy(host.view(np.int8).reshape(*host.shape, width))
    interface = {
        "shape": (*array.shape, width),
        "typestr": "|i1",
        "data": (array.__cuda_array_interface__["data"][0], False),
        "version": 3,
    }
    return torch.as_tensor(_Memory(interface), device=DEVICE)


def array_of(tensor: torch.Tensor) -> Any:  # noqa: ANN401 - see above
    """A tensor's memory as an array for numba's kernels."""
    return tensor.numpy() if IS_SIMULATED else cuda.as_cuda_array(tensor)


def field_of(records: torch.Tensor, dtype: np.dtype[np.void], name: str, kind: torch.dtype) -> torch.Tensor:
    """A field of the records whose `bytes_of` are given: the same memory in the field's type and shape."""
    fields: Any = dtype.fields
    field, begin = fields[name][:2]
    values = records[..., begin : begin + field.itemsize].view(kind)
    return values if field.shape else values[..., 0]


def to_device(array: NDArray[np.void]) -> Any:  # noqa: ANN401 - see above
    return cuda.to_device(array)
