"""OpenSpiel's own checks and algorithms, run on our game."""

import unittest
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

from coloretto.envs.openspiel import ColorettoGame, ColorettoState
from coloretto.envs.rewards import REWARDS
from coloretto.rules import PRINTED, Action
from support.spiel import last_state_of_game, load, play_by_lot

every_rule_set = pytest.mark.parametrize("name", PRINTED)
every_reward = pytest.mark.parametrize("returns", REWARDS)


@every_rule_set
@every_reward
def test_openspiel_s_random_simulations_find_nothing(name: str, returns: str) -> None:
    pyspiel.random_sim_test(load(name, returns), num_sims=2, serialize=True, verbose=False)


@every_rule_set
def test_openspiel_s_simulations_from_python_find_nothing(name: str) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(load(name))


@every_rule_set
def test_openspiel_s_api_checks_hold_on_a_part_of_the_tree(name: str) -> None:
    game = load(name)
    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": str(game)})
    result = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.skipped
    assert result.wasSuccessful(), [text for _, text in result.errors + result.failures]


def test_openspiel_builds_a_state_from_a_history() -> None:
    state = last_state_of_game(load("golden-4-violet"), seed=31)
    _, same = pyspiel.build_state_from_history_string(str(state.get_game()), state.history_str())
    assert str(same) == str(state)


def test_learners_can_play_in_openspiel_s_environment() -> None:
    environment = rl_environment.Environment(load("golden-3-brown"))
    rng, step = Random(32), environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(1)


def test_openspiel_s_tree_searches_find_the_better_of_the_last_two_rows() -> None:
    state = choice_of_the_last_two_rows(load("golden-2-brown", "score"), Random(33))
    game, player = state.get_game(), state.current_player()
    best = max(state.legal_actions(), key=lambda action: state.child(action).returns()[player])
    by_python = MCTSBot(game, 50, 50, RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert by_python.step(state) == best
    # Not `step`: it lets go of Python's lock, and then no game written in Python can be searched.
    in_c = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 50, 50, 100, False, 1, False)  # noqa: FBT003
    assert in_c.mcts_search(state).best_child().action == best


def choice_of_the_last_two_rows(game: ColorettoGame, rng: Random) -> ColorettoState:
    """Two players who draw as long as they can, and the second to take is at their last take."""
    state = game.new_initial_state()
    while state.is_chance_node() or not ends_either_way(state):
        if Action.DRAW in state.legal_actions() and not state.is_chance_node():
            state.apply_action(Action.DRAW)
        else:
            play_by_lot(state, rng)
    return state


def ends_either_way(state: ColorettoState) -> bool:
    ends = [state.child(action) for action in state.legal_actions()]
    return len(ends) == 2 and all(end.is_terminal() for end in ends)
