"""The Gymnasium environments, by Gymnasium's own checks and by the rules."""

import os
import pickle
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.testing import assert_array_equal
from numpy.typing import NDArray

from coloretto.envs.gym import ColorettoEnv, ColorettoVectorEnv
from coloretto.envs.observation import new_observations, observe_into, split
from coloretto.envs.rewards import REWARDS, Reward
from coloretto.envs.tiny_game import TINY
from coloretto.rules import PRINTED, ColorettoError, IllegalActionError, Phase, RuleSet
from coloretto.sim import PolicyError
from support.effort import effort


class Forgiving(ColorettoEnv):
    """Plays the first legal action for an illegal one.

    Gymnasium's checker samples an action, resets, and then plays it: it knows of no masks.
    """

    def step(self, action: np.int64) -> tuple[dict[str, NDArray[np.int8]], float, bool, bool, dict[str, Any]]:
        legal = self.position.legal_actions
        return super().step(action if action in legal else np.int64(legal[0]))


gymnasium.register("ForgivingColoretto-v0", partial(Forgiving))


@pytest.mark.parametrize("rules", PRINTED)
def test_gymnasium_finds_no_fault_with_the_environment_and_its_rendering(rules: str) -> None:
    check_env(gymnasium.make("ForgivingColoretto-v0", rules=rules).unwrapped)


def test_gymnasium_finds_no_fault_with_flat_observations() -> None:
    check_env(gymnasium.make("ForgivingColoretto-v0", flat=True).unwrapped)


def test_a_flat_observation_is_the_vector_and_the_masks_are_asked_for() -> None:
    flat, whole = ColorettoEnv("golden-3", flat=True), ColorettoEnv("golden-3")
    vector, info = flat.reset(seed=6)
    observation, _ = whole.reset(seed=6)
    assert vector in flat.observation_space
    assert_array_equal(vector, observation["observation"])
    assert_array_equal(flat.action_masks(), observation["action_mask"])
    assert_array_equal(flat.action_masks(), info["action_mask"])
    vectors = ColorettoVectorEnv(5, "golden-3", flat=True)
    assert vectors.reset(seed=6)[0] in vectors.observation_space
    assert vectors.action_masks().shape == (5, 11)


def test_gymnasium_makes_the_environments_by_their_registered_id() -> None:
    single = gymnasium.make("coloretto.envs.gym:Coloretto-v0", rules="golden-2-violet")
    assert isinstance(single.unwrapped, ColorettoEnv)
    vector = gymnasium.make_vec("coloretto.envs.gym:Coloretto-v0", num_envs=3, rules="golden-3")
    assert isinstance(vector, ColorettoVectorEnv)
    assert vector.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


def test_gymnasium_can_run_many_single_environments_side_by_side() -> None:
    envs = gymnasium.make_vec("coloretto.envs.gym:Coloretto-v0", num_envs=3, vectorization_mode="sync")
    observations, _ = envs.reset(seed=1)
    assert observations in envs.observation_space


def play_game(env: ColorettoEnv, seed: int) -> tuple[list[NDArray[np.int8]], float, dict[str, Any]]:
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    seen, reward, over = [observation["observation"]], 0.0, False
    while not over:
        assert reward == 0
        observation, reward, over, truncated, info = env.step(env.action_space.sample())
        assert not truncated
        seen.append(observation["observation"])
    return seen, reward, info


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_seed_decides_the_whole_game(opponents: str) -> None:
    env = ColorettoEnv("golden-4", opponents)
    first, reward, info = play_game(env, seed=8)
    again, same_reward, same_info = play_game(ColorettoEnv("golden-4", opponents), seed=8)
    assert_array_equal(first, again)
    assert (reward, info["seat"]) == (same_reward, same_info["seat"])
    other, _, _ = play_game(env, seed=9)
    assert len(first) != len(other) or not np.array_equal(first, other)


def test_resets_without_a_seed_go_on_to_other_games() -> None:
    env = ColorettoEnv("classic-3", "random")
    starts = {env.reset(seed=5)[0]["observation"].tobytes()}
    starts |= {env.reset()[0]["observation"].tobytes() for _ in range(20)}
    assert len(starts) > 10


