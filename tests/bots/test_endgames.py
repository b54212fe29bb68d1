"""Endgames that are enumerated to the end, beside a plain enumeration."""

from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from coloretto.bots.endgames import EQUAL, MOST_DEPTH, solve
from coloretto.bots.equivalent_actions import distinct_actions
from coloretto.bots.network import SCORE_UNIT
from coloretto.bots.position_values import states_with
from coloretto.bots.successors import SCORE_WEIGHT, SEAT_VALUES
from coloretto.rules import PRINTED, Game, Position
from coloretto.rules.constants import MAX_PLAYERS
from support.effort import LONG, effort

ENOUGH = 1_000_000
FEW = 3000
"""Positions that are still enumerated quickly in Python."""


class Expected(NamedTuple):
    shares: tuple[float, ...]
    scores: tuple[float, ...]

    def worth(self, player: int) -> float:
        return self.shares[player] + SCORE_WEIGHT * self.scores[player] / SCORE_UNIT


def expected(position: Position) -> Expected:
    """What happens on average if every player decides for what is worth most to them; ties: by lot."""
    if position.is_over:
        return Expected(position.win_shares, tuple(map(float, position.scores)))
    if outcomes := position.chance_outcomes:
        return mean([(expected(position.reveal(card)), float(odds)) for card, odds in outcomes])
    distinct, player = distinct_actions(position.state[0]), position.to_move or 0
    found = [expected(position.after(action)) for action in position.legal_actions if distinct >> action & 1]
    most = max(each.worth(player) for each in found)
    best = [each for each in found if each.worth(player) > most - EQUAL]
    return mean([(each, 1 / len(best)) for each in best])


def mean(found: list[tuple[Expected, float]]) -> Expected:
    """Of what may come, with the probability of each."""
    seats = range(len(found[0][0].shares))
    return Expected(
        tuple(sum(odds * each.shares[seat] for each, odds in found) for seat in seats),
        tuple(sum(odds * each.scores[seat] for each, odds in found) for seat in seats),
    )


def solved(position: Position, most_positions: int = ENOUGH) -> Expected | None:
    values = np.zeros((MOST_DEPTH, SEAT_VALUES))
    memory = np.zeros((2, MOST_DEPTH), np.int64), np.zeros(MOST_DEPTH), values
    if not solve(states_with(position.state), 0, most_positions, *memory):
        return None
    scores = values[0, MAX_PLAYERS : MAX_PLAYERS + position.players] * SCORE_UNIT
    return Expected(tuple(values[0, : position.players].tolist()), tuple(scores.tolist()))


def last_rounds(rules: str, seed: int) -> list[Position]:
    """The positions of a random game in its last round."""
    game, choices = Game.new(PRINTED[rules], seed=seed), Random(seed)
    positions = []
    while not game.is_over:
        if game.position.is_last_round:
            positions.append(game.position)
        game.play(choices.choice(game.legal_actions))
    return positions


@pytest.mark.parametrize(
    "rules", PRINTED if LONG else ["golden-2-brown", "classic-4-brown", "golden-3-violet"]
)
def test_a_solved_position_has_the_values_of_everyones_best_play(rules: str) -> None:
    compared = 0
    for seed in range(effort(4, 40)):
        for position in last_rounds(rules, seed):
            if found := solved(position, FEW):
                wanted = expected(position)
                assert found.worth(position.to_move or 0) == pytest.approx(
                    wanted.worth(position.to_move or 0)
                )
                assert found.shares == pytest.approx(wanted.shares, abs=1e-6)
                assert sum(found.shares) == pytest.approx(1)
                compared += 1
    assert compared > 3


def test_actions_that_are_worth_the_same_are_played_equally_often() -> None:
    """Player 2 gets 20 points by any action, but rounded differently; player 1 wins after two."""
    position = Position(
        "golden-4-brown - x/be+/x/d"
        " abccccdeeefgg+J*/aaabcdddddeffgj/abbddefffg++j/abcceggggg++++* 2:choose 10 -"
    )
    found = solved(position)
    assert found is not None
    assert found.shares == pytest.approx((0, 2 / 3, 0, 1 / 3))


def test_the_order_of_the_rows_does_not_choose_the_winner() -> None:
    """Player 2 gets 21 points from any row, and makes player 0 or player 3 the winner."""
    hands = "abdddddeff+jJ/aaaabbbbccdee++/bcdefgggg++j/abbbdeeffffgggg++++* 2:choose 6 -"
    for rows in ("ace/ace/ac+/x", "ac+/ace/ace/x", "x/ace/ac+/ace"):
        found = solved(Position(f"golden-4-brown - {rows} {hands}"))
        assert found is not None
        assert found.shares == pytest.approx((0.5, 0, 0, 0.5))


def test_before_the_last_round_nothing_is_solved() -> None:
    assert solved(Position.new(PRINTED["golden-2-brown"], seed=1)) is None


def test_a_tree_with_too_many_positions_is_given_up() -> None:
    position = last_rounds("golden-2-brown", 2)[-2]
    assert solved(position) is not None
    assert solved(position, 1) is None
