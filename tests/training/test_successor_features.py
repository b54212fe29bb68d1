"""The features of successors from known scores are those that a description from scratch has."""

from random import Random

import numpy as np
import pytest

from coloretto.bots.features import FEATURES, NO_ROW, describe
from coloretto.bots.successors import SUCCESSORS, enter_successor
from coloretto.rules import PRINTED, Position, RuleSet
from coloretto.rules.constants import CHOOSE, KINDS, MAX_PLAYERS, MAX_ROWS, OVER
from coloretto.rules.stepping import States
from coloretto.training.successor_features import (
    NOBODY,
    SCORES,
    KnownScores,
    changed_row,
    describe_with,
    is_scored,
    score_with,
    taker,
)

HAND = np.zeros(KINDS, np.int8)
ONE_IN = 4  # positions of a game


def known_scores(state: States) -> KnownScores:
    known = np.zeros(SCORES, np.int16)
    for player in range(MAX_PLAYERS):
        for row in range(NO_ROW, MAX_ROWS):
            if is_scored(state[0], player, row):
                known[player, row - NO_ROW] = score_with(state[0], player, row, HAND)
    return known


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


def same_features(state: States, known: KnownScores, row: int, player: int) -> bool:
    expected, found = np.zeros(1, FEATURES), np.zeros(1, FEATURES)
    describe(state[0], expected[0])
    describe_with(known, state[0], row, player, HAND, found[0])
    return bool(expected[0] == found[0])


@pytest.mark.parametrize("rules", PRINTED)
def test_known_scores_describe_a_position_and_all_its_successors(rules: str) -> None:
    for state in some_choices(PRINTED[rules], Random(rules)):
        known = known_scores(state)
        assert same_features(state.copy(), known, NO_ROW, NOBODY)
        for successor in range(SUCCESSORS):
            after = state.copy()
            if enter_successor(after[0], successor) and after["phase"][0] != OVER:
                mover = int(state["to_move"][0])
                assert same_features(after, known, changed_row(successor), taker(successor, mover)), successor
