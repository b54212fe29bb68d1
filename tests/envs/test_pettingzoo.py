"""The PettingZoo environment: PettingZoo's own tests, and the promises of ours."""

from collections.abc import Iterator
from copy import deepcopy
from pickle import dumps, loads
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from coloretto.envs import coloretto_v0
from coloretto.envs.observation import split
from coloretto.envs.pettingzoo_env import ColorettoAECEnv
from coloretto.rules import (
    PRINTED,
    Action,
    ActionError,
    ColorettoError,
    IllegalActionError,
    Position,
    RuleSet,
    WrongPhaseError,
)

RULES = ("golden-2-violet", "classic-3", "classic-4", "golden-5")
BRIEF = 60  # cycles of PettingZoo's tests: more than a whole game for each agent

# PettingZoo's test knows by name which environments have observations with an action mask: its own.
accepts_dict_observations = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning:pettingzoo",
    "ignore:Observation space for each agent probably should be:UserWarning:pettingzoo",
)


def by_lot(env: ColorettoAECEnv, rng: Random) -> Iterator[str]:
    """Play a game to its end with actions by lot; before each, give the agent whose turn it is."""
    while not all(env.terminations.values()):
        yield env.agent_selection
        env.step(rng.choice(env.position.legal_actions))


def bare(env: Any) -> ColorettoAECEnv:  # noqa: ANN401 - with any of PettingZoo's wrappers
    unwrapped: ColorettoAECEnv = env.unwrapped
    return unwrapped


def finished(env: ColorettoAECEnv, rng: Random | None = None) -> ColorettoAECEnv:
    for _ in by_lot(env, rng or Random(0)):
        pass
    return env


def positions(env: ColorettoAECEnv, seed: int | None) -> list[Position]:
    env.reset(seed=seed)
    return [env.position for _ in by_lot(env, Random(0))]


# PettingZoo's own tests.


@accepts_dict_observations
@pytest.mark.parametrize("rules", RULES)
def test_it_passes_pettingzoos_api_test(rules: str) -> None:
    api_test(coloretto_v0.env(rules=rules), BRIEF)


@accepts_dict_observations
def test_the_raw_environment_passes_pettingzoos_api_test_too() -> None:
    api_test(coloretto_v0.raw_env(), BRIEF)


@pytest.mark.parametrize("rules", RULES)
def test_it_passes_pettingzoos_seed_test(rules: str) -> None:
    seed_test(lambda: coloretto_v0.env(rules=rules), BRIEF)


@pytest.mark.parametrize("rules", RULES)
def test_it_passes_pettingzoos_state_test(rules: str) -> None:
    env = coloretto_v0.env(rules=rules)
    state_test(env, turn_based_aec_to_parallel(env), BRIEF)


@pytest.mark.parametrize("rules", RULES)
def test_it_passes_pettingzoos_render_test(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: coloretto_v0.env(rules=rules, render_mode=render_mode))
    assert "round 1" in capsys.readouterr().out


@pytest.mark.parametrize("rules", RULES)
def test_it_passes_pettingzoos_parallel_tests_when_it_is_converted(rules: str) -> None:
    parallel_api_test(turn_based_aec_to_parallel(coloretto_v0.env(rules=rules)), 4 * BRIEF)
    parallel_seed_test(lambda: turn_based_aec_to_parallel(coloretto_v0.env(rules=rules)), BRIEF)


# How it is made.


def test_pettingzoo_makes_it_by_its_id_once_it_is_imported() -> None:
    env = pettingzoo.make("aec", "coloretto/coloretto_v0", rules="golden-2", reward="score")
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1"]
    assert pettingzoo.spec("aec", "coloretto/coloretto").id == "coloretto/coloretto-v0"


def test_pettingzoo_makes_it_from_a_spec_that_nobody_registered() -> None:
    spec = pettingzoo.EnvSpec("mine/coloretto_v0", entry_point="coloretto.envs.coloretto_v0:env")
    assert pettingzoo.make("aec", spec).max_num_agents == 4


def test_a_rule_set_may_be_given_as_text_or_as_itself() -> None:
    custom = RuleSet(players=2, capacities=(2, 2, 5))
    assert coloretto_v0.raw_env(rules=custom).rule_set == custom
    assert coloretto_v0.raw_env(rules="golden-3-violet").rule_set == PRINTED["golden-3-violet"]


