"""The Gymnasium vector environment: thousands of games stepped in one compiled call."""

from collections.abc import Sequence
from typing import Any, TypeVar

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from coloretto.envs.gym_env import Observation, Vector, observation_space
from coloretto.envs.learner_games import LearnerGames
from coloretto.envs.legal_actions import LegalActionsOfEach
from coloretto.envs.rendering import RENDER_FPS, RENDER_MODES, Picture, check_render_mode, render
from coloretto.envs.rewards import Reward
from coloretto.rules import Position, RuleSet
from coloretto.rules.constants import ACTIONS
from coloretto.rules.numbers import NOT_WHOLE, whole
from coloretto.sim.seating import Policies

T = TypeVar("T", bound=np.generic)


class ColorettoVectorEnv(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """Many games at once, each as in `ColorettoEnv`.

    When a game is over, the next step starts a new one, whatever the action: Gymnasium's next-step mode.
    With `opponents=None` the caller decides for every player: an observation is that of the player to
    move, a reward at the end that of the player who acted; `infos["returns"]` has everybody's.
    More `threads` pay off from about a thousand games on.
    """

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES),
        "render_fps": RENDER_FPS,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(  # noqa: PLR0913 - the options of an environment
        self,
        num_envs: int = 1,
        rules: RuleSet | str = "classic-4",
        opponents: Policies | None = "greedy",
        *,
        seat: int | None = None,
        reward: Reward = "win_share",
        flat: bool = False,
        render_mode: str | None = None,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """Without `copy`, every step updates and returns the same arrays: do not write into them."""
        check_render_mode(render_mode)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._copy = copy
        self._games = LearnerGames(num_envs, rules, opponents, learner=seat, reward=reward, threads=threads)
        self._truncations = np.zeros(num_envs, np.bool_)
        self._everywhere = np.ones(num_envs, np.bool_)
        self._flat = flat
        self.single_observation_space = observation_space(flat=flat)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = gymnasium.spaces.Discrete(ACTIONS)
        self.action_space = LegalActionsOfEach(self._games.action_masks)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a game everywhere; the seed, or one seed per game, decides all but the caller's actions."""
        first = self._np_random is None
        number = None if seed is None else whole(seed)
        if seed is not None and number == NOT_WHOLE:
            self._games.seed(list(seed))  # type: ignore[arg-type]  # a sequence
        else:
            super().reset(seed=number, options=options)
            if number is not None or first:
                self._games.seed(self.np_random.integers(1 << 63, size=self.num_envs).tolist())
        self._games.reset()
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play an action in each game; an illegal one raises and changes no game."""
        self._games.step(np.ascontiguousarray(actions, np.int64))
        results = self._games.results
        rewards, terminations = self._copied(results["reward"]), self._copied(results["terminated"])
        return self._observations(), rewards, terminations, self._copied(self._truncations), self._infos()

    def position(self, game: int) -> Position:
        return self._games.position(game)

    def render(self) -> tuple[str | Picture, ...] | None:
        if self.render_mode is None:
            return None
        return tuple(render(self.position(game), self.render_mode) for game in range(self.num_envs))

    def action_masks(self) -> NDArray[np.bool_]:
        """Games x actions: whether each action is legal now."""
        return self._games.action_masks.astype(np.bool_)

    def _observations(self) -> Observation | Vector:
        vectors = self._copied(self._games.observations)
        if self._flat:
            return vectors
        return {"observation": vectors, "action_mask": self._copied(self._games.action_masks)}

    def _infos(self) -> dict[str, Any]:
        results, players = self._games.results, self._games.rule_set.players
        everywhere, ended = self._everywhere, results["terminated"]
        infos = {"action_mask": self._games.action_masks, "_action_mask": everywhere}
        infos |= {"seat": results["viewer"], "_seat": everywhere}
        if ended.any():
            infos |= {"returns": results["returns"][:, :players], "_returns": ended}
            infos |= {"scores": results["scores"][:, :players], "_scores": ended}
        return {name: self._copied(array) for name, array in infos.items()}

    def _copied(self, array: NDArray[T]) -> NDArray[T]:
        return array.copy() if self._copy else array
