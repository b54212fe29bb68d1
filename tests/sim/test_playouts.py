"""What `playout`, `rollout` and `sample_card` promise: real games that go on from a position."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import njit

from coloretto.rules import ColorettoError, Position, RuleSet, parse_rule_set
from coloretto.rules.kernel import State
from coloretto.sim import PolicyError, below, choose_randomly, playout, rollout, simulate
from coloretto.sim.chance import Rng
from support.effort import effort
from support.play import rule_sets, seeds

CLASSIC_3 = Position("classic-3-brown g bbc/aa/- aa/b/cd 0:choose 2 -")


@njit
def own(state: State, rng: Rng) -> int:
    return choose_randomly(state, rng)


@njit
def wrong(state: State, rng: Rng) -> int:
    return below(rng, 11)


def some_position(rule_set: RuleSet, seed: int, steps: int) -> Position:
    """A position after random decisions and cards; every phase may come."""
    random = Random(seed)
    position = Position.new(rule_set, seed)
    for _ in range(steps):
        if position.is_over:
            break
        if position.phase.is_chance:
            position = position.reveal(position.sample_card(random))
        else:
            position = position.after(random.choice(position.legal_actions))
    return position


@given(rule_sets, seeds, st.integers(0, 60))
@settings(max_examples=effort(20, 200))
def test_a_playout_ends_the_game_and_is_the_first_game_of_the_rollout(
    rule_set: RuleSet, seed: int, steps: int
) -> None:
    position = some_position(rule_set, seed, steps)
    before = position.text
    end = playout(position, "random", seed)
    assert end.is_over
    assert end == playout(position, ["random"] * rule_set.players, seed)
    results = rollout(position, "random", 3, seed=seed)
    assert tuple(results.scores[0]) == end.scores
    assert np.allclose(results.win_shares[0], end.win_shares)
    assert results.rounds[0] == end.round
    assert position.text == before, "positions do not change"


def test_what_was_taken_stays_taken_and_no_card_comes_twice() -> None:
    position = some_position(parse_rule_set("golden-4"), 3, 40)
    end = playout(position, "greedy", 5)
    for hand, later in zip(position.hands, end.hands, strict=True):
        assert all(had <= has for had, has in zip(hand.counts, later.counts, strict=True))
    assert all(had >= has for had, has in zip(position.deck.counts, end.deck.counts, strict=True))


def test_a_game_that_is_over_stays_as_it_is() -> None:
    end = playout(CLASSIC_3)
    assert playout(end) == end
    results = rollout(end, games=2)
    assert results.decisions.tolist() == [0, 0]
    assert tuple(results.scores[1]) == end.scores


def test_rollouts_from_the_first_position_are_as_good_as_simulated_games() -> None:
    position = Position.new(parse_rule_set("classic-3"), 1)
    policies = ("greedy", "random", "random")
    from_here = rollout(position, policies, 2000, seed=1).win_shares[:, 0].mean()
    anywhere = simulate("classic-3", policies, 2000, seed=1).win_shares[:, 0].mean()
    assert abs(from_here - anywhere) < 0.05


def test_results_do_not_depend_on_threads_or_on_how_a_policy_is_given() -> None:
    alone = rollout(CLASSIC_3, "random", 5000, seed=7, threads=1)
    together = rollout(CLASSIC_3, own, 5000, seed=7, threads=3)
    assert np.array_equal(alone.scores, together.scores)
    assert playout(CLASSIC_3, own, 7) == playout(CLASSIC_3, "random", 7)


def test_seeds_of_64_bits_are_different_games() -> None:
    assert len({playout(CLASSIC_3, seed=seed) for seed in (0, 1, 1 << 63, (1 << 64) - 1)}) == 4


def test_mistakes_are_refused_with_the_value() -> None:
    with pytest.raises(PolicyError, match="illegal action after 'classic-3"):
        playout(CLASSIC_3, wrong)
    with pytest.raises(PolicyError, match="illegal action in game 0 of seed 4"):
        rollout(CLASSIC_3, wrong, 10, seed=4)
    with pytest.raises(ColorettoError, match="seed: -1"):
        playout(CLASSIC_3, seed=-1)
    with pytest.raises(ColorettoError, match="games: -1"):
        rollout(CLASSIC_3, games=-1)
    with pytest.raises(ColorettoError, match="threads: 0"):
        rollout(CLASSIC_3, threads=0)
    with pytest.raises(PolicyError, match="2 policies for 3 seats"):
        playout(CLASSIC_3, ("random", "greedy"))