@pytest.mark.parametrize("wrong", [{"rules": "chess"}, {"reward": "fun"}, {"render_mode": "hologram"}])
def test_wrong_options_are_named(wrong: dict[str, Any]) -> None:
    (value,) = wrong.values()
    with pytest.raises(ColorettoError, match=value):
        coloretto_v0.env(**wrong)


# What agents see and may do.


@pytest.mark.parametrize("rules", RULES)
def test_masks_are_the_legal_actions_of_the_agent_to_move_and_nothing_for_the_others(rules: str) -> None:
    env = coloretto_v0.raw_env(rules=rules)
    env.reset(seed=2)
    for moving in by_lot(env, Random(2)):
        legal = env.position.legal_actions
        assert moving == f"player_{env.position.to_move}"
        for agent in env.agents:
            expected = [int(agent == moving and action in legal) for action in Action]
            assert env.observe(agent)["action_mask"].tolist() == expected
            assert env.infos[agent]["action_mask"].tolist() == expected
        assert env.action_space(moving).sample() in legal
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@pytest.mark.parametrize("rules", RULES)
def test_every_agent_sees_the_table_from_their_own_seat(rules: str) -> None:
    env = coloretto_v0.raw_env(rules=rules)
    env.reset(seed=3)
    for _ in by_lot(env, Random(3)):
        position, players = env.position, env.rule_set.players
        for observer, agent in enumerate(env.agents):
            assert env.observation_space(agent).contains(env.observe(agent))
            seen = split(env.observe(agent)["observation"])
            around = [(observer + seat) % players for seat in range(players)]
            assert [tuple(hand) for hand in seen["hands"][:players].tolist()] == [
                position.hands[player].counts for player in around
            ]
            assert seen["in_round"][:players].tolist() == [player in position.players_in for player in around]
            assert around[int(seen["to_move"].argmax())] == position.to_move
            assert not seen["hands"][players:].any()
            assert seen["cards_left"] == position.cards_left


def test_what_was_seen_does_not_change_when_the_game_goes_on() -> None:
    env = coloretto_v0.raw_env()
    env.reset(seed=4)
    seen, _, _, _, info = env.last()
    before = deepcopy((seen, info))
    finished(env)
    np.testing.assert_equal((seen, info), before)


def test_the_state_is_the_first_agents_view() -> None:
    env = coloretto_v0.raw_env()
    env.reset(seed=5)
    for _ in by_lot(env, Random(5)):
        assert (env.state() == env.observe("player_0")["observation"]).all()


# Actions and rewards.


@pytest.mark.parametrize(
    ("action", "error"),
    [
        (Action.TAKE_0, IllegalActionError),
        *((number, ActionError) for number in (11, -1, 2**70, None, 5.0, "D")),
    ],
)
def test_an_illegal_action_raises_and_changes_nothing(action: Any, error: type[Exception]) -> None:  # noqa: ANN401
    env = coloretto_v0.raw_env()
    env.reset(seed=6)
    text = env.position.text  # fills the caches of the rule set, which are pickled too
    before = dumps(env)
    with pytest.raises(error) as raised:
        env.step(action)
    assert text in str(raised.value)
    assert dumps(env) == before


def test_with_pettingzoos_checks_an_illegal_action_still_raises_and_punishes_nobody() -> None:
    env = coloretto_v0.env()
    env.reset(seed=6)
    with pytest.raises(IllegalActionError, match="illegal action: T0"):
        env.step(Action.TAKE_0)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(11)
    env.step(Action.DRAW)
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_actions_may_be_numpys_numbers() -> None:
    env = coloretto_v0.raw_env()
    for kind in (np.int8, np.int32, np.int64, np.uint8):
        env.reset(seed=7)
        env.step(kind(Action.DRAW))
        assert env.position.drawn is not None


@pytest.mark.parametrize("rules", RULES)
def test_rewards_come_to_all_agents_at_once_with_the_last_action(rules: str) -> None:
    for kind in ("win_share", "score", "difference"):
        env = coloretto_v0.raw_env(rules=rules, reward=kind)
        env.reset(seed=8)
        for _ in by_lot(env, Random(8)):
            assert not any(env.rewards.values())
            assert not any(env.terminations.values())
        scores = env.position.scores
        others = [(sum(scores) - score) / (len(scores) - 1) for score in scores]
        expected = {
            "win_share": env.position.win_shares,
            "score": scores,
            "difference": [score - other for score, other in zip(scores, others, strict=True)],
        }[kind]
        assert list(env.rewards.values()) == pytest.approx(list(expected), rel=1e-6)
        assert list(env.terminations.values()) == [True] * len(scores)
        assert all(tuple(info["scores"]) == scores for info in env.infos.values())