def test_the_learner_acts_only_on_its_own_turns_and_sees_itself_first() -> None:
    env = ColorettoEnv("golden-3-violet", "greedy", seat=2)
    observation, info = env.reset(seed=3)
    over = False
    while not over:
        position, pieces = env.position, split(observation["observation"])
        assert info["seat"] == position.to_move == 2
        assert pieces["hands"][0].tolist() == list(position.hands[2].counts)
        assert pieces["hands"][1].tolist() == list(position.hands[0].counts)
        assert pieces["to_move"].tolist() == [1, 0, 0, 0, 0]
        assert_array_equal(np.flatnonzero(observation["action_mask"]), position.legal_actions)
        assert_array_equal(info["action_mask"], observation["action_mask"])
        observation, _, over, _, info = env.step(env.action_space.sample())


@pytest.mark.parametrize("reward", REWARDS)
def test_the_reward_comes_at_the_end_by_choice(reward: Reward) -> None:
    env = ColorettoEnv("classic-4", "random", reward=reward)
    for seed in range(20):
        _, received, info = play_game(env, seed)
        scores, seat = info["scores"].tolist(), info["seat"]
        assert tuple(scores) == env.position.scores
        others = [score for player, score in enumerate(scores) if player != seat]
        expected = {
            "score": scores[seat],
            "difference": scores[seat] - sum(others) / 3,
            "win_share": (scores[seat] == max(scores)) / scores.count(max(scores)),
        }
        assert received == pytest.approx(expected[reward])


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = ColorettoEnv("classic-4", "random")
    env.reset(seed=1)
    before = env.position
    with pytest.raises(IllegalActionError, match="illegal action: P4"):
        env.step(np.int64(10))
    assert env.position == before


def test_a_step_after_the_end_asks_for_a_reset() -> None:
    env = ColorettoEnv("classic-4", "random")
    play_game(env, seed=1)
    with pytest.raises(IllegalActionError, match="legal: none"):
        env.step(np.int64(5))


def test_sampled_actions_follow_a_mask_that_is_given() -> None:
    env = ColorettoEnv()
    env.reset(seed=1)
    only = np.zeros(11, np.int8)
    only[9] = 1
    assert env.action_space.sample(mask=only) == 9


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
def test_a_copied_environment_goes_on_by_itself_with_legal_samples(
    copied: Callable[[ColorettoEnv], ColorettoEnv],
) -> None:
    env = ColorettoEnv("classic-4", "random")
    env.reset(seed=2)
    before, copy, over = env.position, copied(env), False
    while not over:
        *_, over, _, _ = copy.step(copy.action_space.sample())
    assert env.position == before


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rules": "classic-2"}, "3 to 5 players"),
        ({"opponents": "clever"}, "unknown policy: 'clever'"),
        ({"opponents": ("random", "random")}, "2 policies for 3 seats"),
        ({"seat": 4}, "seat: 4 is not between 0 and 3"),
        ({"reward": "money"}, "unknown reward: 'money'"),
        ({"render_mode": "human"}, "unknown render mode: 'human'"),
    ],
)
def test_wrong_options_are_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ColorettoError, match=reason):
        ColorettoEnv(**options)
    with pytest.raises(ColorettoError, match=reason):
        ColorettoVectorEnv(2, **options)


def test_rendering_shows_the_position() -> None:
    text = ColorettoEnv(render_mode="ansi")
    text.reset(seed=1)
    assert text.render() == str(text.position)
    picture = ColorettoEnv(render_mode="rgb_array")
    picture.reset(seed=1)
    frame = picture.render()
    assert isinstance(frame, np.ndarray)
    assert frame.dtype == np.uint8
    assert ColorettoEnv().render() is None
    assert ColorettoVectorEnv(2).render() is None
    many = ColorettoVectorEnv(2, render_mode="ansi")
    many.reset(seed=1)
    assert many.render() == (str(many.position(0)), str(many.position(1)))


