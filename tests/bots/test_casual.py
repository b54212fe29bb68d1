"""The bot of the level `medium`: greedy, and inattentive at times."""

from functools import partial

import pytest

from coloretto.bots import check_bot, make_bot
from coloretto.bots.casual import INATTENTIVE_IN
from coloretto.bots.conformance import ODD
from coloretto.rules import PRINTED, Action, Position
from support.effort import effort

POSITION = Position("classic-4-brown - aa/c/b/- aab/bb/cc/d 0:choose 1 -")
"""A beginner takes the pair at once, `greedy` waits for a better row."""
SEEDS = effort(900, 9000)


def test_it_keeps_the_promises_of_a_bot() -> None:
    check_bot(partial(make_bot, "casual"), rule_sets=[PRINTED["golden-2-violet"], ODD])


def test_it_decides_like_a_beginner_once_in_three_times_and_otherwise_greedily() -> None:
    greedy = make_bot("greedy", 1).choose(POSITION)
    assert greedy is Action.DRAW
    takes = sum(make_bot("casual", seed).choose(POSITION) is not greedy for seed in range(SEEDS))
    beginners = sum(make_bot("beginner", seed).choose(POSITION) is not greedy for seed in range(SEEDS))
    assert beginners > SEEDS / 2
    assert takes / SEEDS == pytest.approx(beginners / SEEDS / INATTENTIVE_IN, abs=0.06)
