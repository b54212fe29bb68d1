"""Coloretto for Stable-Baselines3: many games as one of its vector environments."""

from collections.abc import Iterable, Sequence
from secrets import randbits
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from coloretto.sim.extras import MissingExtraError

try:
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    raise MissingExtraError("stable-baselines3", "sb3") from error

from coloretto.envs.gym_env import Vector, observation_space
from coloretto.envs.learner_games import LearnerGames
from coloretto.envs.rewards import Reward
from coloretto.rules import ColorettoError, Position, RuleSet
from coloretto.rules.constants import ACTIONS
from coloretto.sim.seating import Policies

Indices: TypeAlias = int | Iterable[int] | None
"""Which games: one, some, or all."""


class ColorettoVecEnv(VecEnv):  # type: ignore[misc]  # no types where it is not installed
    """Many games at once, stepped in one compiled call, with flat observations and action masks.

    When a game is over, the next one begins in the same step. Its last observation is then in
    `infos[game]["terminal_observation"]`, beside everybody's `scores` and the learner's `seat`.
    """

    def __init__(  # noqa: PLR0913 - the options of an environment
        self,
        num_envs: int,
        rules: RuleSet | str = "classic-4",
        opponents: Policies = "greedy",
        *,
        seat: int | None = None,
        reward: Reward = "win_share",
        threads: int = 1,
    ) -> None:
        self._games = LearnerGames(num_envs, rules, opponents, learner=seat, reward=reward, threads=threads)
        self._games.seed([randbits(64) for _ in range(num_envs)])
        self._actions = np.zeros(num_envs, np.int64)
        super().__init__(num_envs, observation_space(flat=True), gymnasium.spaces.Discrete(ACTIONS))

    def reset(self) -> Vector:
        """Start a game everywhere, with the seeds that `seed` has set, or else the next games."""
        if self._seeds[0] is not None:
            self._games.seed(self._seeds)
        self._reset_seeds()
        self._reset_options()
        self._games.reset()
        return self._observations()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = np.ascontiguousarray(actions, np.int64)

    def step_wait(self) -> tuple[Vector, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Play an action in each game; an illegal one raises and changes no game."""
        self._games.step(self._actions)
        results = self._games.results
        rewards, dones = results["reward"].copy(), results["terminated"].copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(dones).tolist():
            infos[game] = self._last_info(game)
        if dones.any():
            self._games.reset(only_over=True)
        return self._observations(), rewards, dones, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Games x actions: whether each action is legal now."""
        return self._games.action_masks.astype(np.bool_)

    def position(self, game: int) -> Position:
        return self._games.position(game)

    def close(self) -> None:
        """Nothing is open."""

    def _observations(self) -> Vector:
        return self._games.observations.copy()

    def _last_info(self, game: int) -> dict[str, Any]:
        result = self._games.results[game]
        return {
            "terminal_observation": self._games.observations[game].copy(),
            "TimeLimit.truncated": False,
            "scores": result.scores[: self._games.rule_set.players].copy(),
            "seat": int(result.viewer),
        }

    # What Stable-Baselines3 asks of single games.

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        return [getattr(game, attr_name) for game in self._chosen(indices)]

    def set_attr(self, attr_name: str, value: object, indices: Indices = None) -> None:
        raise ColorettoError(f"the games have no attributes to be set: {attr_name} = {value!r} for {indices}")

    def env_method(
        self, method_name: str, *method_args: object, indices: Indices = None, **method_kwargs: object
    ) -> list[Any]:
        if method_name == "action_masks" and indices is None:  # once for every step
            return list(self.action_masks())
        return [getattr(game, method_name)(*method_args, **method_kwargs) for game in self._chosen(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:  # noqa: ARG002 - theirs
        return [False for _ in self._chosen(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        return [None] * self.num_envs

    def _chosen(self, indices: Indices) -> list["OneGame"]:
        return [OneGame(self, game) for game in self._get_indices(indices)]


class OneGame:
    """What Stable-Baselines3 may ask of one of the games."""

    render_mode = None

    def __init__(self, env: ColorettoVecEnv, game: int) -> None:
        self._env = env
        self._game = game

    @property
    def position(self) -> Position:
        return self._env.position(self._game)

    def action_masks(self) -> NDArray[np.bool_]:
        masks: NDArray[np.bool_] = self._env.action_masks()[self._game]
        return masks
