"""The PettingZoo environment: agents take turns, and each sees the table from their own seat."""

import sys
from copy import deepcopy
from operator import index
from secrets import randbits
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import logger
from numpy.typing import NDArray
from pettingzoo import AECEnv

from coloretto.envs import rendering
from coloretto.envs.aec_kernel import NO_DECISION, begin_game, play_action, write_result
from coloretto.envs.gym_env import Vector, observation_space
from coloretto.envs.legal_actions import LegalActions
from coloretto.envs.observation import new_observations, observe_into
from coloretto.envs.rewards import Reward, reward_number
from coloretto.rules import ActionError, ColorettoError, Position, RuleSet, WrongPhaseError, parse_rule_set
from coloretto.rules.constants import ACTIONS
from coloretto.rules.layouts import layout_of
from coloretto.sim.chance import RNG
from coloretto.sim.game_loop import new_setting

HUMAN = "human"  # the text of the position is printed with every action

_SEEDS = 1 << 64
_MASKS = tuple((np.arange(1 << ACTIONS)[:, None] >> np.arange(ACTIONS) & 1).astype(np.int8))
"""The action mask of each set of legal actions."""
_ALL_ACTIONS = len(_MASKS) - 1
_NO_ACTIONS = _MASKS[0]


class ColorettoAECEnv(AECEnv[str, Any, Any]):
    """One game at a time. Rewards come with its last action, to all agents at once; before it they are 0.

    With `flat`, an observation is the vector alone; the action mask is in `infos[agent]`.
    """

    metadata: dict[str, Any] = {
        "name": "coloretto_v0",
        "render_modes": [HUMAN, *rendering.RENDER_MODES],
        "render_fps": rendering.RENDER_FPS,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: RuleSet | str = "classic-4",
        *,
        reward: Reward = "win_share",
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if render_mode != HUMAN:
            rendering.check_render_mode(render_mode)
        self.render_mode = render_mode
        self.rule_set = parse_rule_set(rules) if isinstance(rules, str) else rules
        self._reward = reward_number(reward)
        self._flat = flat
        self._layout = layout_of(self.rule_set).copy()
        self._states = self._layout.copy()
        self._rngs = np.zeros(1, RNG)
        self._settings = new_setting(self.rule_set, seed=0)
        self._seed(randbits(64))
        self._decision = NO_DECISION
        self._seat_agents()

    def _seat_agents(self) -> None:
        self.possible_agents = [f"player_{player}" for player in range(self.rule_set.players)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._masks = {agent: _NO_ACTIONS.copy() for agent in self.possible_agents}
        self.action_spaces = {agent: LegalActions(mask) for agent, mask in self._masks.items()}
        space = observation_space(flat=self._flat)
        self.observation_spaces = {agent: deepcopy(space) for agent in self.possible_agents}
        self.state_space = observation_space(flat=True)

    # What agents see and may do.

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The actions; without a mask `sample()` returns a legal one for the agent whose turn it is."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Any:  # noqa: ANN401 - an Observation, or flat a Vector
        """The table from the agent's seat; the mask is all zeros unless it is the agent's turn."""
        vector = self._seen_from(self._seats[agent])
        return vector if self._flat else {"observation": vector, "action_mask": self._masks[agent].copy()}

    def state(self) -> Vector:
        """The table from the first agent's seat: nothing is hidden from any player."""
        return self._seen_from(0)

    def _seen_from(self, seat: int) -> Vector:
        views, vectors = new_observations(1)
        observe_into(self._states, seat, views)
        vector: Vector = vectors[0]
        return vector

    @property
    def position(self) -> Position:
        """The position now; the deck's order is not in it."""
        return Position.of_state(self.rule_set, self._states)

    # A game.

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Start a game. The seed decides all of it but the agents' actions; without one, the next game."""
        if seed is not None:
            self._seed(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {}
        for agent in self.agents:
            self._set_mask(agent, _NO_ACTIONS)
        self._await_decision(self._deal())
        self._show()

    def _seed(self, seed: int) -> None:
        if not 0 <= seed < _SEEDS:
            raise ColorettoError(f"seed: {seed} does not lie between 0 and 2**64 - 1")
        self._settings[0].seed = seed
        self._games = 0

    def _deal(self) -> int:
        decision = begin_game(self._layout, self._states, self._rngs, self._settings, self._games)
        self._games += 1
        return decision

    def step(self, action: SupportsIndex | None) -> None:
        """Play an action of the agent whose turn it is; an illegal one raises and changes nothing.

        When the game is over, None removes the agents one by one.
        """
        if self._decision == NO_DECISION:
            self._remove_agent(action)
            return
        decision = play_action(self._states, self._rngs, self._checked(action))
        self._set_mask(self.agent_selection, _NO_ACTIONS)
        if decision == NO_DECISION:
            self._end_game()
        else:
            self._await_decision(decision)
        self._show()

    def _checked(self, action: SupportsIndex | None) -> int:
        try:
            number = index(action)  # type: ignore[arg-type] # None and the like raise
        except TypeError:
            raise ActionError(f"unknown action: {action!r} in {self.position.text!r}") from None
        if not 0 <= number < ACTIONS or not self._decision >> number & 1:
            self.position.after(number)  # raises
        return number

    def _await_decision(self, decision: int) -> None:
        self._decision = decision
        self.agent_selection = self.possible_agents[decision >> ACTIONS]
        self._set_mask(self.agent_selection, _MASKS[decision & _ALL_ACTIONS])

    def _set_mask(self, agent: str, mask: NDArray[np.int8]) -> None:
        self._masks[agent][:] = mask  # in place: the agent's action space holds it
        self.infos[agent] = {"action_mask": mask.copy()}

    def _end_game(self) -> None:
        self._decision = NO_DECISION
        scores, returns = np.zeros(len(self.agents), np.int16), np.zeros(len(self.agents), np.float32)
        write_result(self._states, self._reward, scores, returns)
        self.rewards = dict(zip(self.agents, returns.tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            self.infos[agent]["scores"] = scores.copy()
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _remove_agent(self, action: SupportsIndex | None) -> None:
        if not self.agents:
            raise WrongPhaseError("no game has begun: call reset() first")
        self._was_dead_step(action)

    # What people see.

    def render(self) -> str | rendering.Picture | None:
        if self.render_mode is None:
            logger.warn("render() was called on an environment that was made without a render_mode")
            return None
        if self.render_mode == HUMAN:
            sys.stdout.write(f"{self.position}\n\n")
            return None
        return rendering.render(self.position, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        """Nothing is open: pictures are arrays, and text is printed."""
