"""Action spaces that know what is legal now, so that `sample()` without a mask returns a legal action."""

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete, MultiDiscrete
from numpy.typing import NDArray

from coloretto.rules.constants import ACTIONS


class LegalActions(Discrete):
    """The actions of one game."""

    def __init__(self, mask: NDArray[np.int8]) -> None:
        """The game's action mask is shared, not copied: its owner overwrites it with every step."""
        super().__init__(ACTIONS)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:  # noqa: ANN401 - Gymnasium's
        if mask is None and probability is None and self._mask.any():
            mask = self._mask
        return super().sample(mask, probability)


class LegalActionsOfEach(MultiDiscrete):
    """The actions of many games, one for each."""

    def __init__(self, masks: NDArray[np.int8]) -> None:
        """The games' action masks are shared, not copied; a game that is over accepts any action."""
        super().__init__([ACTIONS] * len(masks))
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:  # noqa: ANN401 - Gymnasium's
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        keys: NDArray[np.float64] = self.np_random.random(self._masks.shape) + self._masks
        actions: NDArray[np.int64] = keys.argmax(axis=1)
        return actions
