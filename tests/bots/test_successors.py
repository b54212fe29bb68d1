"""The ends of a turn, beside the same in plain Python."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.bots.successors import (
    NO_SUCCESSOR,
    PLACEMENTS,
    SCORE_WEIGHT,
    SEAT_VALUES,
    SUCCESSORS,
    ValueIndices,
    best_action,
    enter_successor,
    evaluate_actions,
    utility,
)
from coloretto.rules import Action, Position
from coloretto.rules.constants import ACTIONS, KINDS, MAX_PLAYERS, MAX_ROWS
from support.bot_turns import (
    action_value,
    distinct_actions,
    distinct_turn_ends,
    has_one_golden_joker_at_most,
    turn_ends,
    worth,
)
from support.effort import effort
from support.play import games, with_deck

GOLDEN = "golden-3-brown g bJ/aa/- ab/c/d 0:choose 2 -"
TWINS = "classic-3-brown g a/a/- ab/c/d 0:choose 2 -"
THREE_GOLDEN = (
    "players:3,capacities:3.3.3,jokers:0,golden_jokers:3,reserve:15,table:brown,"
    "colours_removed:1,start_cards:1,games:1 g aJJ/bJ/- a/b/c 1:choose 1 -"
)


def reached(position: Position) -> dict[int, Position]:
    """The successors of a turn by their numbers."""
    found = {}
    for successor in range(SUCCESSORS):
        states = position.state
        if enter_successor(states[0], successor):
            found[successor] = Position.of_state(position.rule_set, states)
    return found


def table(position: Position) -> tuple[object, ...]:
    """A position without the order of its rows."""
    fields = position.text.split(" ")
    rows = sorted(zip(fields[2].split("/"), position.rule_set.capacities, strict=True))
    return *fields[:2], *rows, *fields[3:]


def decisions_by_lot(positions: list[Position], rng: Random) -> list[Position]:
    """A few decisions of a game, also about where a drawn card goes."""
    asked = [position for position in positions if position.legal_actions]
    return rng.sample(asked, min(8, len(asked)))


def seat_values_by_lot(position: Position) -> list[float]:
    """Always the same for the same position."""
    rng = Random(position.text)
    return [rng.random() for _ in range(SEAT_VALUES)]


def indices_of(successors: dict[int, Position]) -> ValueIndices:
    indices = np.full(SUCCESSORS, NO_SUCCESSOR, np.int32)
    indices[list(successors)] = range(len(successors))
    return indices


@settings(max_examples=effort(50, 500))
@given(games(), st.randoms(use_true_random=False))
def test_a_turn_can_end_in_every_leaf_and_nowhere_else_rows_alike_once(
    positions: list[Position], rng: Random
) -> None:
    for position in filter(has_one_golden_joker_at_most, decisions_by_lot(positions, rng)):
        successors = sorted(successor.text for successor in reached(position).values())
        assert successors == sorted(end.text for end in distinct_turn_ends(position))


@settings(max_examples=effort(50, 500))
@given(games(), st.randoms(use_true_random=False))
def test_what_the_leaves_leave_out_differs_in_the_order_of_rows_alone(
    positions: list[Position], rng: Random
) -> None:
    for position in decisions_by_lot(positions, rng):
        successors, ends = map(set, (map(table, reached(position).values()), map(table, turn_ends(position))))
        assert successors == ends if has_one_golden_joker_at_most(position) else successors <= ends


def test_the_card_that_comes_with_a_golden_joker_makes_a_leaf_of_its_own() -> None:
    position = Position(GOLDEN)
    taken = {successor: after for successor, after in reached(position).items() if successor >= PLACEMENTS}
    bonus = [successor - PLACEMENTS for successor in taken if successor < PLACEMENTS + KINDS]
    assert bonus == [card for card in range(KINDS) if position.deck.counts[card]]
    assert len(taken) == len(bonus) + 1


def test_of_several_golden_jokers_the_first_card_varies() -> None:
    position = Position(THREE_GOLDEN)
    first = [
        after
        for successor, after in reached(position).items()
        if PLACEMENTS <= successor < PLACEMENTS + KINDS
    ]
    assert len(first) == len(position.after(Action.TAKE_0).chance_outcomes)
    assert all(after.cards_left == position.cards_left - 2 for after in first)
    assert {len(after.hands[1]) for after in first} == {6}


def test_a_golden_joker_brings_nothing_from_an_empty_deck() -> None:
    position = with_deck(THREE_GOLDEN, "")
    assert [successor - PLACEMENTS for successor in reached(position)] == [0, KINDS]


def test_rows_alike_are_considered_once() -> None:
    successors = reached(Position(TWINS))
    assert {successor % MAX_ROWS for successor in successors if successor < PLACEMENTS} == {0, 2}
    assert [(successor - PLACEMENTS) // KINDS for successor in successors if successor >= PLACEMENTS] == [0]


@settings(max_examples=effort(50, 500))
@given(games(), st.randoms(use_true_random=False))
def test_an_action_is_worth_what_its_leaves_are_over_cards_by_chance_and_the_best_rows(
    positions: list[Position], rng: Random
) -> None:
    for position in filter(has_one_golden_joker_at_most, decisions_by_lot(positions, rng)):
        successors = reached(position)
        values = np.array([seat_values_by_lot(successor) for successor in successors.values()], np.float32)
        action_values = np.full((ACTIONS, SEAT_VALUES), 9, np.float32)
        evaluated = evaluate_actions(position.state[0], indices_of(successors), values, action_values)
        expected = {
            action: action_value(position, action, seat_values_by_lot)
            for action in distinct_actions(position)
        }
        for action, seats in expected.items():
            assert action_values[action] == pytest.approx(seats, abs=1e-5)
        player = position.to_move or 0
        best = expected[Action(best_action(player, evaluated, action_values))]
        assert worth(best, player) == pytest.approx(max(worth(seats, player) for seats in expected.values()))


@settings(max_examples=effort(50, 500))
@given(games(), st.randoms(use_true_random=False))
def test_no_action_has_a_value_that_is_not_legal_or_stands_for_another(
    positions: list[Position], rng: Random
) -> None:
    for position in decisions_by_lot(positions, rng):
        successors = reached(position)
        values = np.ones((len(successors), SEAT_VALUES), np.float32)
        action_values = np.full((ACTIONS, SEAT_VALUES), 9, np.float32)
        evaluated = evaluate_actions(position.state[0], indices_of(successors), values, action_values)
        expected = distinct_actions(position)
        assert [action for action in Action if evaluated >> action & 1] == expected
        for action in Action:
            assert action_values[action] == pytest.approx(1.0 if action in expected else 0.0)


def test_points_decide_between_ends_that_win_as_often() -> None:
    values = np.zeros(SEAT_VALUES, np.float32)
    values[[1, MAX_PLAYERS + 1]] = 0.5, 3
    assert utility(values, 1) == pytest.approx(0.5 + 3 * SCORE_WEIGHT)
    assert utility(values, 0) == 0
