"""Positions as text and as pictures, for the environments' `render`."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules import ColorettoError, Position

Picture: TypeAlias = NDArray[np.uint8]
"""Height x width x 3."""

RENDER_MODES = ("ansi", "rgb_array")
RENDER_FPS = 2


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ColorettoError(f"unknown render mode: {mode!r} (known: {', '.join(RENDER_MODES)})")


def render(position: Position, mode: str) -> str | Picture:
    if mode == "ansi":
        return str(position)
    from coloretto.envs.picture import picture  # noqa: PLC0415 - optional or slow to import

    return picture(position)
