"""The features of successors from what they share are those that a description from scratch has."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from coloretto.bots.features import FEATURES, NO_ROW, clear, describe, describe_lead
from coloretto.bots.successors import PLACEMENTS, SUCCESSORS, enter_successor
from coloretto.rules import PRINTED, Position, RuleSet
from coloretto.rules.constants import CHOOSE, KINDS, MAX_PLAYERS, MAX_ROWS, OVER
from coloretto.rules.kernel import next_in_round
from coloretto.rules.score_kernel import packed_hand
from coloretto.rules.stepping import States
from coloretto.sim.greedy import packed_row
from coloretto.training.successor_features import (
    COMPARED,
    NOBODY,
    PARTS,
    POSITION,
    compare_part,
    describe_part,
    describe_placement,
    has_successor,
    prepare_colour,
    prepare_key,
    prepare_row,
    prepare_score,
)

ONE_IN = 4  # positions of a game


def as_the_next_player_sees(state: States) -> States:
    base = state.copy()
    base["to_move"] = next_in_round(state[0], int(state["to_move"][0]))
    return base


def prepared(state: States) -> NDArray[np.void]:
    base, position = as_the_next_player_sees(state), np.zeros(1, POSITION)
    for player in range(MAX_PLAYERS):
        position["hands"][0, player] = packed_hand(state[0].hands[player])
    for row in range(MAX_ROWS):
        position["rows"][0, row] = packed_row(state[0], row)
    for card in range(KINDS):
        prepare_colour(base[0], card, position[0])
    for row in range(MAX_ROWS):
        prepare_row(state[0], row, position[0])
    for player in range(MAX_PLAYERS):
        for row in range(NO_ROW, MAX_ROWS):
            prepare_score(state[0], player, row, position[0])
    return position


def in_parts(position: NDArray[np.void], state: States, changed: int) -> NDArray[np.void]:
    features = np.zeros(1, FEATURES)
    clear(features[0])
    for part in range(PARTS):
        describe_part(position[0].known, state[0], changed, part, features[0])
    return features


def after_take(position: NDArray[np.void], state: States, changed: int) -> NDArray[np.void]:
    features, keys = in_parts(position, state, changed), np.zeros(MAX_ROWS, np.int64)
    for row in range(MAX_ROWS):
        prepare_key(state[0], row, features[0], keys)
    for part in range(COMPARED):
        compare_part(keys, state[0], part, features[0])
    return features


def after_placement(position: NDArray[np.void], state: States, successor: int) -> NDArray[np.void]:
    base = as_the_next_player_sees(state)
    features = in_parts(position, base, NOBODY)
    for seat in range(int(base["players"][0])):
        describe_lead(base[0], seat, features[0])
    card, row = successor // MAX_ROWS, successor % MAX_ROWS
    describe_placement(position[0], state[0], int(base["to_move"][0]), card, row, features[0])
    return features


def described(state: States) -> NDArray[np.void]:
    features = np.zeros(1, FEATURES)
    describe(state[0], features[0])
    return features


def some_choices(rule_set: RuleSet, random: Random) -> list[States]:
    """States of a random game in which a player draws or takes a row."""
    position, states = Position.new(rule_set, seed=random.randrange(100)), []
    while not position.is_over:
        if not position.legal_actions:
            position = position.reveal(random.choice([card for card, _ in position.chance_outcomes]))
            continue
        if position.state["phase"][0] == CHOOSE and random.randrange(ONE_IN) == 0:
            states.append(position.state)
        position = position.after(random.choice(position.legal_actions))
    return states


@pytest.mark.parametrize("rules", PRINTED)
def test_a_position_and_all_its_successors_are_described(rules: str) -> None:
    for state in some_choices(PRINTED[rules], Random(rules)):
        position = prepared(state)
        assert described(state) == after_take(position, state, NOBODY)
        for successor in range(SUCCESSORS):
            after = state.copy()
            there = enter_successor(after[0], successor)
            assert has_successor(state[0], successor) == there
            if not there or after["phase"][0] == OVER:
                continue
            if successor < PLACEMENTS:
                assert described(after) == after_placement(position, state, successor), successor
            else:
                mover = int(state["to_move"][0])
                assert described(after) == after_take(position, after, mover), successor
