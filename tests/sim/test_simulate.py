"""What `simulate` promises: real games, reproducible for every policy on every device."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import njit

from coloretto.bots import make_bot
from coloretto.rules import PRINTED, ColorettoError, RuleSet, parse_rule_set
from coloretto.rules.constants import DRAW
from coloretto.rules.kernel import State, legal_actions
from coloretto.rules.layouts import layout_of
from coloretto.sim import PolicyError, Results, below, choose_randomly, simulate
from coloretto.sim.chance import Rng
from coloretto.sim.cpu import loops
from coloretto.sim.game_loop import RESULT, new_setting
from coloretto.sim.seating import seat_specialised
from coloretto.sim.simulation import simulate_into
from support.effort import effort
from support.play import printed_rule_sets, rule_sets, seeds

CLASSIC_4 = parse_rule_set("classic-4")


@njit
def eager(state: State, rng: Rng) -> int:
    """A user's own policy: takes the first row it may, else draws or places by lot."""
    legal = legal_actions(state)
    for action in range(DRAW):
        if legal >> action & 1:
            return action
    return choose_randomly(state, rng)


@njit
def wrong(state: State, rng: Rng) -> int:
    return below(rng, 11)


def same(these: Results, those: Results) -> bool:
    return all(
        np.array_equal(getattr(these, name), getattr(those, name))
        for name in ("scores", "win_shares", "decisions", "rounds")
    )


@given(rule_sets, seeds)
@settings(max_examples=effort(30, 300))
def test_win_shares_of_every_game_add_up_to_one_and_go_to_the_highest_scores(
    rule_set: RuleSet, seed: int
) -> None:
    results = simulate(rule_set, "random", 20, seed=seed)
    most = results.scores.max(axis=1, keepdims=True)
    winners = results.scores == most
    assert np.allclose(results.win_shares, winners / winners.sum(axis=1, keepdims=True))


@given(printed_rule_sets, seeds, st.integers(1, 5))
@settings(max_examples=effort(20, 200))
def test_results_do_not_depend_on_the_number_of_threads(rule_set: RuleSet, seed: int, threads: int) -> None:
    alone = simulate(rule_set, "random", 5000, seed=seed, threads=1)
    assert same(alone, simulate(rule_set, "random", 5000, seed=seed, threads=threads))


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    later = np.zeros(10, RESULT)
    list(simulate_into(later, CLASSIC_4, "random", first_game=90, seed=5))
    first = simulate(CLASSIC_4, "random", 100, seed=5)
    assert np.array_equal(later["scores"][:, :4], first.scores[90:])
    assert not np.array_equal(first.scores, simulate(CLASSIC_4, "random", 100, seed=6).scores)


@pytest.mark.parametrize("name", PRINTED)
def test_random_players_of_equal_strength_win_equally_often(name: str) -> None:
    rule_set = PRINTED[name]
    shares = simulate(rule_set, "random", 20_000, seed=1).win_shares.mean(axis=0, dtype=float)
    assert np.abs(shares - 1 / rule_set.players).max() < 0.02


@pytest.mark.parametrize("name", PRINTED)
def test_one_greedy_player_beats_random_ones(name: str) -> None:
    rule_set = PRINTED[name]
    policies = ("greedy", *["random"] * (rule_set.players - 1))
    shares = simulate(rule_set, policies, 2000, seed=1).win_shares.mean(axis=0, dtype=float)
    assert shares[0] > 0.5


def test_policies_sit_where_they_were_seated() -> None:
    shares = simulate(CLASSIC_4, ("random", "random", "greedy", "random"), 1000).win_shares.mean(axis=0)
    assert shares.argmax() == 2


def test_a_users_own_policy_plays_beside_the_shipped_ones() -> None:
    results = simulate(CLASSIC_4, (eager, "greedy", eager, "random"), 500, seed=2)
    assert same(results, simulate(CLASSIC_4, (eager, "greedy", eager, "random"), 500, seed=2, threads=1))
    assert results.win_shares[:, 1].mean() > 0.5
    everybody_eager = simulate(CLASSIC_4, eager, 500)
    assert everybody_eager.rounds.mean() > results.rounds.mean()


def test_policies_compiled_for_one_seating_play_the_same_games() -> None:
    policies = ("greedy", "random", "random", "random")
    seating = seat_specialised(policies, 4)
    records = np.zeros(100, RESULT)
    _, play_games = loops(seating.choose)
    play_games(layout_of(CLASSIC_4).copy(), new_setting(CLASSIC_4, 3, seating.numbers), 0, records)
    assert same(Results.of(records, 4), simulate(CLASSIC_4, policies, 100, seed=3))


def test_an_illegal_choice_of_a_users_policy_is_found_and_named_with_its_game() -> None:
    with pytest.raises(PolicyError, match=r"illegal action in game \d+ of seed 3"):
        simulate(CLASSIC_4, wrong, 100, seed=3)


@pytest.mark.parametrize(
    ("policies", "reason"),
    [
        ("clever", "unknown policy: 'clever'"),
        (("random", "random"), "2 policies for 4 seats"),
        (lambda state, rng: DRAW, "decorate the function with numba.njit"),
    ],
)
def test_policies_that_cannot_play_are_refused_with_the_reason(policies: object, reason: str) -> None:
    with pytest.raises(PolicyError, match=reason):
        simulate(CLASSIC_4, policies, 10)  # type: ignore[arg-type]


@njit
def prodigal(state: State, rng: Rng) -> int:
    """Draws many rng of its own before it plays by lot."""
    for _ in range(10):
        below(rng, 2)
    return choose_randomly(state, rng)


@njit
def first_legal(state: State, rng: Rng) -> int:
    legal, action = legal_actions(state), 0
    while not legal >> action & 1:
        action += 1
    return action


@njit
def wasteful(state: State, rng: Rng) -> int:
    below(rng, 2)
    action: int = first_legal(state, rng)
    return action


def test_the_cards_of_a_game_do_not_depend_on_the_lots_that_its_policies_draw() -> None:
    assert same(simulate(CLASSIC_4, first_legal, 50), simulate(CLASSIC_4, wasteful, 50))
    assert not same(simulate(CLASSIC_4, prodigal, 50), simulate(CLASSIC_4, "random", 50))


def test_a_rule_set_may_be_given_by_its_name() -> None:
    assert same(simulate("classic-4", "random", 20), simulate(CLASSIC_4, "random", 20))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"games": -1}, "games: -1 is below 0"),
        ({"threads": 0}, "threads: 0 is below 1"),
        ({"device": "tpu"}, "unknown device: 'tpu' .known: cpu, gpu."),
        ({"seed": -1}, "seed: -1 is not between 0 and"),
        ({"rules": "classic-9"}, "3 to 5 players, not 9"),
        ({"policies": make_bot("greedy", 1)}, "is a bot: here only shipped policies"),
    ],
)
def test_wrong_arguments_are_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ColorettoError, match=reason):
        simulate(**{"rules": "classic-4", "games": 10, **options})