def test_opponents_that_choose_illegally_are_found() -> None:
    from numba import njit  # noqa: PLC0415 - for this test alone

    env = ColorettoVectorEnv(50, "classic-4", njit(lambda state, rng: 10), seat=0)
    with pytest.raises(PolicyError, match="an opponent chose an illegal action"):
        env.reset(seed=0)


# The vector environment.


def test_each_game_of_a_vector_is_a_game_of_the_rules() -> None:
    env = ColorettoVectorEnv(40, "golden-4-violet", opponents=None, reward="score")
    observations, infos = env.reset(seed=4)
    env.action_space.seed(4)
    finished = 0
    positions = [env.position(game) for game in range(40)]
    for _ in range(400):
        actions = env.action_space.sample()
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert observations in env.observation_space
        assert not truncations.any()
        for game, before in enumerate(positions):
            after = env.position(game)
            if before.is_over:
                assert after.round == 1
                assert not terminations[game]
            else:
                finished += check_step(before, int(actions[game]), after, rewards[game], terminations[game])
            if not after.is_over:
                assert infos["seat"][game] == after.to_move
                assert_array_equal(np.flatnonzero(observations["action_mask"][game]), after.legal_actions)
            positions[game] = after
    assert finished > 40


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("rules", [*PRINTED.values(), TINY], ids=[*PRINTED, "tiny"])
def test_an_observation_written_step_by_step_is_the_whole_observation(
    rules: RuleSet, opponents: str | None
) -> None:
    env = ColorettoVectorEnv(4, rules, opponents)
    observations, infos = env.reset(seed=6)
    env.action_space.seed(6)
    for _ in range(effort(150, 2000)):
        for game in range(4):
            records, whole = new_observations(1)
            observe_into(env.position(game).state, infos["seat"][game], records)
            assert_array_equal(observations["observation"][game], whole[0])
        observations, _, _, _, infos = env.step(env.action_space.sample())


def check_step(before: Any, action: int, after: Any, reward: float, terminated: bool) -> int:  # noqa: ANN401, FBT001
    """After a player's action the cards that it asks for have been revealed."""
    expected = before.after(action)
    if expected.phase == Phase.REVEAL:
        expected = expected.reveal(after.drawn)
    if expected.phase != Phase.REVEAL_BONUS:
        assert after == expected
    assert terminated == after.is_over
    assert reward == (after.scores[before.to_move] if after.is_over else 0)
    return int(after.is_over)


def test_a_vector_environment_gives_everybodys_returns_at_the_end() -> None:
    env = ColorettoVectorEnv(8, "classic-3", opponents=None, reward="win_share")
    env.reset(seed=2)
    env.action_space.seed(2)
    ends = 0
    while ends < 8:
        _, rewards, terminations, _, infos = env.step(env.action_space.sample())
        for game in np.flatnonzero(terminations):
            ends += 1
            assert infos["_returns"][game]
            assert infos["returns"][game].sum() == pytest.approx(1)
            assert tuple(infos["scores"][game]) == env.position(int(game)).scores
            assert rewards[game] in infos["returns"][game]


def test_games_of_a_vector_do_not_influence_each_other() -> None:
    few, many = ColorettoVectorEnv(2, "classic-4"), ColorettoVectorEnv(5, "classic-4")
    small, _ = few.reset(seed=[7, 8])
    large, _ = many.reset(seed=[1, 7, 2, 8, 3])
    for _ in range(50):
        assert_array_equal(small["observation"], large["observation"][[1, 3]])
        actions = np.argmax(large["action_mask"], axis=1)
        small, *_ = few.step(actions[[1, 3]])
        large, *_ = many.step(actions)


def test_an_illegal_action_in_one_game_changes_no_game() -> None:
    env = ColorettoVectorEnv(3, "classic-4", opponents=None)
    env.reset(seed=1)
    before = [env.position(game) for game in range(3)]
    with pytest.raises(IllegalActionError, match="illegal action: T0"):
        env.step(np.array([5, 0, 5]))
    assert [env.position(game) for game in range(3)] == before


