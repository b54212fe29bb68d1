"""Coloretto for torch on an NVIDIA GPU: games, observations, masks and rewards stay in its memory."""

from secrets import randbits
from typing import Any, TypeAlias

import numpy as np

from coloretto.sim.extras import MissingExtraError

try:
    import torch
except ModuleNotFoundError as error:
    raise MissingExtraError("torch", "training") from error

from coloretto.envs.learner_games import game_functions, new_env_setting, new_games
from coloretto.envs.learner_kernel import EPISODE, NO_FAULT, STEP_RESULT, GameArrays
from coloretto.envs.rewards import Reward
from coloretto.rules import (
    ColorettoError,
    IllegalActionError,
    Position,
    RuleSet,
    WrongPhaseError,
    parse_rule_set,
)
from coloretto.rules.layouts import layout_of
from coloretto.rules.numbers import whole
from coloretto.sim import gpu
from coloretto.sim.seating import Policies, PolicyError, seat_specialised

THREADS = 128
"""In a block of the GPU."""

Tensors: TypeAlias = dict[str, torch.Tensor]


class ColorettoTorchEnv:
    """Many games at once on the GPU, each as in `ColorettoVectorEnv`: the same seed gives the same games.

    All tensors are on the GPU; every step updates and returns the same ones, so do not write into them. When
    a game is over, the next step starts a new one, whatever the action. Kernels run on CUDA's default stream,
    as torch's do unless it is told otherwise.
    """

    def __init__(  # noqa: PLR0913 - the options of an environment
        self,
        num_envs: int = 1,
        rules: RuleSet | str = "classic-4",
        opponents: Policies | None = "greedy",
        *,
        seat: int | None = None,
        reward: Reward = "win_share",
        waits: bool = True,
    ) -> None:
        """An illegal action does not change its game, and raises if a step `waits` for the GPU.

        Otherwise, only `check` raises: call it now and then.
        """
        gpu.cuda_kernel()  # makes numba's CUDA ready, or says what is missing
        from coloretto.envs import cuda_tensors, learner_cuda  # noqa: PLC0415 - optional or slow to import

        self.num_envs = num_envs
        self.rule_set = parse_rule_set(rules) if isinstance(rules, str) else rules
        self._waits = waits
        self._is_begun = False
        settings = new_env_setting(self.rule_set, opponents, seat, reward)
        seating = seat_specialised("random" if opponents is None else opponents, self.rule_set.players - 1)
        settings["opponents"][0, : len(seating.numbers)] = seating.numbers
        start_game, step_game = game_functions(seating.choose)
        threads = min(THREADS, num_envs)
        grid = -(-num_envs // threads), threads
        self._reset_games = learner_cuda.reset_kernel(start_game)[grid]
        self._step_games = learner_cuda.step_kernel(step_game)[grid]
        self._memory = cuda_tensors
        self._shared = tuple(map(cuda_tensors.to_device, (layout_of(self.rule_set).copy(), settings)))
        self._games = GameArrays(*map(cuda_tensors.to_device, new_games(num_envs)))
        self._faults = torch.full((2,), NO_FAULT, dtype=torch.int32, device=cuda_tensors.DEVICE)
        self._truncations = torch.zeros(num_envs, dtype=torch.bool, device=cuda_tensors.DEVICE)
        self._observations = {
            "observation": cuda_tensors.bytes_of(self._games.observations),
            "action_mask": cuda_tensors.bytes_of(self._games.masks).view(torch.bool),
        }
        self._rewards = self._result("reward", torch.float32)
        self._terminations = self._result("terminated", torch.bool)
        self._infos = {
            "seat": self._result("viewer", torch.int8),
            "returns": self._result("returns", torch.float32)[:, : self.rule_set.players],
            "scores": self._result("scores", torch.int16)[:, : self.rule_set.players],
        }

    def reset(self, *, seed: int | None = None) -> tuple[Tensors, Tensors]:
        """Start a game everywhere; the seed decides all but the caller's actions."""
        if seed is not None or not self._is_begun:
            self._seed(randbits(63) if seed is None else whole(seed))
        self._reset_games(*self._shared, *self._games, self._memory.array_of(self._faults))
        self._is_begun = True
        self.check()
        return self._observations, self._infos

    def step(
        self, actions: torch.Tensor
    ) -> tuple[Tensors, torch.Tensor, torch.Tensor, torch.Tensor, Tensors]:
        """Play an action in each game.

        Returns observations, rewards, terminations, truncations (there are none) and infos: who sees the
        observation, and everybody's returns and scores, which are 0 before the end.
        """
        if not self._is_begun:
            raise WrongPhaseError("no game has begun: call reset() before step()")
        if actions.shape != (self.num_envs,):
            raise ColorettoError(f"{self.num_envs} actions expected, not a tensor of {tuple(actions.shape)}")
        chosen = actions.to(self._faults.device, torch.int64).contiguous()
        faults = self._memory.array_of(self._faults)
        self._step_games(*self._shared, *self._games, self._memory.array_of(chosen), faults)
        if self._waits:
            self.check()
        return self._observations, self._rewards, self._terminations, self._truncations, self._infos

    def check(self) -> None:
        """Wait for the GPU; raise if an action, or an opponent's, was illegal since the last check."""
        action, opponent = self._faults.tolist()
        self._faults.fill_(NO_FAULT)
        if action != NO_FAULT:
            raise IllegalActionError(
                f"an illegal action in game {action}, which is now at {self.position(action).text!r}"
            )
        if opponent != NO_FAULT:
            raise PolicyError(f"an opponent chose an illegal action in {self.position(opponent).text!r}")

    def position(self, game: int) -> Position:
        """The position of one of the games, copied from the GPU."""
        if not self._is_begun:
            raise WrongPhaseError("no game has begun: call reset() first")
        on_device: Any = self._games.states
        return Position.of_state(self.rule_set, on_device[game : game + 1].copy_to_host())

    def _seed(self, seed: int) -> None:
        """Give each game the seed that `ColorettoVectorEnv` would give it."""
        if seed < 0:
            raise ColorettoError(f"seed: {seed} is not a non-negative integer")
        episodes = np.zeros(self.num_envs, EPISODE)
        episodes["seed"] = np.random.default_rng(seed).integers(1 << 63, size=self.num_envs)
        self._games = self._games._replace(episodes=self._memory.to_device(episodes))

    def _result(self, name: str, kind: torch.dtype) -> torch.Tensor:
        return self._memory.field_of(self._memory.bytes_of(self._games.results), STEP_RESULT, name, kind)
