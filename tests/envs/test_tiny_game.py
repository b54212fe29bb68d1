"""A game small enough to be solved: our solution and OpenSpiel's agree in every position."""

import sys
from fractions import Fraction
from unittest.mock import MagicMock

import pyspiel
import pytest

from coloretto.envs.openspiel import SHORT_NAME
from coloretto.envs.tiny_game import TINY, TINY_VALUE, solve
from coloretto.rules import Action, ColorettoError, Opening, Position, rule_set_text


def start(player: int) -> Position:
    return Position.start(Opening(TINY, (), ((), ()), player))


@pytest.fixture(scope="module")
def values() -> dict[Position, Fraction]:
    return solve(start(0))


def test_the_tiny_game_has_the_value_that_is_stated(values: dict[Position, Fraction]) -> None:
    assert values[start(0)] == TINY_VALUE
    assert len(values) == 5178


def test_seats_are_symmetric() -> None:
    assert solve(start(1))[start(1)] == -TINY_VALUE


def test_no_decision_is_better_than_its_best_action(values: dict[Position, Fraction]) -> None:
    for position, value in values.items():
        if position.to_move == 0 and position.legal_actions:
            assert value == max(values[position.after(action)] for action in position.legal_actions)


def test_value_iteration_of_openspiel_agrees_in_every_position(
    values: dict[Position, Fraction], monkeypatch: pytest.MonkeyPatch
) -> None:
    # OpenSpiel imports cvxpy beside it, for games in which players decide at the same time
    monkeypatch.setitem(sys.modules, "cvxpy", MagicMock())
    from open_spiel.python.algorithms.value_iteration import value_iteration  # noqa: PLC0415 - needs the line above

    rules = rule_set_text(TINY).replace(",", ";")
    game = pyspiel.load_game(f"{SHORT_NAME}(rules={rules},returns=difference)")
    theirs = value_iteration(game, depth_limit=-1, threshold=1e-12)
    decisions = [position for position in values if position.legal_actions or position.is_over]
    assert len(decisions) > 2000
    assert all(theirs[position.text] == pytest.approx(float(values[position])) for position in decisions)


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(ColorettoError, match="two players can be solved: 'classic-3"):
        solve(Position("classic-3-brown g -/-/- a/b/c 0:choose 1 -"))
    with pytest.raises(ColorettoError, match="more than 10 positions follow"):
        solve(start(0).after(Action.DRAW), most_positions=10)
