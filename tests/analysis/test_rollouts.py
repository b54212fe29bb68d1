"""Rollouts: the luck of the cards is subtracted, which changes no mean."""

from statistics import mean

import pytest

from coloretto.analysis import EffortError, analyse, roll_out
from coloretto.rules import Action, ColorettoError, Position

EARLY = Position("classic-4-brown - ab/-/c/- a/b/c/d 2:choose 1 -")
NEAR_THE_END = Position("golden-2-brown ce +/b/x aaadddddffgg+J/aaabbbbbdfggg+++* 0:choose 7 abdfffg++++")
TWO_ALIKE = Position("classic-4-brown - ab/ab/-/- a/b/c/d 2:place-c 1 -")
NETWORK_ALONE = 0


def test_every_legal_action_is_rolled_out_the_best_first() -> None:
    found = roll_out(EARLY, 2, 1)
    assert {each.action for each in found} == set(EARLY.legal_actions)
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
    assert all(sum(each.shares) == pytest.approx(1, abs=1e-5) for each in found)
    assert all(len(each.scores) == len(each.standard_errors) == 4 for each in found)


def test_without_further_turns_the_values_are_those_of_the_network_whatever_the_card() -> None:
    network = {each.action: each for each in analyse(EARLY, NETWORK_ALONE).actions}
    for each in roll_out(EARLY, 5, 0):
        assert each.shares == pytest.approx(network[each.action].shares, abs=1e-6)
        assert each.scores == pytest.approx(network[each.action].scores, abs=1e-4)
        assert max(each.standard_errors) < 1e-6


def test_to_the_end_of_the_game_the_values_are_the_exact_ones_within_their_errors() -> None:
    exact = {each.action: each for each in analyse(NEAR_THE_END).actions}
    for each in roll_out(NEAR_THE_END, 200, 100):
        assert exact[each.action].is_exact
        error = 4 * each.standard_errors[0] + 1e-6
        assert each.shares[0] == pytest.approx(exact[each.action].shares[0], abs=error)


def test_without_the_luck_of_the_cards_the_results_vary_less() -> None:
    ratios = [ratio for each in roll_out(EARLY, 24, 4) for ratio in each.variance_ratios]
    assert mean(ratios) < 1


def test_rollouts_are_the_same_every_time() -> None:
    assert roll_out(EARLY, 3, 2) == roll_out(EARLY, 3, 2)


def test_rows_that_are_alike_are_worth_the_same() -> None:
    found = {each.action: each.shares for each in roll_out(TWO_ALIKE, 3, 2)}
    assert found[Action.PLACE_0] == found[Action.PLACE_1] != found[Action.PLACE_2]


@pytest.mark.parametrize(("rollouts", "turns"), [(1, 8), (0, 8), (2_000_000, 8), (8, -1), (8, 1001)])
def test_numbers_that_make_no_sense_are_refused(rollouts: int, turns: int) -> None:
    with pytest.raises(EffortError, match=f"{rollouts} rollouts of {turns} turns"):
        roll_out(EARLY, rollouts, turns)


def test_where_nothing_is_to_be_decided_nothing_is_rolled_out() -> None:
    with pytest.raises(ColorettoError):
        roll_out(EARLY.after(Action.DRAW))
