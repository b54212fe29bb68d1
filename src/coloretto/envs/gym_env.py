"""The Gymnasium environment: one seat for the learner, compiled opponents on the others."""

from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from coloretto.envs.learner_games import LearnerGames
from coloretto.envs.legal_actions import LegalActions
from coloretto.envs.observation import SIZE
from coloretto.envs.rendering import RENDER_FPS, RENDER_MODES, Picture, check_render_mode, render
from coloretto.envs.rewards import Reward
from coloretto.rules import Position, RuleSet
from coloretto.rules.constants import ACTIONS
from coloretto.rules.numbers import NOT_WHOLE, whole
from coloretto.sim.seating import Policies

Vector: TypeAlias = NDArray[np.int8]
"""What a player sees, as docs/environments.md describes it."""

Observation: TypeAlias = dict[str, Vector]
"""`observation`, a Vector, and `action_mask`: 1 for each legal action."""


def observation_space(*, flat: bool = False) -> gymnasium.Space[Any]:
    """The space of an Observation; flat, that of the Vector alone."""
    vector = Box(0, 127, (SIZE,), np.int8)
    if flat:
        return vector
    return Dict({"observation": vector, "action_mask": Box(0, 1, (ACTIONS,), np.int8)})


class ColorettoEnv(gymnasium.Env[Any, np.int64]):
    """One game at a time. A reward comes at the end of the game; every step before it gives 0.

    With `flat`, an observation is the vector alone; the action mask is in `info` and in `action_masks()`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": RENDER_FPS}

    def __init__(  # noqa: PLR0913 - the options of an environment
        self,
        rules: RuleSet | str = "classic-4",
        opponents: Policies = "greedy",
        *,
        seat: int | None = None,
        reward: Reward = "win_share",
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`seat` is the learner's; without one, each game draws it at random."""
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._games = LearnerGames(1, rules, opponents, learner=seat, reward=reward)
        self._flat = flat
        self.observation_space = observation_space(flat=flat)
        self._mask = np.zeros(
            ACTIONS, np.int8
        )  # a separate array stays shared when the environment is copied
        self.action_space = LegalActions(self._mask)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a game. The seed decides all of it but the learner's actions; without one, the next game."""
        first = self._np_random is None
        super().reset(seed=seed, options=options)
        if seed is not None or first:
            self._games.seed([int(self.np_random.integers(1 << 63))])
        self._games.reset()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action; an illegal one raises an error and changes nothing."""
        if self.position.is_over or whole(action) == NOT_WHOLE:
            self.position.after(action)  # type: ignore[arg-type]  # raises
        self._games.step(np.array([action], np.int64))
        result = self._games.results[0]
        return self._observation(), float(result.reward), bool(result.terminated), False, self._info()

    @property
    def position(self) -> Position:
        """The position now; the deck's order is not in it."""
        return self._games.position(0)

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action is legal now, under the name by which sb3-contrib asks for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | Picture | None:
        return None if self.render_mode is None else render(self.position, self.render_mode)

    def _observation(self) -> Observation | Vector:
        self._mask[:] = self._games.action_masks[0]
        vector: Vector = self._games.observations[0].copy()
        return vector if self._flat else {"observation": vector, "action_mask": self._mask.copy()}

    def _info(self) -> dict[str, Any]:
        result = self._games.results[0]
        info: dict[str, Any] = {"action_mask": self._mask.copy(), "seat": int(result.viewer)}
        if result.terminated:
            info["scores"] = result.scores[: self._games.rule_set.players].copy()
        return info
