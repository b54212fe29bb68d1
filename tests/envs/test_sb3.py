"""The vector environment for Stable-Baselines3: Gymnasium's games, begun again in the same step."""

from itertools import islice

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from numpy.typing import NDArray

from coloretto.envs.gym import ColorettoVectorEnv
from coloretto.rules import ColorettoError, IllegalActionError

REASON = "stable-baselines3 is missing, so it is not tested: tools/install-trainers tries to install it"
pytest.importorskip("stable_baselines3", reason=REASON)
pytest.importorskip("sb3_contrib", reason=REASON)

from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported  # noqa: E402
from stable_baselines3.common.vec_env import VecMonitor  # noqa: E402

from coloretto.envs.sb3 import ColorettoVecEnv  # noqa: E402

GAMES = 4
STEPS = 400

Event = tuple[bytes, float, bool]
"""What a player sees after an action, the reward, and whether the game is over."""


def last_legal(masks: NDArray[np.bool_] | NDArray[np.int8]) -> NDArray[np.int64]:
    """A choice that depends on nothing but the mask."""
    actions: NDArray[np.int64] = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
    return actions


def events_of_gymnasium(rules: str) -> list[list[Event]]:
    env = ColorettoVectorEnv(GAMES, rules, "random", flat=True)
    vectors, _ = env.reset(seed=[7, 8, 9, 10])
    events: list[list[Event]] = [[(vector.tobytes(), 0.0, False)] for vector in vectors]
    for _ in range(STEPS):
        vectors, rewards, dones, _, _ = env.step(last_legal(env.action_masks()))
        for game, vector in enumerate(vectors):
            events[game].append((vector.tobytes(), float(rewards[game]), bool(dones[game])))
    return events


def events_of_sb3(rules: str) -> list[list[Event]]:
    env = ColorettoVecEnv(GAMES, rules, "random")
    env.seed(7)
    events: list[list[Event]] = [[(vector.tobytes(), 0.0, False)] for vector in env.reset()]
    for _ in range(STEPS):
        vectors, rewards, dones, infos = env.step(last_legal(env.action_masks()))
        for game, vector in enumerate(vectors):
            if dones[game]:
                last = infos[game]["terminal_observation"].tobytes()
                events[game].append((last, float(rewards[game]), True))
                events[game].append((vector.tobytes(), 0.0, False))
            else:
                events[game].append((vector.tobytes(), float(rewards[game]), False))
    return events


@pytest.mark.parametrize("rules", ["golden-2-violet", "classic-4"])
def test_the_same_seeds_give_the_games_of_the_gymnasium_environment(rules: str) -> None:
    for ours, theirs in zip(events_of_gymnasium(rules), events_of_sb3(rules), strict=True):
        assert any(done for _, _, done in ours)
        assert ours == list(islice(theirs, len(ours)))


def test_sb3_contrib_finds_the_action_masks_also_through_wrappers() -> None:
    env = VecMonitor(ColorettoVecEnv(3, "golden-5"))
    env.reset()
    assert is_masking_supported(env)
    for masks, position in zip(get_action_masks(env), env.get_attr("position"), strict=True):
        assert_array_equal(np.flatnonzero(masks), position.legal_actions)
    assert_array_equal(env.env_method("action_masks", indices=[1]), get_action_masks(env)[1:2])


def test_an_ended_game_tells_scores_and_seat() -> None:
    env = ColorettoVecEnv(1, "classic-3", "random", seat=1, reward="score")
    env.seed(3)
    env.reset()
    done = [False]
    while not done[0]:
        _, rewards, done, infos = env.step(last_legal(env.action_masks()))
    assert infos[0]["seat"] == 1
    assert infos[0]["scores"][1] == rewards[0]
    assert env.position(0).round == 1, "the next game has begun"


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = ColorettoVecEnv(2, "classic-4", "random")
    env.reset()
    before = [env.position(game) for game in range(2)]
    with pytest.raises(IllegalActionError, match="illegal action: P4"):
        env.step(np.array([5, 10]))
    assert [env.position(game) for game in range(2)] == before
    with pytest.raises(ColorettoError, match="no attributes to be set: reward = 1"):
        env.set_attr("reward", 1)
