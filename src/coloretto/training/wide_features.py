"""The network's features as the learner keeps them: in rows whose parts a GPU multiplies quickly.

The features are those of `bots.features`, in the same order. Bytes that mean nothing follow the common ones
and those of each colour, so that each part begins where the GPU's matrix units can read it.
"""

from typing import Any

import numpy as np

from coloretto.bots.features import COLOUR_FEATURES, COMMON, FEATURES
from coloretto.rules.compiled import record_dtype
from coloretto.rules.constants import COLOURS

ALIGNMENT = 32


def aligned(numbers: int) -> int:
    return -(-numbers // ALIGNMENT) * ALIGNMENT


COMMON_WIDTH = aligned(COMMON)
COLOUR_WIDTH = aligned(COLOUR_FEATURES)

WIDE_FEATURES = record_dtype(
    [
        *((name, "i1", FEATURES[name].shape) for name in ("table", "players", "rows")),
        *([("unused", "i1", COMMON_WIDTH - COMMON)] if COMMON_WIDTH > COMMON else []),
        ("colours", "i1", (COLOURS, COLOUR_WIDTH)),
    ]
)

WIDTH = WIDE_FEATURES.itemsize


def with_words(features: np.dtype[np.void], words: int) -> np.dtype[np.void]:
    """The same record, whose bytes are words too, with room for one more after them."""
    return with_overlay(features, "words", np.dtype(("i4", words)), features.itemsize + 4)


def with_bytes(record: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same record, whose bytes are numbers too."""
    return with_overlay(record, "bytes", np.dtype(("i1", record.itemsize)), record.itemsize)


def with_overlay(record: np.dtype[np.void], name: str, field: np.dtype[Any], size: int) -> np.dtype[np.void]:
    """The record in `size` bytes, with one more field that lies over all the others."""
    names = record.names or ()
    places = [dict(record.fields or {})[each] for each in names]
    return np.dtype(
        {
            "names": [*names, name],
            "formats": [*(place[0] for place in places), field],
            "offsets": [*(int(place[1]) for place in places), 0],
            "itemsize": size,
        }
    )
