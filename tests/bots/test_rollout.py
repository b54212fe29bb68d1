"""The bot that lets actions race: the same rollouts for all, no more of them than are needed."""

from functools import partial
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from coloretto.analysis import analyse, roll_out
from coloretto.bots import ActionValue, check_bot, make_bot, rollout
from coloretto.bots.conformance import ODD
from coloretto.bots.network_files import shipped_network
from coloretto.bots.position_values import new_valuer, states_with, value_cards
from coloretto.bots.rollout_kernel import best_action
from coloretto.bots.rollout_race import (
    FIRST_EXPANSIONS,
    FIRST_WEIGHT,
    RACE,
    STRIDE,
    TURNS,
    drop_those_behind,
    standard_error,
)
from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules import PRINTED, Action, Position, WrongPhaseError
from coloretto.rules.constants import KINDS
from support.effort import effort
from support.play import games

CLOSE = Position("classic-4-brown - x/x/fg/bdd c/e/aa+*/dj* 0:choose 1 -")
CLEAR = Position("classic-3-brown g bbc/aaa/def aaa/b/c 0:choose 3 -")
NEAR_THE_END = Position("golden-2-brown ce +/b/x aaadddddffgg+J/aaabbbbbdfggg+++* 0:choose 7 abdfffg++++")
TWINS = Position("golden-4-violet - ab/ab/c/- aab/bcJ/cde/efg 2:choose 3 -")

RANDOM = np.random.default_rng(1)


def explained(position: Position, bot: str, seed: int = 1) -> dict[Action, ActionValue]:
    return {value.action: value for value in make_bot(bot, seed).explain(position)}


def test_it_keeps_the_promises_of_a_bot() -> None:
    check_bot(partial(make_bot, "rollout:9"), rule_sets=[PRINTED["golden-2-violet"], ODD])


def test_only_the_first_one_thinks_before_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server makes a bot for each decision."""
    first = make_bot("rollout:8", 5)
    monkeypatch.setattr(rollout, "begin_race", None)
    second = make_bot("rollout:8", 5)
    monkeypatch.undo()
    assert first.explain(CLOSE) == second.explain(CLOSE) == make_bot("rollout:8", 5).explain(CLOSE)


def test_where_nothing_is_to_be_decided_it_says_so() -> None:
    with pytest.raises(WrongPhaseError):
        make_bot("rollout:1", 1).choose(CLOSE.after(Action.DRAW))


@settings(max_examples=effort(4, 40), deadline=None)
@given(positions=games(), rng=st.randoms(use_true_random=False))
def test_it_plays_what_it_explains_first(positions: list[Position], rng: Random) -> None:
    position = rng.choice([each for each in positions if each.legal_actions])
    values = make_bot("rollout:8", 3).explain(position)
    assert make_bot("rollout:8", 3).choose(position) == values[0].action
    assert sorted(value.action for value in values) == list(position.legal_actions)


def test_no_action_is_rolled_out_more_often_than_the_budget_says() -> None:
    for budget in (1, STRIDE, STRIDE + 1):
        simulations = [value.simulations for value in explained(CLOSE, f"rollout:{budget}").values()]
        assert 0 < max(simulations) <= budget


def test_a_clear_decision_takes_no_rollouts() -> None:
    values = explained(CLEAR, "rollout:1000")
    assert all(value.simulations == 0 for value in values.values())
    assert make_bot("rollout:1000", 1).choose(CLEAR) == Action.TAKE_1


def test_actions_that_fall_behind_are_given_up_before_the_budget_is_spent() -> None:
    simulations = {value.simulations for value in explained(CLOSE, "rollout:10000").values()}
    assert 0 < max(simulations) < 10_000


def test_a_time_ends_the_race_too() -> None:
    assert make_bot("rollout:1ms", 1).choose(CLOSE) in CLOSE.legal_actions


def test_near_the_end_exact_values_decide() -> None:
    exact = {each.action: each for each in analyse(NEAR_THE_END).actions}
    for action, value in explained(NEAR_THE_END, "rollout:64").items():
        assert exact[action].is_exact
        assert value.simulations == 0
        assert value.win_shares == pytest.approx(exact[action].shares, abs=1e-6)
        assert value.scores == pytest.approx(exact[action].scores, abs=1e-4)


def test_rows_that_are_alike_are_worth_the_same() -> None:
    values = explained(TWINS, "rollout:16")
    first, second = values[Action.TAKE_0], values[Action.TAKE_1]
    assert (first.worth, first.simulations) == (second.worth, second.simulations)


def test_its_values_are_those_of_the_search_and_of_the_rollouts_together() -> None:
    bot, rollouts = explained(CLOSE, "rollout:200"), roll_out(CLOSE, 400, TURNS)
    search = explained(CLOSE, f"neural:{FIRST_EXPANSIONS}")
    for each in rollouts:
        count = bot[each.action].simulations
        expected = (FIRST_WEIGHT * search[each.action].worth + count * each.worth) / (FIRST_WEIGHT + count)
        error = 5 * (400 / max(1, count)) ** 0.5 * max(each.standard_errors)
        assert bot[each.action].worth == pytest.approx(expected, abs=error + 1e-6)


def test_another_seed_meets_other_cards() -> None:
    worths = {explained(CLOSE, "rollout:8", seed)[Action.DRAW].worth for seed in (1, 2)}
    assert len(worths) == 2


@settings(max_examples=effort(10, 200), deadline=None)
@given(positions=games(), rng=st.randoms(use_true_random=False))
def test_rollouts_are_played_like_a_look_ahead_of_one_turn(positions: list[Position], rng: Random) -> None:
    position = rng.choice([each for each in positions if each.legal_actions])
    valuer, states = new_valuer(shipped_network(position.rule_set)), states_with(position.state)
    action = Action(best_action(states, valuer))
    values = {each.action: each.worth for each in analyse(position, 0).actions}
    assert values[action] == pytest.approx(max(values.values()), abs=1e-6)
    if action == Action.DRAW:
        expected = np.zeros((KINDS, SEAT_VALUES))
        value_cards(states_with(position.after(action).state), new_valuer(valuer.networks), expected)
        assert valuer.memory[0].card_values == pytest.approx(expected)


def race_of(gains: NDArray[np.float64]) -> NDArray[np.void]:
    """After rollouts x actions with these gains over first values of 0."""
    races = np.zeros(1, RACE)
    rollouts, actions = gains.shape
    races["runners"] = (1 << actions) - 1
    races["rollouts"] = races["counts"][0, :actions] = rollouts
    races["sums"][0, :actions, 0] = gains.sum(0)
    races["products"][0, :actions, :actions] = gains.T @ gains
    return races


def test_the_error_of_a_difference_is_that_of_the_paired_rollouts() -> None:
    shared, own = RANDOM.normal(0.3, 0.1, (40, 1)), RANDOM.normal(0, 0.01, (40, 2))
    gains = shared + own
    error = standard_error(0, 1, 0, race_of(gains)[0])
    assert error == pytest.approx((gains[:, 0] - gains[:, 1]).std() / 40**0.5)


def test_what_all_runners_share_keeps_none_of_them_in_the_race() -> None:
    shared, own = RANDOM.normal(0, 0.2, (40, 1)), RANDOM.normal(0, 0.002, (40, 2))
    races = race_of(shared + own + [0.01, 0])
    drop_those_behind(0, races[0])
    assert races[0].runners == 0b01