def test_without_copies_the_same_arrays_are_reused() -> None:
    env = ColorettoVectorEnv(2, copy=False)
    first, _ = env.reset(seed=1)
    second, *_ = env.step(env.action_space.sample())
    assert first["observation"] is second["observation"]
    safe = ColorettoVectorEnv(2)
    first, _ = safe.reset(seed=1)
    kept = first["observation"].copy()
    safe.step(safe.action_space.sample())
    assert_array_equal(first["observation"], kept)


def test_several_threads_play_the_same_games_as_one() -> None:
    alone, together = ColorettoVectorEnv(1501), ColorettoVectorEnv(1501, threads=3)
    first, _ = alone.reset(seed=3)
    second, _ = together.reset(seed=3)
    for _ in range(60):
        assert_array_equal(first["observation"], second["observation"])
        actions = np.argmax(first["action_mask"], axis=1)
        first, *_ = alone.step(actions)
        second, *_ = together.step(actions)


def test_seeds_of_any_whole_type_are_heeded_and_others_refused() -> None:
    env = ColorettoVectorEnv(3)
    expected = env.reset(seed=3)[0]["observation"]
    assert_array_equal(env.reset(seed=np.int64(3))[0]["observation"], expected)  # type: ignore[arg-type]
    by_list = env.reset(seed=[4, 5, 6])[0]["observation"]
    assert_array_equal(env.reset(seed=np.array([4, 5, 6]))[0]["observation"], by_list)  # type: ignore[arg-type]
    for wrong in ([4], [4, 5, -6], [4, 5, None], ["a", "b", "c"]):
        with pytest.raises(ColorettoError, match="seeds: 3 non-negative integers expected"):
            env.reset(seed=wrong)  # type: ignore[arg-type]


def test_a_step_before_the_first_reset_asks_for_it() -> None:
    with pytest.raises(ColorettoError, match="call reset"):
        ColorettoEnv().step(np.int64(5))
    with pytest.raises(ColorettoError, match="call reset"):
        ColorettoVectorEnv(2).step(np.array([5, 5]))
    with pytest.raises(ColorettoError, match="call reset"):
        ColorettoEnv(render_mode="ansi").render()


def test_threads_name_the_game_with_an_illegal_action_and_change_none() -> None:
    env = ColorettoVectorEnv(1501, threads=3)
    before = env.reset(seed=3)[0]["action_mask"].copy()
    actions = np.argmax(before, axis=1)
    actions[1400] = np.argmin(before[1400])
    with pytest.raises(IllegalActionError):
        env.step(actions)
    actions[1400] = np.argmax(before[1400])
    after, *_ = env.step(actions)
    again = ColorettoVectorEnv(1501)
    again.reset(seed=3)
    assert_array_equal(after["observation"], again.step(actions)[0]["observation"])


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
def test_threads_work_in_a_child_process_after_the_parent_has_used_them() -> None:
    env = ColorettoVectorEnv(1501, threads=3)
    mask = env.reset(seed=3)[0]["action_mask"]
    mask = env.step(np.argmax(mask, axis=1))[0]["action_mask"]
    child = os.fork()
    if not child:
        env.step(np.argmax(mask, axis=1))
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0


@pytest.mark.parametrize("threads", [0, -1, 1000])
def test_a_number_of_threads_that_makes_no_sense_is_refused(threads: int) -> None:
    with pytest.raises(ColorettoError, match=f"threads: {threads} is not between 1 and"):
        ColorettoVectorEnv(2, threads=threads)


def test_the_wrong_number_of_actions_is_refused() -> None:
    env = ColorettoVectorEnv(3)
    env.reset(seed=1)
    with pytest.raises(ColorettoError, match=r"3 actions expected, not an array of \(2,\)"):
        env.step(np.array([5, 5]))


def test_gymnasiums_vector_wrappers_work_on_it() -> None:
    env = RecordEpisodeStatistics(ColorettoVectorEnv(4, "golden-2", "random"))
    env.reset(seed=1)
    episodes = 0
    while episodes < 4:
        *_, infos = env.step(env.action_space.sample())
        episodes += int(infos.get("_episode", np.zeros(4)).sum())
    assert env.episode_count >= 4
