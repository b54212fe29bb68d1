"""SuperSuit's wrappers around the PettingZoo environment."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

from coloretto.envs import coloretto_v0

supersuit = pytest.importorskip(
    "supersuit", reason="SuperSuit is missing: tools/install-trainers tries to install it"
)

WRAPPERS: dict[str, Callable[[Any], Any]] = {
    "dtype": lambda env: supersuit.dtype_v0(env, np.float32),
    "normalize": lambda env: supersuit.normalize_obs_v0(supersuit.dtype_v0(env, np.float32)),
    "frame stack": lambda env: supersuit.frame_stack_v1(env, 3),
    "agent indicator": supersuit.agent_indicator_v0,
    "flatten": supersuit.flatten_v0,
    "clip reward": supersuit.clip_reward_v0,
}


@pytest.mark.parametrize("wrapper", WRAPPERS)
def test_games_with_flat_observations_are_played_through_wrappers(wrapper: str) -> None:
    env = WRAPPERS[wrapper](coloretto_v0.env(rules="classic-3", flat=True))
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, _, termination, _, info = env.last()
        assert observation in env.observation_space(agent)
        env.step(None if termination else env.action_space(agent).sample(info["action_mask"]))
    assert not env.agents


def test_a_turn_based_parallel_environment_becomes_a_vector_environment() -> None:
    parallel = turn_based_aec_to_parallel(coloretto_v0.raw_env(rules="classic-3", flat=True))
    vector = supersuit.pettingzoo_env_to_vec_env_v1(parallel)
    assert vector.num_envs == 3
    assert vector.observation_space.shape == (159,)


def test_agents_that_take_turns_are_refused_where_all_must_act_at_once() -> None:
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(coloretto_v0.env())