def test_agents_get_their_reward_with_last_and_leave_one_by_one() -> None:
    env = coloretto_v0.raw_env(reward="score")
    env.reset(seed=9)
    scores = finished(env).position.scores
    rewards = {}
    for agent in env.agent_iter():
        _, rewards[agent], termination, truncation, _ = env.last()
        assert (termination, truncation) == (True, False)
        env.step(None)
    assert tuple(rewards.values()) == scores
    assert env.agents == []
    with pytest.raises(WrongPhaseError, match="no game has begun"):
        env.step(None)


def test_a_game_has_to_be_begun_before_an_action() -> None:
    with pytest.raises(WrongPhaseError, match="reset"):
        coloretto_v0.raw_env().step(Action.DRAW)


# Seeds and copies.


def test_a_seed_decides_the_deal_and_every_revealed_card() -> None:
    env, other = coloretto_v0.raw_env(rules="golden-4"), coloretto_v0.raw_env(rules="golden-4")
    finished_once = positions(env, 10)
    assert positions(env, 10) == positions(other, 10) == finished_once
    assert positions(env, 11) != finished_once


def test_without_a_seed_the_next_game_of_the_series_is_another_one_that_can_be_had_again() -> None:
    env = coloretto_v0.raw_env()
    series = [positions(env, seed) for seed in (12, None, None)]
    assert series[0] != series[1] != series[2] != series[0]
    assert [positions(env, seed) for seed in (12, None, None)] == series


def test_environments_without_a_seed_play_different_games() -> None:
    assert positions(coloretto_v0.raw_env(), None) != positions(coloretto_v0.raw_env(), None)


@pytest.mark.parametrize("seed", [0, 2**63, 2**64 - 1, np.int64(3)])
def test_seeds_may_be_any_number_of_64_bits(seed: int) -> None:
    assert positions(coloretto_v0.raw_env(), seed) == positions(coloretto_v0.raw_env(), seed)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_other_seeds_raise(seed: int) -> None:
    with pytest.raises(ColorettoError, match=f"seed: {seed}"):
        coloretto_v0.raw_env().reset(seed=seed)


@pytest.mark.parametrize("copied", [deepcopy, lambda env: loads(dumps(env))])  # noqa: S301 - our own bytes
def test_a_copy_goes_on_as_the_original_would_and_leaves_it_alone(copied: Any) -> None:  # noqa: ANN401
    env = coloretto_v0.env(rules="golden-5")
    env.reset(seed=13)
    for _ in range(20):
        env.step(env.action_space(env.agent_selection).sample())
    here, there = bare(env), bare(copied(env))
    before = here.position
    ending = [there.position for _ in by_lot(there, Random(13))]
    assert here.position == before
    assert [here.position for _ in by_lot(here, Random(13))] == ending


def test_a_copys_action_spaces_follow_the_copy() -> None:
    env = coloretto_v0.raw_env()
    env.reset(seed=14)
    copy = deepcopy(env)
    finished(env)
    for agent in by_lot(copy, Random(14)):
        assert copy.action_space(agent).sample() in copy.position.legal_actions


# What people see.


def test_text_and_pictures_show_the_position() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        env = coloretto_v0.raw_env(render_mode=mode)
        env.reset(seed=15)
        assert isinstance(env.render(), kind)
    text = coloretto_v0.raw_env(render_mode="ansi")
    text.reset(seed=15)
    assert text.render() == str(text.position)


def test_for_people_the_position_is_printed_with_every_action(capsys: pytest.CaptureFixture[str]) -> None:
    env = coloretto_v0.raw_env(render_mode="human")
    env.reset(seed=16)
    assert capsys.readouterr().out == f"{env.position}\n\n"
    env.step(Action.DRAW)
    assert capsys.readouterr().out == f"{env.position}\n\n"


def test_rendering_without_a_mode_warns() -> None:
    env = coloretto_v0.raw_env()
    env.reset(seed=17)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
